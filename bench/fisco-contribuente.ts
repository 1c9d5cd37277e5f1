interface Cessione {
  readonly corrispettivo: number;
  readonly costo: number;
  readonly rideterminato: boolean;
}

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
  /** The sum that is no income that the employer paid: from the form of 2026. */
  readonly sommaErogata: number;
  readonly eccedenza: number;
  readonly compensata: number;
  readonly acconti: number;
  /** RN1, second column: credits that are income too. */
  readonly fondi: number;
  /** RN33, second column, and RN38, third. */
  readonly ritenuteAllevatori: number;
  readonly accontiCeduti: number;
  /** CR7 and CR9, and what LM40 took of the first. */
  readonly primaCasa: number;
  readonly primaCasaUsata: number;
  readonly occupazione: number;
  readonly regionaleEccedenza: number;
  readonly regionaleCompensata: number;
  readonly comunaleF24: number;
  readonly comunaleEccedenza: number;
  readonly comunaleCompensata: number;
  /** RW, one rigo each: the value in whole euro, the quota in whole per cents. */
  readonly estero: readonly {
    readonly codice: number;
    readonly quota: number;
    readonly valore: number;
    readonly giorni: number;
    readonly mesi: number;
    readonly credito: number;
    readonly detrazione: number;
    readonly monitoraggio: boolean;
    readonly privilegiato: boolean;
  }[];
  /** RT, section II: one sale each, and one of crypto-assets. */
  readonly cessioni: readonly Cessione[];
  readonly minusvalenze: number;
  readonly minusCertificate: number;
  readonly eccedenzaRt: number;
  readonly cripto: Cessione;
  readonly minusCripto: number;
  /** RM, in whole euro: nobody chooses the ordinary tax. */
  readonly separata: {
    readonly redditi: readonly { readonly importo: number; readonly ritenute: number }[];
    readonly rimborsi: number;
    readonly trattenuto: number;
    readonly arretrati: number;
    readonly arretratiTrattenuto: number;
    readonly capitale: { readonly reddito: number; readonly aliquota: number; readonly ivca: number };
    readonly depositi: number;
    readonly bonus: { readonly eccedente: number; readonly trattenuto: number };
    readonly sequestrati: number;
    readonly lezioni: {
      readonly compensi: number;
      readonly eccedenza: number;
      readonly compensata: number;
      readonly acconti: number;
    };
    readonly pensionati: number;
    readonly terreno: { readonly valore: number; readonly versata: number };
  };
  /** RW6, from the second column to the fourth. */
  readonly saldoEstero: { readonly eccedenza: number; readonly compensata: number; readonly acconti: number };
}

/** The results by casella, in whole euro. */
export type Risultato = Record<string, number>;

/** The one that is measured. */
export const contribuente: Contribuente = {
  rapporti: [
    { tipologia: 2, contratto: 1, reddito: 29_480 },
    { tipologia: 2, contratto: 2, reddito: 4_770 },
  ],
  giorniLavoro: 365,
  giorniPensione: 0,
  assimilati: [{ assegno: false, reddito: 800 }],
  familiari: [
    { relazione: 1, mesi: 12, percentuale: 100, mesiDetrazione: 0 },
    { relazione: 2, mesi: 12, percentuale: 50, mesiDetrazione: 12 },
    { relazione: 3, mesi: 12, percentuale: 50, mesiDetrazione: 6 },
  ],
  spese: [
    { codice: 12, importo: 700 },
    { codice: 36, importo: 400 },
    { codice: 61, importo: 150 },
  ],
  patologie: 0,
  sanitarie: 1_200,
  sanitarieFamiliari: 0,
  sanitarieDisabili: 0,
  rateizza: false,
  veicoli: 0,
  mutuo: 3_100,
  contributi: 1_500,
  assegnoConiuge: 0,
  domestici: 900,
  religiose: 100,
  disabili: 0,
  previdenzaDedotta: 0,
  previdenza: 1_000,
  domicilio: 'F205',
  ritenute: 6_512,
  regionale: 450,
  comunaleAcconto: 0,
  comunale: 209,
  accontoTrattenuto: 63,
  erogato: 0,
  sommaErogata: 0,
  eccedenza: 0,
  compensata: 0,
  acconti: 0,
  fondi: 0,
  ritenuteAllevatori: 0,
  accontiCeduti: 0,
  primaCasa: 0,
  primaCasaUsata: 0,
  occupazione: 0,
  regionaleEccedenza: 0,
  regionaleCompensata: 0,
  comunaleF24: 0,
  comunaleEccedenza: 0,
  comunaleCompensata: 0,
  estero: [],
  cessioni: [],
  minusvalenze: 0,
  minusCertificate: 0,
  eccedenzaRt: 0,
  cripto: { corrispettivo: 0, costo: 0, rideterminato: false },
  minusCripto: 0,
  separata: {
    ...{ redditi: [], rimborsi: 0, trattenuto: 0, arretrati: 0, arretratiTrattenuto: 0, depositi: 0 },
    capitale: { reddito: 0, aliquota: 26, ivca: 0 },
    bonus: { eccedente: 0, trattenuto: 0 },
    ...{ sequestrati: 0, pensionati: 0 },
    lezioni: { compensi: 0, eccedenza: 0, compensata: 0, acconti: 0 },
    terreno: { valore: 0, versata: 0 },
  },
  saldoEstero: { eccedenza: 0, compensata: 0, acconti: 0 },
};
