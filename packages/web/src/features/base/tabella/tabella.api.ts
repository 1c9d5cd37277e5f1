import {
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type TabellaRiassunta,
  toWire,
  type VoceTabella,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Voce = Interno<VoceTabella>;
/** A table, of a year when it has years. */
export type Dove = { tabella: string; anno: number | null };

export const tabelleQuery = queryOptions({
  queryKey: ['tabella', 'tutte'],
  queryFn: () =>
    send<Busta<TabellaRiassunta[]>>('GET', percorsi.tabelle).then(({ data }) =>
      data.map((una) => fromWire<TabellaRiassunta>(una)),
    ),
});

const parametri = ({ tabella, anno }: Dove) => (anno === null ? { tabella } : { tabella, anno });
const indirizzoLista = (dove: Dove): string =>
  percorso(dove.anno === null ? percorsi.tabellaLista : percorsi.tabellaAnnoLista, parametri(dove));
const base = (dove: Dove) =>
  percorso(dove.anno === null ? percorsi.tabella : percorsi.tabellaAnno, parametri(dove));
const una = (dove: Dove, id: string) => `${base(dove)}/${id}`;

/** One page of the rows of a table; `giro` tells one search from the next. */
export const makeVociQuery =
  (dove: Dove): QueryPagina<Voce> =>
  (query, giro) => ({
    queryKey: ['tabella', dove, query, giro] as const,
    queryFn: ({ signal }) => list<VoceTabella>(indirizzoLista(dove), query, { segnale: signal }),
  });

export const createVoce = (dove: Dove, codice: string, descrizione: string) =>
  send<Busta<VoceTabella>>('POST', base(dove), { corpo: { Codice: codice, Descrizione: descrizione } });

/** Writes a row with what was changed of it. */
export function changeVoce(dove: Dove, voce: Voce, nuovi: Partial<Voce>) {
  const { id, tabella: _tabella, anno: _anno, ...scritta } = { ...voce, ...nuovi };
  return send<Busta<VoceTabella>>('PUT', una(dove, id), { corpo: toWire<object>(scritta) });
}

export const removeVoce = (dove: Dove, id: string) => send<void>('DELETE', una(dove, id));

/** Copies the rows of a year to the next: says how many. */
export const duplicateAnno = (tabella: string, anno: number) =>
  send<Busta<{ Anno: number; Righe: number }>>(
    'POST',
    percorso(percorsi.tabellaAnnoDuplica, { anno, tabella }),
  ).then(({ data }) => data);
