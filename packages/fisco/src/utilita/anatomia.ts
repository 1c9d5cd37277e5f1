import {
  checkCodiceFiscale,
  checkIban,
  checkPartitaIva,
  decodeCodiceFiscale,
  formatData,
  normalizeIban,
} from '@quadra/values';

/** A part of a code: its characters, what they are, and what they say. */
export interface Parte {
  readonly testo: string;
  readonly voce: string;
  readonly nota: string;
}

/** A code read: why it is wrong, or its parts. */
export interface Anatomia {
  readonly errore: string | null;
  readonly parti: readonly Parte[];
  /** Codice catastale of where the person was born. */
  readonly luogo?: string;
}

const OMOCODIA = /[LMNPQRSTUV]/;
const CIFRE_CF = [6, 7, 9, 10, 12, 13, 14] as const;

const wrong = (errore: string): Anatomia => ({ errore, parti: [] });

/** A codice fiscale, part by part; of two possible centuries, the last that is not after the year given. */
export function explainCodiceFiscale(testo: string, annoMassimo: number): Anatomia {
  const codice = testo.replace(/\s/g, '').toUpperCase();
  const errore = checkCodiceFiscale(codice);
  if (errore !== null) return wrong(errore);
  if (/^\d/.test(codice)) return explainPartitaIva(codice);
  const nascita = decodeCodiceFiscale(codice, annoMassimo);
  if (nascita === null) return wrong('La data di nascita nel codice fiscale non esiste.');
  const { data, sesso, codiceCatastale } = nascita;
  const isOmocodia = CIFRE_CF.some((posto) => OMOCODIA.test(codice[posto] ?? ''));
  const mese = formatData(data).slice(3, 5);
  return {
    errore: null,
    luogo: codiceCatastale,
    parti: [
      { testo: codice.slice(0, 3), voce: 'Cognome', nota: 'Consonanti, poi vocali, poi X.' },
      {
        testo: codice.slice(3, 6),
        voce: 'Nome',
        nota: 'Con quattro o più consonanti: la prima, la terza, la quarta.',
      },
      { testo: codice.slice(6, 8), voce: 'Anno di nascita', nota: data.slice(0, 4) },
      { testo: codice.slice(8, 9), voce: 'Mese di nascita', nota: mese },
      {
        testo: codice.slice(9, 11),
        voce: 'Giorno e sesso',
        nota: sesso === 'F' ? `${data.slice(8)} + 40: donna` : `${data.slice(8)}: uomo`,
      },
      { testo: codice.slice(11, 15), voce: 'Luogo di nascita', nota: codiceCatastale },
      {
        testo: codice.slice(15),
        voce: 'Carattere di controllo',
        nota: isOmocodia
          ? 'Corrisponde. Codice di omocodia: lettere al posto di cifre.'
          : 'Corrisponde ai primi quindici.',
      },
    ],
  };
}

const sumDispari = (cifre: readonly number[]) =>
  cifre.reduce((somma, cifra, i) => (i % 2 === 0 ? somma + cifra : somma), 0);
const sumPari = (cifre: readonly number[]) =>
  cifre.reduce((somma, cifra, i) => {
    if (i % 2 === 0) return somma;
    return somma + (cifra > 4 ? cifra * 2 - 9 : cifra * 2);
  }, 0);

/** A partita IVA, part by part, with the sum that gives its last figure. */
export function explainPartitaIva(testo: string): Anatomia {
  const numero = testo
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '');
  const errore = checkPartitaIva(numero);
  if (errore !== null) return wrong(errore);
  const cifre = [...numero.slice(0, 10)].map(Number);
  const [dispari, pari] = [sumDispari(cifre), sumPari(cifre)];
  const somma = dispari + pari;
  const mancano = (10 - (somma % 10)) % 10;
  return {
    errore: null,
    parti: [
      { testo: numero.slice(0, 7), voce: 'Matricola', nota: 'Numero progressivo dell’ufficio.' },
      { testo: numero.slice(7, 10), voce: 'Ufficio', nota: 'Codice dell’ufficio che l’ha attribuita.' },
      {
        testo: numero.slice(10),
        voce: 'Cifra di controllo',
        nota: `Posti dispari ${dispari} + doppi dei posti pari ${pari} = ${somma}: a ${somma + mancano} mancano ${mancano}.`,
      },
    ],
  };
}

/** An IBAN, part by part: those of Italy and San Marino have a bank, a branch and an account. */
export function explainIban(testo: string): Anatomia {
  const iban = normalizeIban(testo);
  const errore = checkIban(iban);
  if (errore !== null) return wrong(errore);
  const inizio: Parte[] = [
    { testo: iban.slice(0, 2), voce: 'Paese', nota: 'Codice ISO 3166 del paese del conto.' },
    { testo: iban.slice(2, 4), voce: 'Cifre di controllo', nota: 'Corrispondono: il resto per 97 è 1.' },
  ];
  if (!/^(IT|SM)/.test(iban)) {
    const nota = 'Banca e conto, nella forma del paese: non si scompone.';
    return { errore: null, parti: [...inizio, { testo: iban.slice(4), voce: 'Coordinate', nota }] };
  }
  return {
    errore: null,
    parti: [
      ...inizio,
      { testo: iban.slice(4, 5), voce: 'CIN', nota: 'Corrisponde a banca, sportello e conto.' },
      { testo: iban.slice(5, 10), voce: 'ABI', nota: 'La banca.' },
      { testo: iban.slice(10, 15), voce: 'CAB', nota: 'Lo sportello.' },
      { testo: iban.slice(15), voce: 'Conto', nota: 'Numero del conto, con gli zeri davanti.' },
    ],
  };
}
