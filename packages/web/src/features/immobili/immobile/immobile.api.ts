import {
  type ContrattoFilo,
  type FabbricatoFilo,
  fromWire,
  type ImmobileRigaFilo,
  type Interno,
  percorsi,
  percorso,
  type TerrenoFilo,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Genere = 'fabbricato' | 'terreno';
export type RigaImmobile = Interno<ImmobileRigaFilo>;
/** A building or a piece of land: the fields of the other are not there. */
export type Immobile = Interno<FabbricatoFilo & Partial<TerrenoFilo>>;
export type Contratto = Interno<ContrattoFilo>;

export const indirizzi = {
  fabbricato: {
    lista: percorsi.fabbricatoLista,
    base: percorsi.fabbricato,
    uno: percorsi.fabbricatoUno,
    pagina: '/fabbricato',
  },
  terreno: {
    lista: percorsi.terrenoLista,
    base: percorsi.terreno,
    uno: percorsi.terrenoUno,
    pagina: '/terreno',
  },
} as const;

const makeQuery =
  (genere: Genere): QueryPagina<RigaImmobile> =>
  (query, giro) => ({
    queryKey: ['immobile', genere, 'list', query, giro] as const,
    queryFn: ({ signal }) => list<ImmobileRigaFilo>(indirizzi[genere].lista, query, { segnale: signal }),
  });
/** One page of the properties of a kind; `giro` tells one search from the next. */
export const immobiliQuery = { fabbricato: makeQuery('fabbricato'), terreno: makeQuery('terreno') };

type Filo = FabbricatoFilo & Partial<TerrenoFilo>;
const read = ({ data }: Busta<Filo>): Immobile => fromWire<Filo>(data);

/** A property. @throws ApiError 404 when there is none of that kind */
export const immobileQuery = (genere: Genere, id: string) =>
  queryOptions({
    queryKey: ['immobile', genere, 'uno', id],
    queryFn: () => send<Busta<Filo>>('GET', percorso(indirizzi[genere].uno, { id })).then(read),
    staleTime: 0,
  });

export const createImmobile = (genere: Genere, scritto: object): Promise<Immobile> =>
  send<Busta<Filo>>('POST', indirizzi[genere].base, { corpo: toWire<object>(scritto) }).then(read);

/** Writes the property read at `versione`. */
export const changeImmobile = (
  genere: Genere,
  id: string,
  scritto: object,
  versione: number,
): Promise<Immobile> =>
  send<Busta<Filo>>('PUT', percorso(indirizzi[genere].uno, { id }), {
    corpo: { ...toWire<object>(scritto), Versione: versione },
  }).then(read);

export const removeImmobile = (genere: Genere, id: string) =>
  send<void>('DELETE', percorso(indirizzi[genere].uno, { id }));

const MASSIMI = 200;
/** The contracts of a property, from the last. */
export const contrattiQuery = (idImmobile: string) =>
  queryOptions({
    queryKey: ['contratto', idImmobile],
    queryFn: async ({ signal }) => {
      const query = { filter: { IdImmobile: idImmobile }, righePerPagina: MASSIMI };
      return (await list<ContrattoFilo>(percorsi.contrattoLista, query, { segnale: signal })).righe;
    },
  });

/** Writes a contract: new without a version. */
export const saveContratto = (
  contratto: { id: string; versione: number } | null,
  scritto: object,
): Promise<Busta<ContrattoFilo>> =>
  contratto === null
    ? send('POST', percorsi.contratto, { corpo: toWire<object>(scritto) })
    : send('PUT', percorso(percorsi.contrattoUno, { id: contratto.id }), {
        corpo: { ...toWire<object>(scritto), Versione: contratto.versione },
      });

export const removeContratto = (id: string) => send<void>('DELETE', percorso(percorsi.contrattoUno, { id }));
