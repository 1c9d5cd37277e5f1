import type { ParteVeduta, PrioritaTicket, StatoTicket } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';
import type { ContenutoVeduta } from './veduta.rules.ts';

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
  /** Who answers it. */
  preso_da: Generated<number | null>;
  preso_il: Generated<Date | null>;
  /** Working minutes already waited, where the clock stands. */
  attesa_ferma: Generated<number | null>;
}
interface TicketVedutaTable {
  studio_id: number;
  ticket_id: string;
  dichiarazione_id: string;
  titolo: string;
  rigo: string;
  presa_il: Date;
  contenuto: ColumnType<ContenutoVeduta, string, never>;
  consenso: ParteVeduta[];
  /** Asked for, and not answered yet. */
  chieste: Generated<ParteVeduta[]>;
  negate: Generated<ParteVeduta[]>;
  /** How many times more was asked for. */
  richieste: Generated<number>;
  letture: Generated<number>;
}
interface RispostaProntaTable {
  id: Generated<string>;
  /** Null: of the vendor. */
  gestore_id: number | null;
  titolo: string;
  testo: string;
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
    risposta_pronta: RispostaProntaTable;
    ticket: TicketTable;
    ticket_allegato: TicketAllegatoTable;
    ticket_messaggio: TicketMessaggioTable;
    ticket_nota: TicketNotaTable;
    ticket_veduta: TicketVedutaTable;
  }
}
