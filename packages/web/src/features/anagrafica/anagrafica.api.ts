import {
  type AnagraficaFilo,
  type AnagraficaRiga as AnagraficaRigaFilo,
  type AnagraficaScritta as AnagraficaScrittaFilo,
  type ComuneFilo,
  type codFiscAnswer,
  computePagina,
  type creaAnswer,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA,
  RIGHE_PER_PAGINA_MASSIME,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { list, type QueryLista } from '../../api/lista.ts';
import type { QueryPagina } from '../../api/useElenco.ts';

export type Anagrafica = Interno<AnagraficaFilo>;
export type AnagraficaRiga = Interno<AnagraficaRigaFilo>;
export type AnagraficaScritta = Interno<AnagraficaScrittaFilo>;
export type Comune = Interno<ComuneFilo>;
export type LetturaCodiceFiscale = z.infer<typeof codFiscAnswer>['data'];
type Busta<T> = { data: T };

/** One page of the clients; `giro` tells one search from the next. */
export const anagraficheQuery: QueryPagina<AnagraficaRiga> = (query, giro) => ({
  queryKey: ['anagrafica', 'list', query, giro],
  queryFn: ({ signal }) => list<AnagraficaRigaFilo>(percorsi.anagraficaLista, query, { segnale: signal }),
});

/** Keys of every client a filter finds, page after page. */
export async function listIdAnagrafiche(filtro: QueryLista, totale: number): Promise<string[]> {
  const id: string[] = [];
  for (let pagina = 1; id.length < totale; pagina += 1) {
    const query = { ...filtro, onlyId: true, pagina, righePerPagina: RIGHE_PER_PAGINA_MASSIME };
    const { righe } = await list<string>(percorsi.anagraficaLista, query);
    if (righe.length === 0) break;
    id.push(...righe);
  }
  return id;
}

/** The client of an id as the server has it now. */
export const getAnagrafica = (id: string): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('GET', percorso(percorsi.anagraficaUna, { id })).then(({ data }) =>
    fromWire<AnagraficaFilo>(data),
  );

export const anagraficaQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'una', id],
    queryFn: () => getAnagrafica(id),
    staleTime: 0,
  });

/** A new client; the same key never makes two, whatever happens to the answers. */
export const createAnagrafica = (scritta: AnagraficaScritta, chiave: string): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('POST', percorsi.anagrafica, {
    corpo: toWire<AnagraficaScrittaFilo>(scritta),
    chiave,
  }).then(({ data }) => fromWire<AnagraficaFilo>(data));

/** Replaces the client read at `versione`; 409 with the differences when somebody else saved meanwhile. */
export const replaceAnagrafica = (
  id: string,
  scritta: AnagraficaScritta,
  versione: number,
): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('PUT', percorso(percorsi.anagraficaUna, { id }), {
    corpo: { ...toWire<AnagraficaScrittaFilo>(scritta), Versione: versione },
  }).then(({ data }) => fromWire<AnagraficaFilo>(data));

type Persona = {
  cognome: string;
  nome: string;
  sesso: 'M' | 'F';
  dataNascita: string;
  comuneNascita: string;
};

/** The codice fiscale of a person, or (given a codice) whether it holds and what it says. */
export const readCodiceFiscale = (
  richiesta: Persona | { codiceFiscale: string },
): Promise<Interno<LetturaCodiceFiscale>> =>
  send<Busta<LetturaCodiceFiscale>>('POST', percorsi.codiceFiscale, {
    corpo: toWire<Record<string, unknown>>(richiesta as Interno<Record<string, unknown>>),
    silenziosa: true,
  }).then(({ data }) => fromWire<LetturaCodiceFiscale>(data));

/** Comuni whose name holds the text, from the one at `inizio`; `giorno` keeps those that existed on that day. */
export async function searchComuni(
  testo: string,
  segnale: AbortSignal,
  opzioni: { giorno?: string | null; soloItaliani?: boolean; inizio?: number } = {},
): Promise<{ righe: Comune[]; altre: boolean }> {
  const { giorno, soloItaliani, inizio = 0 } = opzioni;
  const filter = {
    Denominazione: testo.toLowerCase(),
    ...(giorno ? { Data: giorno } : {}),
    ...(soloItaliani ? { Estero: false } : {}),
  };
  const query: QueryLista = {
    filter,
    logic: 'and',
    pagina: computePagina(inizio, RIGHE_PER_PAGINA),
    righePerPagina: RIGHE_PER_PAGINA,
  };
  const { righe, totale } = await list<ComuneFilo>(percorsi.comuni, query, { segnale, silenziosa: true });
  return { righe, altre: righe.length > 0 && inizio + righe.length < totale };
}

/** Creates one declaration per client; those that cannot be created come back with the reason. */
export const createDichiarazioni = (anno: number, idAnagrafiche: readonly string[]) =>
  send<z.infer<typeof creaAnswer>>('POST', percorso(percorsi.dichiarazioneCrea, { anno }), {
    corpo: { IdAnagrafiche: idAnagrafiche },
  }).then(({ data }) => fromWire(data));

/** The declaration of a client in a year; null when there is none. */
export const findDichiarazione = (anno: number, idAnagrafica: string): Promise<string | null> =>
  list<{ Id: string }>(percorso(percorsi.dichiarazioneLista, { anno }), {
    filter: { IdAnagrafica: idAnagrafica },
    logic: 'and',
    righePerPagina: 1,
  }).then(({ righe }) => righe[0]?.id ?? null);
