import type { Funzione } from './albero.ts';

/** What a function takes and what it gives, in the words of who writes it. */
export interface VoceFunzione {
  /** The fewest and the most arguments. */
  readonly argomenti: readonly [number, number];
  readonly firma: string;
  readonly testo: string;
}

/** The functions as they are listed beside the editor and named in what is refused. */
export const CATALOGO: Readonly<Record<Funzione, VoceFunzione>> = {
  somma: {
    argomenti: [1, 50],
    firma: 'somma(a; b; …)',
    testo: 'La somma; di un rigo ripetuto (RA1*.11) il totale di tutti i suoi righi.',
  },
  minimo: { argomenti: [2, 50], firma: 'minimo(a; b; …)', testo: 'Il più piccolo.' },
  massimo: { argomenti: [2, 50], firma: 'massimo(a; b; …)', testo: 'Il più grande: con 0, mai sotto zero.' },
  se: {
    argomenti: [3, 3],
    firma: 'se(condizione; valore; altrimenti)',
    testo: 'Il primo valore quando la condizione è vera, il secondo quando non lo è.',
  },
  arrotonda: {
    argomenti: [1, 2],
    firma: 'arrotonda(a; decimali)',
    testo: 'Arrotonda, per eccesso da 0,50; senza decimali, all’unità.',
  },
  tronca: { argomenti: [1, 2], firma: 'tronca(a; decimali)', testo: 'Toglie i decimali oltre quelli detti.' },
  percentuale: {
    argomenti: [2, 2],
    firma: 'percentuale(a; quota)',
    testo: 'Tanti per cento di un importo: percentuale(RN1.5; 20).',
  },
  conta: {
    argomenti: [1, 50],
    firma: 'conta(a; b; …)',
    testo: 'Quante caselle sono compilate, o quante condizioni sono vere.',
  },
  presente: { argomenti: [1, 1], firma: 'presente(casella)', testo: 'Vero quando la casella è compilata.' },
};

/** Words of other languages and of spreadsheets, and what is written here in their place. */
export const PAROLE_ALTRUI: ReadonlyMap<string, string> = new Map([
  ['and', 'e'],
  ['or', 'o'],
  ['not', 'non'],
  ['if', 'se'],
  ['sum', 'somma'],
  ['min', 'minimo'],
  ['max', 'massimo'],
  ['round', 'arrotonda'],
  ['count', 'conta'],
  ['true', 'vero'],
  ['false', 'falso'],
]);

/** What a sign that is not of the formulas stands for. */
export const SEGNI_ALTRUI: Readonly<Record<string, string>> = {
  '&': 'Due condizioni si uniscono con «e».',
  '|': 'Due condizioni si uniscono con «o».',
  '!': 'La negazione si scrive «non», il diverso «<>».',
  '[': 'Si usano solo le parentesi tonde.',
  '{': 'Si usano solo le parentesi tonde.',
  '€': 'Gli importi si scrivono senza il simbolo: 1.000,50.',
  '^': 'Non c’è l’elevamento a potenza.',
  "'": 'Un testo si scrive tra virgolette doppie: "A".',
  '“': 'Un testo si scrive tra virgolette doppie: "A".',
  '”': 'Un testo si scrive tra virgolette doppie: "A".',
  ',': 'Gli argomenti si separano con il punto e virgola; la virgola sta tra le cifre: 0,5.',
  '.': 'I decimali si scrivono con la virgola: 1,5.',
};
