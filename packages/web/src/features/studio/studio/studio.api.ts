import {
  type AccordoFilo,
  type BloccoStudioFilo,
  type bloccoScritto,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA_MASSIME,
  type StudioFilo,
  type studioModifica,
  type TipoDocumentoContratto,
  toWire,
} from '@quadra/contract';
import type { z } from 'zod';
import { upload } from '../../../api/carica.ts';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
type ScrittoFilo = Omit<z.output<typeof studioModifica>, 'Versione' | 'appid'>;
export type Studio = Interno<StudioFilo>;
export type StudioScritto = Interno<ScrittoFilo>;
export type Blocco = Interno<BloccoStudioFilo>;
export type Accordo = Interno<AccordoFilo>;
export type BloccoScritto = Omit<Interno<z.output<typeof bloccoScritto>>, 'appid' | 'idStudio'>;

/** One page of the studi; `giro` tells one search from the next. */
export const studiQuery: QueryPagina<Studio> = (query, giro) => ({
  queryKey: ['studio', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<StudioFilo>(percorsi.studioLista, query, { segnale: signal }),
});

const readStudio = ({ data }: Busta<StudioFilo>): Studio => fromWire<StudioFilo>(data);

export const studioQuery = (id: string) => ({
  queryKey: ['studio', 'uno', id] as const,
  queryFn: () => send<Busta<StudioFilo>>('GET', percorso(percorsi.studioUno, { id })).then(readStudio),
  staleTime: 0,
});

/** Adds a studio, or changes the one that was read. */
export const writeStudio = (prima: Studio | null, scritto: StudioScritto): Promise<Studio> => {
  const corpo = toWire<ScrittoFilo>(scritto);
  const risposta =
    prima === null
      ? send<Busta<StudioFilo>>('POST', percorsi.studio, { corpo })
      : send<Busta<StudioFilo>>('PUT', percorso(percorsi.studioUno, { id: prima.id }), {
          corpo: { ...corpo, Versione: prima.versione },
        });
  return risposta.then(readStudio);
};

export const deleteStudio = (id: number) => send('DELETE', percorso(percorsi.studioUno, { id }));

export const lockStudio = (idStudio: number, scritto: BloccoScritto): Promise<Studio> =>
  send<Busta<StudioFilo>>('POST', percorsi.studioBlocco, {
    corpo: { IdStudio: idStudio, ...toWire<object>(scritto) },
  }).then(readStudio);

export const unlockStudio = (idStudio: number): Promise<Studio> =>
  send<Busta<StudioFilo>>('POST', percorsi.studioSblocco, { corpo: { IdStudio: idStudio } }).then(readStudio);

/** The locks of a studio, the last first. */
export const blocchiQuery = (idStudio: number) => ({
  queryKey: ['studio', 'blocchi', idStudio] as const,
  queryFn: () =>
    send<Busta<BloccoStudioFilo[]>>('POST', percorsi.studioBlocchi, {
      corpo: { IdStudio: idStudio },
      lettura: true,
    }).then(({ data }) => data.map((riga) => fromWire<BloccoStudioFilo>(riga))),
  staleTime: 0,
});

/** What a studio signed, the last first. */
export const accordiQuery = (idStudio: number) => ({
  queryKey: ['studio', 'accordi', idStudio] as const,
  queryFn: () =>
    list<AccordoFilo>(
      percorsi.accordoLista,
      { filter: { IdStudio: idStudio }, righePerPagina: RIGHE_PER_PAGINA_MASSIME },
      { silenziosa: true },
    ).then(({ righe }): readonly Accordo[] => righe),
  staleTime: 0,
});

/** Sends a signed file with the day of the signature. */
export const uploadAccordo = (
  idStudio: number,
  { tipo, data, file }: { tipo: TipoDocumentoContratto; data: string; file: readonly File[] },
) => upload<unknown>(percorsi.accordo, file, { IdStudio: String(idStudio), Tipo: tipo, Data: data });

export const deleteAccordo = (id: string) => send<null>('DELETE', percorso(percorsi.accordoUno, { id }));
export const computeIndirizzoAccordo = (id: string): string => percorso(percorsi.accordoFile, { id });
