import {
  fromWire,
  type giroPeriodico,
  type Interno,
  type LavoroFilo,
  type LavoroRigaFilo,
  percorsi,
  percorso,
  type StatoLavoro,
} from '@quadra/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list, type Pagina } from '../../../api/lista.ts';

export type Lavoro = Interno<LavoroFilo>;
export type RigaLavoro = Interno<LavoroRigaFilo>;

/** Jobs of the panel: the most recent. */
export const LAVORI_RECENTI = 20;

export const lavoriQuery = (pagina: number, righePerPagina: number, stato?: StatoLavoro) =>
  queryOptions({
    queryKey: ['lavori', 'list', pagina, righePerPagina, stato],
    queryFn: ({ signal }) =>
      list<LavoroFilo>(
        percorsi.lavoroLista,
        { pagina, righePerPagina, ...(stato && { filter: { Stato: stato } }) },
        { segnale: signal, silenziosa: true },
      ),
    placeholderData: keepPreviousData,
  });

/** One job by its key: for who comes from a link, whatever page of the list it is in. */
export const lavoroQuery = (id: string) =>
  queryOptions({
    queryKey: ['lavori', 'uno', id],
    queryFn: async ({ signal }) => {
      const { data } = await send<{ data: LavoroFilo }>('GET', percorso(percorsi.lavoroUno, { id }), {
        segnale: signal,
        silenziosa: true,
      });
      return fromWire<LavoroFilo>(data);
    },
  });

export const righeQuery = (id: string, fatte: number) =>
  queryOptions({
    queryKey: ['lavori', 'righe', id, fatte],
    queryFn: async () => {
      const { data } = await send<{ data: LavoroRigaFilo[] }>('GET', percorso(percorsi.lavoroRighe, { id }), {
        silenziosa: true,
      });
      return data.map((riga) => fromWire<LavoroRigaFilo>(riga));
    },
    placeholderData: keepPreviousData,
  });

export const indirizzoEsito = (id: string) => percorso(percorsi.lavoroEsito, { id });
export const indirizzoResoconto = (id: string) => percorso(percorsi.lavoroResoconto, { id });

type GiroFilo = z.infer<typeof giroPeriodico>;
export type Giro = Interno<GiroFilo>;

/** What the house does by itself, read again while it is looked at. */
export const giriQuery = queryOptions({
  queryKey: ['lavori', 'periodici'],
  queryFn: () =>
    send<{ data: GiroFilo[] }>('GET', percorsi.giriPeriodici, { silenziosa: true }).then(({ data }) =>
      data.map((giro) => fromWire<GiroFilo>(giro)),
    ),
  refetchInterval: 30_000,
});

export const stopLavoro = (JobId: string) => send('POST', percorsi.lavoroFerma, { corpo: { JobId } });
export const retryLavoro = (JobId: string) => send('POST', percorsi.lavoroRiprova, { corpo: { JobId } });

/** The queries that show many records at once: the second name says it, or the third where the kind comes second. */
const DI_MOLTI = [
  'list',
  'conteggi',
  'conteggio',
  'recenti',
  'radar',
  'doppioni',
  'residui',
  'situazione',
  'ultimi',
];

/** A job has ended: what it wrote is in the lists that are on the screen, and in those that will be opened. */
export const refreshElenchi = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [che, ...altro] }) =>
      che !== 'lavori' && altro.slice(0, 2).some((nome) => DI_MOLTI.includes(String(nome))),
  });

/** Puts what an event says of a job in every page that shows it; a job nobody has seen yet makes the pages read again. */
export function receiveLavoro(client: QueryClient, filo: LavoroFilo): void {
  const lavoro = fromWire<LavoroFilo>(filo);
  let isNoto = false;
  client.setQueriesData<Pagina<Lavoro>>({ queryKey: ['lavori', 'list'] }, (pagina) => {
    if (!pagina?.righe.some(({ id }) => id === lavoro.id)) return pagina;
    isNoto = true;
    return { ...pagina, righe: pagina.righe.map((riga) => (riga.id === lavoro.id ? lavoro : riga)) };
  });
  if (!isNoto) void client.invalidateQueries({ queryKey: ['lavori', 'list'] });
}
