/** A taxpayer as data: what is given, what the law must give. Amounts in euro, days and codes as they are. */
export interface Caso {
  readonly nome: string;
  readonly annoImposta: number;
  /** By id of the dato, with the element for a raccolta: `lavoro.reddito[0]`. */
  readonly dati: Readonly<Record<string, number>>;
  /** By id of the concetto; of a raccolta, its first element. */
  readonly attesi: Readonly<Record<string, number | 'incompleto'>>;
  /** Where the expected figures come from. */
  readonly derivazione: string;
}

/** An employee with one employer for the whole year. */
export const dipendente = (reddito: number, giorni = 365) => ({
  'lavoro.tipologia[0]': 2,
  'lavoro.contratto[0]': 1,
  'lavoro.reddito[0]': reddito,
  'lavoro.giorniLavoro': giorni,
});

/** A pensioner for the whole year. */
export const pensionato = (reddito: number, giorni = 365) => ({
  'lavoro.tipologia[0]': 1,
  'lavoro.reddito[0]': reddito,
  'lavoro.giorniPensione': giorni,
});

/** Income assimilated to employment, without days. */
export const assimilato = (reddito: number) => ({ 'assimilati.reddito[0]': reddito });

/** An employee who lives in a comune, by its number. */
export const residente = (comune: number) => (reddito: number) => ({
  ...dipendente(reddito),
  'addizionali.domicilio': comune,
});

/** An expense with its code, of somebody whose income limits nothing. */
export const spesa = (codice: number) => (importo: number) => ({
  ...dipendente(30_000),
  'spese.codice[0]': codice,
  'spese.importo[0]': importo,
});

const ONERE = 2_000;
/** An employee with one expense at 19%. */
export const conOnere = (reddito: number) => ({
  ...dipendente(reddito),
  'spese.codice[0]': 30,
  'spese.importo[0]': ONERE,
});

type Riga = readonly [reddito: number, atteso: number];

/** One case for each income of a table: what a quantity must be. */
export const casi = (
  titolo: string,
  annoImposta: number,
  concetto: string,
  dati: (reddito: number) => Record<string, number>,
  righe: readonly Riga[],
): Caso[] =>
  righe.map(([reddito, atteso]) => ({
    nome: `${titolo} ${annoImposta}, ${reddito.toFixed(2)}`,
    annoImposta,
    dati: dati(reddito),
    attesi: { [concetto]: atteso },
    derivazione: 'formula di legge con il rapporto troncato a quattro decimali',
  }));
