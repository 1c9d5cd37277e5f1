import {
  fromWire,
  type gruppoRiga,
  type gruppoScheda,
  type Interno,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

type RigaFilo = z.infer<typeof gruppoRiga>;
type SchedaFilo = z.infer<typeof gruppoScheda>;
export type GruppoRiga = Interno<RigaFilo>;
export type Gruppo = Interno<SchedaFilo>;
type Busta<T> = { data: T };
/** What is written of a group: all its users, and which clients come in and go out. */
export type GruppoScritto = {
  Nome: string;
  Descrizione: string;
  Utenti: number[];
  Aggiunte: string[];
  Tolte: string[];
};

/** One page of the groups; `giro` tells one search from the next. */
export const gruppiQuery: QueryPagina<GruppoRiga> = (query, giro) => ({
  queryKey: ['gruppo', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<RigaFilo>(percorsi.gruppoLista, query, { segnale: signal }),
});

const read = ({ data }: Busta<SchedaFilo>): Gruppo => fromWire<SchedaFilo>(data);

export const gruppoQuery = (id: string) =>
  queryOptions({
    queryKey: ['gruppo', 'uno', id],
    queryFn: () => send<Busta<SchedaFilo>>('GET', percorso(percorsi.gruppoUno, { id })).then(read),
    staleTime: 0,
  });

export const createGruppo = (scritto: GruppoScritto): Promise<Gruppo> =>
  send<Busta<SchedaFilo>>('POST', percorsi.gruppi, { corpo: scritto }).then(read);

/** Changes the group read at `versione`. */
export const changeGruppo = (id: string, scritto: GruppoScritto, versione: number): Promise<Gruppo> =>
  send<Busta<SchedaFilo>>('PUT', percorso(percorsi.gruppoUno, { id }), {
    corpo: { ...scritto, Versione: versione },
  }).then(read);

export const removeGruppo = (id: string) => send<null>('DELETE', percorso(percorsi.gruppoUno, { id }));

type Regola = Busta<{ ClientiSenzaGruppo: boolean }>;
/** Whether who is in a group sees the clients of no group too. */
export const regolaQuery = queryOptions({
  queryKey: ['gruppo', 'regola'],
  queryFn: () => send<Regola>('GET', percorsi.gruppoRegola).then(({ data }) => data.ClientiSenzaGruppo),
});
export const changeRegola = (senza: boolean) =>
  send<Regola>('PUT', percorsi.gruppoRegola, { corpo: { ClientiSenzaGruppo: senza } }).then(
    ({ data }) => data.ClientiSenzaGruppo,
  );

/** Who may be in a group, and which clients: searched on the server. */
export const fonteUtenti = makeFonteServer({
  url: percorsi.utenteLista,
  urlUna: percorsi.utenti,
  campiTesto: ['Cognome', 'Nome'],
  separatore: ' ',
});
export const fonteClienti = makeFonteServer({
  url: percorsi.anagraficaLista,
  urlUna: percorsi.anagrafica,
  campiTesto: ['Denominazione'],
});
