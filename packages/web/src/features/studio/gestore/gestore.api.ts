import {
  fromWire,
  type GestoreFilo,
  type gestoreModifica,
  type Interno,
  type logo,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QualeLogo } from '../../../api/riduci-immagine.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
type ScrittoFilo = Omit<z.output<typeof gestoreModifica>, 'Versione' | 'appid'>;
export type Gestore = Interno<GestoreFilo>;
export type GestoreScritto = Interno<ScrittoFilo>;

/** One page of the gestori; `giro` tells one search from the next. */
export const gestoriQuery: QueryPagina<Gestore> = (query, giro) => ({
  queryKey: ['gestore', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<GestoreFilo>(percorsi.gestoreLista, query, { segnale: signal }),
});

const readGestore = ({ data }: Busta<GestoreFilo>): Gestore => fromWire<GestoreFilo>(data);

export const gestoreQuery = (id: string) => ({
  queryKey: ['gestore', 'uno', id] as const,
  queryFn: () => send<Busta<GestoreFilo>>('GET', percorso(percorsi.gestoreUno, { id })).then(readGestore),
  staleTime: 0,
});

/** Adds a gestore, or changes the one that was read. */
export const writeGestore = (prima: Gestore | null, scritto: GestoreScritto): Promise<Gestore> => {
  const corpo = toWire<ScrittoFilo>(scritto);
  const risposta =
    prima === null
      ? send<Busta<GestoreFilo>>('POST', percorsi.gestore, { corpo })
      : send<Busta<GestoreFilo>>('PUT', percorso(percorsi.gestoreUno, { id: prima.id }), {
          corpo: { ...corpo, Versione: prima.versione },
        });
  return risposta.then(readGestore);
};

export const deleteGestore = (id: number) => send('DELETE', percorso(percorsi.gestoreUno, { id }));

const computePercorso = (id: number, quale: QualeLogo) =>
  percorso(quale === 'logo' ? percorsi.gestoreLogo : percorsi.gestoreLogoStampa, { id });

/** A logo as an image of the page. */
export const logoQuery = (id: number, quale: QualeLogo, versione: number) => ({
  queryKey: ['gestore', 'logo', id, quale, versione] as const,
  queryFn: () =>
    send<Busta<z.infer<typeof logo>>>('GET', computePercorso(id, quale)).then(({ data }) => data.Logo),
});

export const uploadLogo = (id: number, quale: QualeLogo, immagine: Blob): Promise<Gestore> => {
  const corpo = new FormData();
  corpo.set('uploadFile0', immagine, 'logo.png');
  return send<Busta<GestoreFilo>>('PUT', computePercorso(id, quale), { corpo }).then(readGestore);
};

export const deleteLogo = (id: number, quale: QualeLogo): Promise<Gestore> =>
  send<Busta<GestoreFilo>>('DELETE', computePercorso(id, quale)).then(readGestore);
