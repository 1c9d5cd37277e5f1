import {
  fromWire,
  type Interno,
  type NotificheAutomaticheFilo,
  percorsi,
  tipologiaUtente,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';

type Busta = { data: NotificheAutomaticheFilo };
export type Automatiche = Interno<NotificheAutomaticheFilo>;
export type Scelte = Pick<Automatiche, 'automatiche' | 'silenzio'>;

/** Who decides what a studio is told; the server decides. */
export const mayScegliereNotifiche = (utente: Utente): boolean =>
  readChi(utente) === 'studio' && utente.tipologiaUtente === tipologiaUtente.AMM_STU;

const read = ({ data }: Busta): Automatiche => fromWire<NotificheAutomaticheFilo>(data);

export const automaticheQuery = {
  queryKey: ['notifica', 'automatiche'] as const,
  queryFn: () => send<Busta>('GET', percorsi.notificheAutomatiche).then(read),
  staleTime: 0,
};

/** Writes the choices over the version that was read. */
export const writeAutomatiche = (versione: number, { automatiche, silenzio }: Scelte): Promise<Automatiche> =>
  send<Busta>('PUT', percorsi.notificheAutomatiche, {
    corpo: {
      Automatiche: automatiche.map(({ evento, anticipo, canali, testo, attiva }) => ({
        Evento: evento,
        Anticipo: anticipo,
        Canali: canali,
        Testo: testo,
        Attiva: attiva,
      })),
      Silenzio: silenzio && { Dalle: silenzio.dalle, Alle: silenzio.alle },
      Versione: versione,
    },
  }).then(read);
