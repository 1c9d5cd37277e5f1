import type { TipoDelega, tipoFirma } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface DelegaTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  intermediario_id: string;
  anno: number;
  tipo: TipoDelega;
  firma: (typeof tipoFirma)[number];
  numero: string;
  data_delega: string;
  tipo_documento: string | null;
  numero_documento: string | null;
  scadenza_documento: string | null;
  /** Of the declaration of the year before, in euro. */
  reddito: number | null;
  imposta: number | null;
  /** Its place in the register of the intermediary and year; null while it is not there. */
  progressivo: ColumnType<number | null, never, number>;
  data_registro: ColumnType<Date | null, never, Date>;
  registrata_da: ColumnType<number | null, never, number>;
  intermediario_nome: string;
  intermediario_codice: string;
  /** Whose it was the day it was recorded. */
  codice_fiscale: ColumnType<string | null, never, string>;
  denominazione: ColumnType<string | null, never, string>;
  versione: Generated<number>;
  creata_il: Generated<Date>;
  modificata_il: Generated<Date>;
}

interface DelegaRegistroTable {
  intermediario_id: string;
  anno: number;
  ultimo: number;
}

declare module '../../../db/database.ts' {
  interface Database {
    delega: DelegaTable;
    delega_registro: DelegaRegistroTable;
  }
}
