import {
  type applicazione,
  type applicazioneModifica,
  type applicazioneSegreto,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { readErrore } from '../../../api/errore.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type ApplicazioneFilo = z.infer<typeof applicazione>;
type ScrittaFilo = Omit<z.infer<typeof applicazioneModifica>, 'Versione'>;
export type Applicazione = Interno<ApplicazioneFilo>;
export type ApplicazioneScritta = Interno<ScrittaFilo>;
type Busta<T> = { data: T };

/** One page of the applications; `giro` tells one search from the next. */
export const applicazioniQuery: QueryPagina<Applicazione> = (query, giro) => ({
  queryKey: ['applicazione', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<ApplicazioneFilo>(percorsi.applicazioneLista, query, { segnale: signal }),
});

/** The application of an id. @throws ApiError 404 when there is none */
export const applicazioneQuery = (id: string) =>
  queryOptions({
    queryKey: ['applicazione', 'una', id],
    queryFn: async () => {
      const query = { filter: { Id: id }, logic: 'and', righePerPagina: 1 } as const;
      const [una] = (await list<ApplicazioneFilo>(percorsi.applicazioneLista, query)).righe;
      if (una === undefined) throw readErrore(404, null, null);
      return una;
    },
    staleTime: 0,
  });

export const createApplicazione = (codice: string, scritta: ApplicazioneScritta): Promise<Applicazione> =>
  send<Busta<ApplicazioneFilo>>('POST', percorsi.applicazioni, {
    corpo: { ...toWire<ScrittaFilo>(scritta), Codice: codice },
  }).then(({ data }) => fromWire<ApplicazioneFilo>(data));

/** Changes the application read at `versione`. */
export const changeApplicazione = (
  id: string,
  scritta: ApplicazioneScritta,
  versione: number,
): Promise<Applicazione> =>
  send<Busta<ApplicazioneFilo>>('PUT', percorso(percorsi.applicazioneUna, { id }), {
    corpo: { ...toWire<ScrittaFilo>(scritta), Versione: versione },
  }).then(({ data }) => fromWire<ApplicazioneFilo>(data));

/** A new secret: the former stops working at once. */
export const renewSegreto = (id: string): Promise<string> =>
  send<Busta<z.infer<typeof applicazioneSegreto>>>(
    'POST',
    percorso(percorsi.applicazioneSegreto, { id }),
  ).then(({ data }) => data.Segreto);

export const removeSegreto = (id: string) =>
  send<Busta<true>>('DELETE', percorso(percorsi.applicazioneSegreto, { id }));

export const rotateChiavi = () => send<Busta<true>>('POST', percorsi.chiaviSuite);
