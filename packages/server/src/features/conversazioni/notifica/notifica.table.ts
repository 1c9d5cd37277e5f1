import type { CanaleNotifica, EventoAutomatico, Priorita } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface NotificaTable {
  id: Generated<number>;
  oggetto: string;
  testo: string;
  priorita: Priorita;
  data_pubblicazione: Date | null;
  ruoli: Generated<number[]>;
  gestori: Generated<number[]>;
  studi: Generated<number[]>;
  annunciata_il: Date | null;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
}

export interface NotificaLettaTable {
  utente_id: number;
  notifica_id: number;
  letta_il: Istante;
}

/** What the house told a studio by itself. */
export interface AvvisoTable {
  studio_id: number;
  id: Generated<number>;
  evento: EventoAutomatico | 'assistenza';
  /** What makes the fact one: it is told once. */
  chiave: string;
  anagrafica_id: string | null;
  /** He alone reads it; null: whoever the roles say. */
  utente_id: Generated<number | null>;
  oggetto: string;
  /** With {Cliente} in place of the name. */
  testo: string;
  percorso: string;
  ruoli: number[];
  canali: CanaleNotifica[];
  creato_il: Istante;
}
export interface AvvisoLettoTable {
  studio_id: number;
  utente_id: number;
  avviso_id: number;
  letto_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    avviso: AvvisoTable;
    avviso_letto: AvvisoLettoTable;
    notifica: NotificaTable;
    notifica_letta: NotificaLettaTable;
  }
}
