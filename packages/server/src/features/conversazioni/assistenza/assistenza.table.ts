import type { PrioritaTicket, StatoTicket } from '@quadra/contract';
import type { Generated } from 'kysely';

interface TicketTable {
  studio_id: number;
  id: Generated<string>;
  /** One series for everybody: it is said on the telephone. */
  numero: Generated<number>;
  oggetto: string;
  priorita: PrioritaTicket;
  stato: Generated<StatoTicket>;
  pagina: string | null;
  aperto_da: number | null;
  aperto_il: Date;
  /** Since when who opened it waits. */
  attende_da: Date | null;
  ultimo_il: Date;
  versione: Generated<number>;
}
interface TicketMessaggioTable {
  studio_id: number;
  id: Generated<string>;
  ticket_id: string;
  testo: string;
  autore_id: number | null;
  /** Of who answers. */
  assistenza: boolean;
  scritto_il: Date;
}
interface TicketNotaTable {
  studio_id: number;
  id: Generated<string>;
  ticket_id: string;
  testo: string;
  autore_id: number | null;
  scritto_il: Date;
}
interface TicketAllegatoTable {
  studio_id: number;
  id: Generated<string>;
  messaggio_id: string;
  nome: string;
  formato: string;
  dimensione: number;
  sha256: Buffer;
  contenuto: Buffer;
}

declare module '../../../db/database.ts' {
  interface Database {
    ticket: TicketTable;
    ticket_allegato: TicketAllegatoTable;
    ticket_messaggio: TicketMessaggioTable;
    ticket_nota: TicketNotaTable;
  }
}
