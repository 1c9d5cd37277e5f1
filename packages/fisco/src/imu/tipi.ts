import type { Precisione, StatoEsito } from '../modelli/modello.ts';

export type { LimitiImu } from '../parametri/limiti-imu.ts';

import type { Esenzione, Fattispecie, Riduzione } from '../regole/imu-dati.ts';

/** The IMU, or the tax that stands in its place in Trento, Bolzano and Friuli-Venezia Giulia. */
export type RegimeImu = 'IMU' | 'IMIS' | 'IMI' | 'ILIA';
export type TemporaneaImu = 'nessuna' | 'solo acconto' | 'solo saldo' | 'totale';

/** An immobile of a comune, or a part of the year of it. Amounts in euro, quota in percent. */
export interface ImmobileImu {
  readonly natura: 'fabbricato' | 'terreno' | 'area' | 'scritture';
  /** '' for land. */
  readonly categoria: string;
  /** Rendita, reddito dominicale or value, by natura; null: not known. */
  readonly importo: number | null;
  readonly quota: number;
  readonly mesi: number;
  readonly mesiSemestre: number;
  readonly tipo: Fattispecie;
  readonly riduzione: Riduzione;
  readonly esenzione: Esenzione;
  /** A main home of A/1, A/8 or A/9: the deduction is of it, not of its annexes. */
  readonly isAbitazione: boolean;
  /** How many of its holders live there. */
  readonly dimoranti: number;
  readonly temporanea: TemporaneaImu;
}

type Percentuali = Readonly<Partial<Record<Fattispecie, number>>>;
/** The act with which a studio answers for a rate, and the rate of the house that it stands in the place of, in words. */
export interface AttoStudio {
  readonly atto: string;
  readonly articolo: string;
  readonly url?: string;
  readonly alPostoDi: string | null;
}
type Atti = Readonly<Partial<Record<Fattispecie, AttoStudio>>>;

/** The immobili of a comune, with the rates that it set: in percent, only those known. */
export interface ComuneImu {
  readonly regime: RegimeImu;
  readonly aliquote: { readonly anno: Percentuali; readonly precedente: Percentuali };
  /** Those of the year before each, where it is not known what the comune set: what rests on them is not final. */
  readonly proposte?: { readonly anno: Percentuali; readonly precedente: Percentuali };
  /** Which of the rates a studio wrote for itself. */
  readonly dalloStudio?: { readonly anno: Atti; readonly precedente: Atti };
  readonly immobili: readonly ImmobileImu[];
}

/** An amount in euro with its state; null when something is missing. */
export interface ImportoImu {
  readonly concetto: string;
  readonly stato: StatoEsito;
  readonly precisione: Precisione;
  readonly valore: number | null;
}

interface ImportiImu {
  readonly acconto: ImportoImu;
  readonly saldo: ImportoImu;
  readonly dovuto: ImportoImu;
  /** Paid in June more than the year is worth. */
  readonly credito: ImportoImu;
}

export interface ProspettoImu {
  readonly righi: readonly (ImportiImu & {
    readonly codice: string;
    readonly nome: string;
    readonly immobili: number;
  })[];
  readonly totale: ImportiImu;
  readonly isSottoMinimo: boolean;
  /** One for each of the immobili given, in their order. */
  readonly immobili: readonly {
    /** Before the reductions: what a declaration tells. */
    readonly valore: ImportoImu;
    readonly base: ImportoImu;
    /** In percent. */
    readonly aliquota: ImportoImu;
    readonly annua: ImportoImu;
    readonly annuaStato: ImportoImu;
    readonly semestre: ImportoImu;
    readonly detrazione: ImportoImu;
  }[];
  readonly mancanze: readonly string[];
}
