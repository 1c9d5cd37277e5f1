import {
  fromWire,
  type Interno,
  type NotificaFilo,
  type notificaNuova,
  percorsi,
  percorso,
  tipologiaUtente,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Scritta = Interno<NotificaFilo>;
export type NotificaScritta = Omit<z.output<typeof notificaNuova>, 'appid'>;
type Busta = { data: NotificaFilo };

/** Who writes notifications; the server decides. */
export const mayScrivereNotifiche = ({ tipologiaUtente: tipo }: Utente): boolean =>
  tipo === tipologiaUtente.AMM_ELMAS;

/** One page of the notifications; `giro` tells one search from the next. */
export const vetrinaQuery: QueryPagina<Scritta> = (query, giro) => ({
  queryKey: ['notifica', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<NotificaFilo>(percorsi.notificaLista, query, { segnale: signal }),
});

/** Writes a new one, or the draft read at its version. */
export const writeNotifica = (una: Scritta | null, scritta: NotificaScritta): Promise<Scritta> =>
  (una === null
    ? send<Busta>('POST', percorsi.notifiche, { corpo: scritta })
    : send<Busta>('PUT', percorso(percorsi.notificaUna, { id: una.id }), {
        corpo: { ...scritta, Versione: una.versione },
      })
  ).then(({ data }) => fromWire<NotificaFilo>(data));

/** Deletes a draft, or withdraws one that is not out. */
export const removeNotifica = (id: number) => send<null>('DELETE', percorso(percorsi.notificaUna, { id }));
