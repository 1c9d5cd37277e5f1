import {
  type CassaFilo,
  type cassaMesiAnswer,
  fromWire,
  type Interno,
  type PianificatoreFilo,
  percorsi,
  percorso,
  requisiti,
} from '@quadra/contract';
import { loadVersamenti } from '@quadra/fisco';
import { toCentesimi } from '@quadra/values';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Piano = Interno<PianificatoreFilo>;
export type Modello = Piano['pagamenti'][number];
export type Cassa = Interno<CassaFilo>;
export type Versamenti = Awaited<ReturnType<typeof loadVersamenti>>;
type Busta = { data: PianificatoreFilo };

const read = ({ data }: Busta): Piano => fromWire<PianificatoreFilo>(data);

/** What a client pays, and when. */
export const pianoQuery = (id: string) =>
  queryOptions({
    queryKey: ['f24', 'pianificatore', id],
    queryFn: () => send<Busta>('GET', percorso(percorsi.pianificatore, { id })).then(read),
    staleTime: 0,
  });
/** The engine of the ravvedimento: the same that the server asks when a scenario is used. */
export const motoreQuery = queryOptions({
  queryKey: ['fisco', 'versamenti'],
  queryFn: async () => ({ v: await loadVersamenti() }),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Makes a scenario the plan: the models on the days it has, all or none. */
export const sendScenario = (
  id: string,
  spostamenti: readonly { id: string; versione: number; data: string }[],
): Promise<Piano> =>
  send<Busta>('POST', percorso(percorsi.pianificatoreUsa, { id }), {
    corpo: {
      Spostamenti: spostamenti.map((uno) => ({ IdF24: uno.id, Versione: uno.versione, Data: uno.data })),
    },
  }).then(read);

/** One page of the clients that have something to pay; `giro` tells one search from the next. */
export const cassaQuery: QueryPagina<Cassa> = (query, giro) => ({
  queryKey: ['f24', 'cassa', query, giro] as const,
  queryFn: ({ signal }) => list<CassaFilo>(percorsi.cassaLista, query, { segnale: signal }),
});
export type Mese = { readonly mese: string; readonly importo: number };
export const mesiQuery = queryOptions({
  queryKey: ['f24', 'cassa', 'mesi'],
  queryFn: () =>
    send<z.infer<typeof cassaMesiAnswer>>('GET', percorsi.cassaMesi).then(({ data }): readonly Mese[] =>
      data.map(({ Mese, Importo }) => ({ mese: Mese, importo: toCentesimi(Importo) })),
    ),
  staleTime: 0,
});

/** Who is shown the planner: not who works for himself. The server decides. */
export const mayPianificare = (utente: Utente): boolean => readChi(utente) === 'studio';
export const maySpostare = (utente: Utente): boolean =>
  mayPianificare(utente) && canScrivere(utente, requisiti.scriviDichiarazioni);
