import type { CanaleNotifica, EventoAutomatico } from '@quadra/contract';
import type { Generated } from 'kysely';

/** What a studio chose of an event; where there is no row, what the house does. */
interface NotificaAutomaticaTable {
  studio_id: number;
  evento: EventoAutomatico;
  anticipo: number | null;
  canali: CanaleNotifica[];
  testo: string | null;
  attiva: boolean;
}
interface SilenzioNotificaTable {
  studio_id: number;
  dalle: number | null;
  alle: number | null;
  versione: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    notifica_automatica: NotificaAutomaticaTable;
    silenzio_notifica: SilenzioNotificaTable;
  }
}
