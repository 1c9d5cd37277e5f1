/** A taxpayer as data: what is given, what the law must give. Amounts in euro, days and codes as they are. */
export interface Caso {
  readonly nome: string;
  readonly annoImposta: number;
  /** By id of the dato, with the element for a raccolta: `lavoro.reddito[0]`. */
  readonly dati: Readonly<Record<string, number>>;
  /** By id of the concetto. */
  readonly attesi: Readonly<Record<string, number>>;
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
