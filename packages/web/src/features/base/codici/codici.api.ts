import {
  type EnteSede,
  type FilialeFilo,
  type IbanLetto,
  percorsi,
  type SedeFilo,
  type TributoFilo,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Interno<T> = { [K in keyof T as Uncapitalize<K & string>]: T[K] };
export type Tributo = Interno<TributoFilo>;
export type Filiale = Interno<FilialeFilo>;
export type Sede = Interno<SedeFilo>;

/** One page of the codes of the F24; `giro` tells one search from the next. */
export const tributiQuery: QueryPagina<Tributo> = (query, giro) => ({
  queryKey: ['tributo', 'tributi', query, giro] as const,
  queryFn: ({ signal }) => list<TributoFilo>(percorsi.tributoLista, query, { segnale: signal }),
});
/** One page of the banks and of their branches. */
export const filialiQuery: QueryPagina<Filiale> = (query, giro) => ({
  queryKey: ['tributo', 'filiali', query, giro] as const,
  queryFn: ({ signal }) => list<FilialeFilo>(percorsi.filialeLista, query, { segnale: signal }),
});
/** One page of the offices of an institution. */
export const makeSediQuery =
  (ente: EnteSede): QueryPagina<Sede> =>
  (query, giro) => ({
    queryKey: ['tributo', 'sedi', ente, query, giro] as const,
    queryFn: ({ signal }) =>
      list<SedeFilo>(
        percorsi.sedeLista,
        { ...query, filter: { ...query.filter, Ente: ente } },
        { segnale: signal },
      ),
  });

/** What an IBAN says of its bank; refused with why when it is wrong. */
export const readIban = (iban: string): Promise<IbanLetto> =>
  send<{ data: IbanLetto }>('POST', percorsi.iban, { corpo: { Iban: iban } }).then(({ data }) => data);
