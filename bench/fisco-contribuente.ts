/** The data of a taxpayer for the straight version: amounts in whole euro. */
export interface Contribuente {
  /** Whole euro; tipologia 1 pension, 2 employment; contratto 1 open-ended, 2 fixed term. */
  readonly rapporti: readonly {
    readonly tipologia: number;
    readonly contratto: number;
    readonly reddito: number;
  }[];
  readonly giorniLavoro: number;
  readonly giorniPensione: number;
  readonly assimilati: readonly { readonly assegno: boolean; readonly reddito: number }[];
  /** Relazione 1 spouse, 2 first child, 3 child, 4 other, 5 disabled child; percentage in whole per cents. */
  readonly familiari: readonly {
    readonly relazione: number;
    readonly mesi: number;
    readonly percentuale: number;
    readonly mesiDetrazione: number;
  }[];
  readonly spese: readonly { readonly codice: number; readonly importo: number }[];
  readonly patologie: number;
  readonly sanitarie: number;
  readonly sanitarieFamiliari: number;
  readonly sanitarieDisabili: number;
  readonly rateizza: boolean;
  readonly veicoli: number;
  readonly mutuo: number;
  readonly contributi: number;
  readonly assegnoConiuge: number;
  readonly domestici: number;
  readonly religiose: number;
  readonly disabili: number;
  readonly previdenzaDedotta: number;
  readonly previdenza: number;
  readonly domicilio: string;
  readonly ritenute: number;
  readonly regionale: number;
  readonly comunaleAcconto: number;
  readonly comunale: number;
  readonly accontoTrattenuto: number;
  /** Trattamento integrativo that the employer paid. */
  readonly erogato: number;
  readonly eccedenza: number;
  readonly compensata: number;
  readonly acconti: number;
  readonly regionaleEccedenza: number;
  readonly regionaleCompensata: number;
  readonly comunaleF24: number;
  readonly comunaleEccedenza: number;
  readonly comunaleCompensata: number;
}

/** The results by casella, in whole euro. */
export type Risultato = Record<string, number>;
