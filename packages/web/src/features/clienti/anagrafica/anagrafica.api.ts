import {
  type AnagraficaFilo,
  type AnagraficaRiga as AnagraficaRigaFilo,
  type AnagraficaScritta as AnagraficaScrittaFilo,
  type ComuneFilo,
  type codFiscAnswer,
  computePagina,
  type creaAnswer,
  type creaImuAnswer,
  type FinalitaDichiarazione,
  fromWire,
  type Interno,
  isTipoImu,
  type ModificaAnagraficaFilo,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA,
  type SituazioneFilo,
  type TipoDichiarazione,
  type TipoImu,
  toWire,
} from '@quadra/contract';
import { normalizeCodiceFiscale } from '@quadra/values';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list, type QueryLista } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Anagrafica = Interno<AnagraficaFilo>;
export type AnagraficaRiga = Interno<AnagraficaRigaFilo>;
export type AnagraficaScritta = Interno<AnagraficaScrittaFilo>;
export type Comune = Interno<ComuneFilo>;
export type LetturaCodiceFiscale = z.infer<typeof codFiscAnswer>['data'];
type Busta<T> = { data: T };

/** One page of the clients; `giro` tells one search from the next. */
export const anagraficheQuery: QueryPagina<AnagraficaRiga> = (query, giro) => ({
  queryKey: ['anagrafica', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<AnagraficaRigaFilo>(percorsi.anagraficaLista, query, { segnale: signal }),
});

/** The client with exactly this codice, among those at work and those put away; null when there is none to be seen. */
export async function findEsistente(
  codice: string,
  idStudio: number | undefined,
  segnale: AbortSignal,
): Promise<{ id: string; denominazione: string } | null> {
  const ambito = idStudio === undefined ? {} : { IdStudio: idStudio };
  const pagine = await Promise.all(
    [{}, { Archiviata: true }].map((stato) =>
      list<AnagraficaRigaFilo>(
        percorsi.anagraficaLista,
        { filter: { CodiceFiscale: codice, ...ambito, ...stato }, logic: 'and' },
        { segnale, silenziosa: true },
      ),
    ),
  );
  const trovata = pagine
    .flatMap(({ righe }) => righe)
    .find(({ codiceFiscale }) => normalizeCodiceFiscale(codiceFiscale) === codice);
  return trovata ? { id: trovata.id, denominazione: trovata.denominazione } : null;
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
export const createAnagrafica = (
  scritta: AnagraficaScritta,
  chiave: string,
  idStudio?: number,
): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('POST', percorsi.anagrafica, {
    corpo: { ...toWire<AnagraficaScrittaFilo>(scritta), ...(idStudio && { IdStudio: idStudio }) },
    chiave,
  }).then(({ data }) => fromWire<AnagraficaFilo>(data));

/** Deletes a client; 409 when it has declarations or documents. */
export const deleteAnagrafica = (id: string): Promise<null> =>
  send<null>('DELETE', percorso(percorsi.anagraficaUna, { id }));

/** Asks the client by mail for documents; 409 EMAIL_GIA_INVIATA when one left today and it is not confirmed. */
export const sendRichiesta = (
  id: string,
  scritta: { documenti: string; entro: string | null; conferma: boolean },
): Promise<string> =>
  send<Busta<{ Email: string }>>('POST', percorso(percorsi.anagraficaRichiesta, { id }), {
    corpo: { Documenti: scritta.documenti, Entro: scritta.entro, Conferma: scritta.conferma },
  }).then(({ data }) => data.Email);

/** Puts a client in the archive, or takes it out. */
export const archiveAnagrafica = (id: string, archiviata: boolean): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('POST', percorso(percorsi.anagraficaArchivia, { id }), {
    corpo: { Archiviata: archiviata },
  }).then(({ data }) => fromWire<AnagraficaFilo>(data));

/** The same for many clients, all or none: how many they were. */
export const archiveAnagrafiche = (codici: readonly string[], archiviata: boolean): Promise<number> =>
  send<Busta<{ aggiornate: number }>>('POST', percorsi.anagraficaArchivio, {
    corpo: { Codici: codici, Archiviata: archiviata },
  }).then(({ data }) => data.aggiornate);

/** The history of a client, from the newest change. */
export const storiaQuery = (id: string, versione: number) =>
  queryOptions({
    queryKey: ['anagrafica', 'storia', id, versione],
    queryFn: () =>
      send<Busta<ModificaAnagraficaFilo[]>>('GET', percorso(percorsi.anagraficaStoria, { id })).then(
        ({ data }) => data.map((riga) => fromWire<ModificaAnagraficaFilo>(riga)),
      ),
  });

/** What the record said on a day, field by field, for the fields with periods. */
export const situazioneQuery = (id: string, versione: number, giorno: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'situazione', id, versione, giorno],
    queryFn: () =>
      send<Busta<SituazioneFilo>>('GET', percorso(percorsi.anagraficaSituazione, { id, giorno }), {
        silenziosa: true,
      }).then(({ data }) => fromWire<SituazioneFilo>(data)),
  });

