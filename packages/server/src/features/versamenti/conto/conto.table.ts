import type { regimeVersamenti } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface PrevisioneTenuta {
  readonly imposta: string;
  readonly previsto: number;
  readonly storico: number;
}

/** How a client pays what the declarations of a year leave, and when his conto was last made. */
export interface ContoFiscaleTable {
  studio_id: ColumnType<number, number, never>;
  anagrafica_id: ColumnType<string, string, never>;
  anno: ColumnType<number, number, never>;
  regime: Generated<(typeof regimeVersamenti)[number]>;
  differito: Generated<boolean>;
  /** The annual IVA is paid with the balances. */
  iva_con_saldi: Generated<boolean>;
  rate: Generated<number>;
  sede_inps: string | null;
  /** What tax is expected of the year, by its name, and what its advances are by history; in cents. */
  previsioni: ColumnType<PrevisioneTenuta[], string | undefined, string>;
  elaborato_il: ColumnType<Date | null, Date | null | undefined, Date | null>;
  errore: string | null;
  versione: Generated<number>;
}

/** A conto to be made again. */
interface AttesaFiscaleTable {
  studio_id: number;
  anagrafica_id: string;
  anno: number;
  dal: ColumnType<Date, Date | undefined, Date>;
  prove: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    conto_fiscale: ContoFiscaleTable;
    attesa_fiscale: AttesaFiscaleTable;
  }
}
