/** Who liquidates each month, each quarter with 1% of interest, each quarter without it (art. 74, c. 4). */
export type PeriodicitaIva = 'mensile' | 'trimestrale' | 'trimestraleNaturale';

/** How the advance was counted: by history, forecast, operations, or as certain subjects do. */
export type MetodoAcconto = 1 | 2 | 3 | 4;

/** What is said of a period; amounts in cents. */
export interface PeriodoLipe {
  /** The month, or the quarter. */
  readonly numero: number;
  readonly attive?: number;
  readonly passive?: number;
  readonly esigibile?: number;
  readonly detratta?: number;
  /** Of the credit of the year before, what this period uses. */
  readonly creditoAnnoPrecedente?: number;
  readonly versamentiAuto?: number;
  readonly creditiImposta?: number;
  readonly acconto?: { readonly metodo: MetodoAcconto; readonly importo: number };
  readonly subfornitura?: boolean;
  readonly eventiEccezionali?: '1' | '9';
  readonly operazioniStraordinarie?: boolean;
  /** Of the credit of this period, what was asked back or for compensation with a model TR: it goes no further. */
  readonly chiestoConTr?: number;
  /** What was paid for it, with F24; the advance is said apart. */
  readonly versato?: number;
  /** Its quarter is sent with code 5, when who sends wants it so. */
  readonly codiceCinque?: boolean;
}

/** A year of liquidations. */
export interface AnnoLipe {
  readonly anno: number;
  readonly periodicita: PeriodicitaIva;
  readonly periodi: readonly PeriodoLipe[];
  /** What of the advance was paid. */
  readonly accontoVersato?: number;
}

/** A period counted, rigo by rigo of VP; amounts in cents. */
export interface PeriodoCalcolato {
  readonly periodo: PeriodoLipe;
  readonly dovuta: number;
  readonly credito: number;
  readonly debitoPrecedente: number;
  readonly creditoPrecedente: number;
  readonly interessi: number;
  readonly daVersare: number;
  readonly aCredito: number;
  /** So small that it goes into the next period. */
  readonly rinviato: boolean;
  /** What is paid by itself: the debt of the fourth quarter of who adds 1% is in the balance of the year. */
  readonly versamento?: { readonly tributo: string; readonly data: string; readonly importo: number };
}

/** What the year comes to, for VL. */
export interface RiepilogoLipe {
  readonly periodi: readonly PeriodoCalcolato[];
  /** VL30, col. 2 and 3. */
  readonly dovuta: number;
  readonly versata: number;
  readonly acconto: number;
  readonly interessi: number;
  readonly esigibile: number;
  readonly detratta: number;
  readonly versamentiAuto: number;
  readonly creditiImposta: number;
}