/** Replaces the client read at `versione`; with `dal` what changes holds from that day; 409 with the differences when somebody else saved meanwhile. */
export const replaceAnagrafica = (
  id: string,
  scritta: AnagraficaScritta,
  versione: number,
  dal: string | null = null,
): Promise<Anagrafica> =>
  send<Busta<AnagraficaFilo>>('PUT', percorso(percorsi.anagraficaUna, { id }), {
    corpo: { ...toWire<AnagraficaScrittaFilo>(scritta), Versione: versione, Dal: dal },
  }).then(({ data }) => fromWire<AnagraficaFilo>(data));

/** Whether a codice fiscale holds, what it says of its person, and whether the studio has it already. */
export const readCodiceFiscale = (codice: string): Promise<Interno<LetturaCodiceFiscale>> =>
  send<Busta<LetturaCodiceFiscale>>('POST', percorsi.codiceFiscale, {
    corpo: { CodiceFiscale: codice },
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

/**
 * Creates one declaration per client; those that cannot be created come back with the reason. Ordinary ones of the IMU are
 * one for each comune of the properties of each client.
 */
export const createDichiarazioni = (
  anno: number,
  idAnagrafiche: readonly string[],
  finalita: FinalitaDichiarazione = 'Ordinaria',
  tipo: TipoDichiarazione = 'Persone fisiche',
) =>
  isTipoImu(tipo) && finalita === 'Ordinaria'
    ? createImu(anno, idAnagrafiche, tipo)
    : createPerTipo(anno, idAnagrafiche, finalita, tipo);

const createImu = (anno: number, Codici: readonly string[], Tipo: TipoImu) =>
  send<z.infer<typeof creaImuAnswer>>('POST', percorso(percorsi.dichiarazioneCreaImu, { anno }), {
    corpo: { Codici, Tipo },
  }).then(({ data }) => fromWire(data));

const createPerTipo = (
  anno: number,
  idAnagrafiche: readonly string[],
  finalita: FinalitaDichiarazione,
  tipo: TipoDichiarazione,
) =>
  send<z.infer<typeof creaAnswer>>('POST', percorso(percorsi.dichiarazioneCrea, { anno }), {
    corpo: { IdAnagrafiche: idAnagrafiche, Finalita: finalita, Tipo: tipo },
  }).then(({ data }) => fromWire(data));

/** The ordinary declaration of persone fisiche of a client in a year; null when there is none. */
export const findDichiarazione = (anno: number, idAnagrafica: string): Promise<string | null> =>
  list<{ Id: string }>(percorso(percorsi.dichiarazioneLista, { anno }), {
    filter: { IdAnagrafica: idAnagrafica, Finalita: 'Ordinaria', Tipo: 'Persone fisiche' },
    logic: 'and',
    righePerPagina: 1,
  }).then(({ righe }) => righe[0]?.id ?? null);
