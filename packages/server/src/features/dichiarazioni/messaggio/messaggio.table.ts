import type { AttesaMessaggio, StatoMessaggio, TipoDichiarazione } from '@quadra/contract';
import type { ValoreCasella } from '@quadra/fisco';
import type { ColumnType, Generated } from 'kysely';

/** A casella that a message wrote: what was there, and what is. */
export interface VoceScritta {
  readonly casella: string;
  readonly titolo: string;
  readonly origine: string;
  readonly prima: ValoreCasella | null;
  readonly dopo: ValoreCasella | null;
}

export interface MessaggioTable {
  studio_id: number;
  id: Generated<string>;
  anno: number;
  mittente_id: string;
  impronta: string;
  righi: string[];
  codice_fiscale: string;
  nome: string;
  tipo: TipoDichiarazione;
  quadro: string;
  destinatario_id: string | null;
  stato: StatoMessaggio;
  attesa: AttesaMessaggio | null;
  voci: ColumnType<VoceScritta[], string, string>;
  inviato_il: Generated<Date>;
  inviato_da: number | null;
  letto_il: ColumnType<Date | null, never, Date>;
  letto_da: ColumnType<number | null, never, number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    messaggio: MessaggioTable;
  }
}
