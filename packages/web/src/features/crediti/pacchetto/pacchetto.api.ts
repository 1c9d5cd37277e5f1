import {
  fromWire,
  type Interno,
  type OffertaFilo,
  type PacchettoFilo,
  type PacchettoScritto,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Pacchetto = Interno<PacchettoFilo>;
export type Offerta = Interno<OffertaFilo>;
const read = ({ data }: Busta<PacchettoFilo>): Pacchetto => fromWire<PacchettoFilo>(data);

/** One page of them; `giro` tells one search from the next. */
export const pacchettiQuery: QueryPagina<Pacchetto> = (query, giro) => ({
  queryKey: ['pacchetto', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<PacchettoFilo>(percorsi.pacchettoLista, query, { segnale: signal }),
});

/** What the studio may buy, and from whom. */
export const offertaQuery = {
  queryKey: ['pacchetto', 'offerta'] as const,
  queryFn: (): Promise<Offerta> =>
    send<Busta<OffertaFilo>>('GET', percorsi.pacchettoOfferta).then(({ data }) =>
      fromWire<OffertaFilo>(data),
    ),
};

/** Whether who is here may have packages of its own. */
export const facoltaQuery = {
  queryKey: ['pacchetto', 'facolta'] as const,
  queryFn: (): Promise<boolean> =>
    send<Busta<{ Crea: boolean }>>('GET', percorsi.pacchettoFacolta).then(({ data }) => data.Crea),
};

export const pacchettoQuery = (id: string) => ({
  queryKey: ['pacchetto', 'uno', id] as const,
  queryFn: () => send<Busta<PacchettoFilo>>('GET', percorso(percorsi.pacchettoUno, { id })).then(read),
  staleTime: 0,
});

/** Adds a package, or changes the one that was read. */
export const writePacchetto = (
  prima: Pacchetto | null,
  scritto: Interno<PacchettoScritto>,
): Promise<Pacchetto> => {
  const corpo = toWire<PacchettoScritto>(scritto);
  const risposta =
    prima === null
      ? send<Busta<PacchettoFilo>>('POST', percorsi.pacchetto, { corpo })
      : send<Busta<PacchettoFilo>>('PUT', percorso(percorsi.pacchettoUno, { id: prima.id }), {
          corpo: { ...corpo, Versione: prima.versione },
        });
  return risposta.then(read);
};

/** Says whether a package is active and public, and nothing else of it. */
export const writeAttivazione = (id: string, scelta: { attivo: boolean; pubblico: boolean }) =>
  send<Busta<PacchettoFilo>>('PUT', percorso(percorsi.pacchettoAttivazione, { id }), {
    corpo: { Attivo: scelta.attivo, Pubblico: scelta.pubblico },
  }).then(read);

export const deletePacchetto = (id: string) => send('DELETE', percorso(percorsi.pacchettoUno, { id }));
