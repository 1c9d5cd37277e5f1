import type { Casella, Modello, Rigo, TipoCasella } from '../modelli/modello.ts';
import { titleOf } from './nome-casella.ts';

/** A casella as an expression names it. */
export interface NomeCasella {
  /** `RN1.5`; `RA1*.11` for one of a rigo that is repeated, once for all its righi. */
  readonly nome: string;
  readonly titolo: string;
  readonly casella: Casella;
  readonly isRipetuta: boolean;
}

/** An expression to begin from, that the form accepts as it is. */
export interface Esempio {
  readonly testo: string;
  readonly spiega: string;
}

/** Every casella that an expression may name, in the order of the form. */
export const listNomi = (modello: Modello): readonly NomeCasella[] =>
  modello.quadri.flatMap(({ sezioni }) =>
    sezioni.flatMap(({ righi }) =>
      righi.filter(({ posto = 1 }) => posto === 1).flatMap((rigo) => nameCaselle(rigo)),
    ),
  );

const nameCaselle = (rigo: Rigo): readonly NomeCasella[] =>
  rigo.caselle.map((casella) => ({
    nome: `${rigo.codice}${rigo.posto === undefined ? '' : '*'}.${casella.colonna}`,
    titolo: titleOf(rigo.titolo, casella.titolo),
    casella,
    isRipetuta: rigo.posto !== undefined,
  }));

/** The casella of a definition, as it was typed: any rigo stands for those that are repeated with it. */
export function findNome(modello: Modello, scritto: string): NomeCasella | undefined {
  const codice = scritto.replace(/\*?\..*$/, '');
  const rigo = modello.quadri
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
    .find((uno) => uno.codice === codice);
  return rigo && nameCaselle(rigo).find(({ nome }) => nome === scritto);
}

/** What examples are made of: amounts that a person enters, so that no example goes round in a circle. */
interface Materia {
  readonly a: string;
  readonly b: string;
  /** An amount of a rigo that is repeated, for its total. */
  readonly totale: string | undefined;
}

const isImporto = ({ casella }: NomeCasella): boolean => casella.tipo === 'euro' && casella.inserita;

function collectMateria(modello: Modello, destinazione: NomeCasella | undefined): Materia | undefined {
  const importi = listNomi(modello).filter((uno) => isImporto(uno) && uno.nome !== destinazione?.nome);
  const farFrom = ({ casella }: NomeCasella) => (casella.quadro === destinazione?.casella.quadro ? 0 : 1);
  const vicini = [...importi].sort((x, y) => farFrom(x) - farFrom(y));
  const semplici = vicini.filter(({ isRipetuta }) => !isRipetuta).map(({ nome }) => nome);
  const totale = vicini.find(({ isRipetuta }) => isRipetuta)?.nome;
  const somme = vicini.filter(({ isRipetuta }) => isRipetuta).map(({ nome }) => `somma(${nome})`);
  const [a, b = a] = semplici.length >= 2 ? semplici : [...semplici, ...somme];
  return a === undefined || b === undefined ? undefined : { a, b, totale };
}

const ofImporto = ({ a, b, totale }: Materia): readonly Esempio[] => [
  { testo: `${a} + ${b}`, spiega: 'Somma due caselle.' },
  { testo: `massimo(${a} - ${b}; 0)`, spiega: 'La differenza, mai sotto zero.' },
  { testo: `percentuale(${a}; 20)`, spiega: 'Il 20 per cento.' },
  { testo: `minimo(${a}; 1.000)`, spiega: 'Non oltre 1.000 euro.' },
  { testo: `se(${a} > 1.000; ${b}; 0)`, spiega: 'Un valore, solo sopra i 1.000 euro.' },
  ...(totale ? [{ testo: `somma(${totale})`, spiega: 'Il totale di un rigo ripetuto.' }] : []),
];

const ofCondizione = ({ a, b }: Materia): readonly Esempio[] => [
  { testo: `${a} > 1.000`, spiega: 'Sopra i 1.000 euro.' },
  { testo: `${a} > ${b}`, spiega: 'Una casella supera l’altra.' },
  { testo: `${a} > 0 e ${b} = 0`, spiega: 'Una c’è, l’altra no.' },
  { testo: `non (${a} >= 1.000 e ${a} <= 5.000)`, spiega: 'Fuori da un intervallo.' },
];

const ofConteggio = ({ a, b }: Materia): readonly Esempio[] => [
  { testo: `conta(${a} > 0; ${b} > 0)`, spiega: 'Quante condizioni sono vere.' },
  { testo: `se(${a} > 0; 1; 0)`, spiega: 'Uno o zero, secondo una condizione.' },
];

const ofAltro: Partial<Record<TipoCasella, (materia: Materia) => readonly Esempio[]>> = {
  euro: ofImporto,
  decimale: ofImporto,
  intero: ofConteggio,
  barrata: ofCondizione,
  percentuale: ({ a, b }) => [{ testo: `se(${a} > ${b}; 10%; 5%)`, spiega: 'Una percentuale o un’altra.' }],
};

/**
 * Expressions to begin from, of the caselle of the form itself: for the value of a casella, or for a condition; for an amount
 * while it is not said for which casella.
 */
export function listEsempi(
  modello: Modello,
  scritto: string,
  campo: 'espressione' | 'condizione',
): readonly Esempio[] {
  const destinazione = findNome(modello, scritto);
  const materia = collectMateria(modello, destinazione);
  if (materia === undefined) return [];
  return campo === 'condizione'
    ? ofCondizione(materia)
    : (ofAltro[destinazione?.casella.tipo ?? 'euro']?.(materia) ?? []);
}

const TENTATIVI: Partial<Record<TipoCasella, readonly string[]>> = {
  euro: ['1.500', '400', '250', '1'],
  decimale: ['1.500,50', '400,25', '1'],
  intero: ['3', '2', '1', '365'],
  percentuale: ['50', '100'],
  barrata: ['sì'],
  comune: ['F205'],
  testo: ['A'],
};

/** Values to try a casella with, as a person types them, the likeliest first. `posto` tells one casella from the next. */
export function listCampioni(
  { tipo, opzioni, min = 0 }: Casella,
  annoImposta: number,
  posto: number,
): readonly string[] {
  if (tipo === 'codice') return opzioni?.slice(0, 1).map(({ codice }) => codice) ?? ['1'];
  if (tipo === 'data') return [`01/01/${annoImposta}`, `01/01/${annoImposta + 1}`];
  const noti = TENTATIVI[tipo] ?? [];
  // Some whole numbers are years.
  const tutti = tipo === 'intero' ? [...noti, String(min), String(annoImposta)] : noti;
  return [...noti.slice(posto % (noti.length || 1)), ...tutti];
}
