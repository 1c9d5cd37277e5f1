import {
  type DefinizioneFilo,
  type DefinizioneRiga,
  type DefinizioneScritta,
  type DefinizioniInVigore,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  toWire,
  type VersioneDefinizione,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type RigaDefinizione = Interno<DefinizioneRiga>;
export type Definizione = Interno<DefinizioneFilo>;
export type Versione = Interno<VersioneDefinizione>;
export type Scritta = Interno<DefinizioneScritta>;
export type InVigore = Interno<DefinizioniInVigore>;
export type ModelloDefinizione = Scritta['modello'];
const read = ({ data }: Busta<DefinizioneFilo>): Definizione => fromWire<DefinizioneFilo>(data);

/** One page of them; `giro` tells one search from the next. */
export const definizioniQuery: QueryPagina<RigaDefinizione> = (query, giro) => ({
  queryKey: ['definizione', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<DefinizioneRiga>(percorsi.definizioneLista, query, { segnale: signal }),
});

export const definizioneQuery = (id: string) => ({
  queryKey: ['definizione', 'uno', id] as const,
  queryFn: () => send<Busta<DefinizioneFilo>>('GET', percorso(percorsi.definizioneUna, { id })).then(read),
  staleTime: 0,
});

/** What is in force of a modello of a year: the draft is tried beside it. */
export const inVigoreQuery = (anno: number, modello: ModelloDefinizione) =>
  queryOptions({
    queryKey: ['definizione', 'vigore', anno, modello],
    queryFn: () =>
      send<Busta<DefinizioniInVigore>>('GET', percorso(percorsi.definizioniInVigore, { anno, modello })).then(
        ({ data }): InVigore => fromWire<DefinizioniInVigore>(data),
      ),
    staleTime: 0,
  });

/** Adds a definition, or writes the draft of the one that was read. */
export const writeDefinizione = (prima: Definizione | null, scritta: Scritta): Promise<Definizione> => {
  const Definizione = toWire<DefinizioneScritta>(scritta);
  const risposta =
    prima === null
      ? send<Busta<DefinizioneFilo>>('POST', percorsi.definizioni, { corpo: { Definizione } })
      : send<Busta<DefinizioneFilo>>('PUT', percorso(percorsi.definizioneUna, { id: prima.id }), {
          corpo: { Definizione, Revisione: prima.revisione },
        });
  return risposta.then(read);
};

export const publishDefinizione = (id: string): Promise<Definizione> =>
  send<Busta<DefinizioneFilo>>('POST', percorso(percorsi.definizionePubblica, { id }), { corpo: {} }).then(
    read,
  );

/** Puts an earlier version in force again; null withdraws the definition. */
export const restoreDefinizione = (id: string, versione: number | null): Promise<Definizione> =>
  send<Busta<DefinizioneFilo>>('POST', percorso(percorsi.definizioneRipristina, { id }), {
    corpo: { Versione: versione },
  }).then(read);

export const deleteDefinizione = (id: string) => send('DELETE', percorso(percorsi.definizioneUna, { id }));
