import {
  fromWire,
  type Interno,
  percorsi,
  percorso,
  toWire,
  type utenteModifica,
  type utenteNuovo,
  type utenteRiga,
  type utenteScheda,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type RigaFilo = z.infer<typeof utenteRiga>;
type SchedaFilo = z.infer<typeof utenteScheda>;
type NuovoFilo = Required<Omit<z.infer<typeof utenteNuovo>, 'appid'>>;
type ModificaFilo = Required<Omit<z.infer<typeof utenteModifica>, 'appid'>>;
type Posti = 'idStudio' | 'idGestore';
export type NuovoUtente = Omit<Interno<NuovoFilo>, Posti> & { [P in Posti]?: number };
/** What changes of a user; the version is that of the record it was read from. */
export type ModificaUtente = Pick<Interno<ModificaFilo>, 'versione'> & Partial<Interno<ModificaFilo>>;
export type UtenteRiga = Interno<RigaFilo>;
export type Scheda = Interno<SchedaFilo>;
type Busta<T> = { data: T };

/** One page of the users; `giro` tells one search from the next. */
export const utentiQuery: QueryPagina<UtenteRiga> = (query, giro) => ({
  queryKey: ['utente', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<RigaFilo>(percorsi.utenteLista, query, { segnale: signal }),
});

const read = ({ data }: Busta<SchedaFilo>): Scheda => fromWire<SchedaFilo>(data);

/** The user of an id. @throws ApiError 404 when there is none within reach */
export const utenteQuery = (id: number) =>
  queryOptions({
    queryKey: ['utente', 'uno', id],
    queryFn: () => send<Busta<SchedaFilo>>('GET', percorso(percorsi.utenteUno, { id })).then(read),
    staleTime: 0,
  });

export const inviteUtente = (nuovo: NuovoUtente): Promise<Scheda> =>
  send<Busta<SchedaFilo>>('POST', percorsi.utenti, { corpo: toWire<object>(nuovo) }).then(read);

/** Changes the user read at `versione`. */
export const changeUtente = (id: number, modifica: ModificaUtente): Promise<Scheda> =>
  send<Busta<SchedaFilo>>('PUT', percorso(percorsi.utenteUno, { id }), {
    corpo: toWire<object>(modifica),
  }).then(read);

/** @throws ApiError 409 UTENTE_CON_ATTIVITA for who can only be disabled */
export const removeUtente = (id: number) => send<null>('DELETE', percorso(percorsi.utenteUno, { id }));

export const resetUtente = (email: string) =>
  send<Busta<true>>('POST', percorso(percorsi.utenteReset, { username: email }));

export const resendCredenziali = (id: number) =>
  send<Busta<true>>('POST', percorsi.utenteCredenziali, { corpo: { IdUtente: id } });

export const resendAttivazione = (id: number) =>
  send<Busta<true>>('POST', percorsi.utenteAttivazione, { corpo: { IdUtente: id } });
