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
  /** What is older is not told. */
  detto_fino: Istante;
  /** Of what is newer, the notifications that were looked at: told, or not for him. */
  guardate: Generated<number[]>;
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
