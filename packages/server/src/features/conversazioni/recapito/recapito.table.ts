import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

/** A browser that is told what is new. */
export interface IscrizionePushTable {
  id: Generated<number>;
  utente_id: number;
  indirizzo: string;
  p256dh: string;
  auth: string;
  nome: string;
  detto_fino: Istante;
  /** Times in a row that its service did not answer. */
  guasti: Generated<number>;
  riprova_il: Date | null;
  creata_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    iscrizione_push: IscrizionePushTable;
  }
}
