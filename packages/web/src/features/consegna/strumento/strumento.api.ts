import {
  ESPORTA_STUDIO,
  fromWire,
  type giroPeriodico,
  type Interno,
  type LavoroFilo,
  percorsi,
  percorso,
  type servizioEsternoAnswer,
  type statoCasaAnswer,
  type statoUscita,
  type verificaAnswer,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';

const LAVORI_GUARDATI = 50;
type GiroFilo = z.infer<typeof giroPeriodico>;
type UscitaFilo = z.infer<typeof statoUscita>;
type ServizioFilo = z.infer<typeof servizioEsternoAnswer>['data'][number];
type StatoFilo = z.infer<typeof statoCasaAnswer>['data'];
type VerificaFilo = z.infer<typeof verificaAnswer>['data'];
export type StatoCasa = Interno<StatoFilo>;
export type Giro = Interno<GiroFilo>;
export type Lavoro = Interno<LavoroFilo>;
export type Verifica = Interno<VerificaFilo>;

const get = <T extends object>(url: string) => send<{ data: T }>('GET', url, { silenziosa: true });

export const lavoriQuery = queryOptions({
  queryKey: ['lavori', 'list', 'strumenti'] as const,
  queryFn: ({ signal }) =>
    list<LavoroFilo>(
      percorsi.lavoroLista,
      { pagina: 1, righePerPagina: LAVORI_GUARDATI },
      { segnale: signal, silenziosa: true },
    ),
});
export const giriQuery = queryOptions({
  queryKey: ['lavori', 'periodici', 'strumenti'] as const,
  queryFn: () =>
    get<GiroFilo[]>(percorsi.giriPeriodici).then(({ data }) => data.map((uno) => fromWire<GiroFilo>(uno))),
  refetchInterval: 30_000,
});
export const postaQuery = queryOptions({
  queryKey: ['posta', 'stato', 'strumenti'] as const,
  queryFn: () => get<UscitaFilo>(percorsi.postaStato).then(({ data }) => fromWire<UscitaFilo>(data)),
});
/** Asked when one looks, not by itself: a figure that moves alone is not read. */
export const statoQuery = queryOptions({
  queryKey: ['lavori', 'stato della casa'] as const,
  queryFn: () => get<StatoFilo>(percorsi.statoCasa).then(({ data }) => fromWire<StatoFilo>(data)),
  retry: false,
  staleTime: 0,
});
export const serviziQuery = queryOptions({
  queryKey: ['lavori', 'servizi esterni'] as const,
  queryFn: () =>
    get<ServizioFilo[]>(percorsi.serviziEsterni).then(({ data }) =>
      data.map((uno) => fromWire<ServizioFilo>(uno)),
    ),
  retry: false,
});

export const retryLavoro = (JobId: string) => send('POST', percorsi.lavoroRiprova, { corpo: { JobId } });
export const retryPosta = async (): Promise<number> =>
  (await send<{ data: { Quanti: number } }>('POST', percorsi.postaRiprovaTutte, {})).data.Quanti;
export const verify = async (): Promise<Verifica> =>
  fromWire<VerificaFilo>((await send<{ data: VerificaFilo }>('POST', percorsi.verificaIntegrita, {})).data);

/** Starts the job that puts everything of the studio in a file. */
export const startEsportazione = () =>
  send('POST', percorsi.lavoroAvvia, { corpo: { Nome: ESPORTA_STUDIO, Parametri: {} } });
export const addressFile = (id: string) => percorso(percorsi.lavoroEsito, { id });
