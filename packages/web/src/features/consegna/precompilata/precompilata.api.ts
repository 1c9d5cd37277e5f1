import {
  type AttoRichiesta730,
  fromWire,
  type Interno,
  type Ordine730ConfigurazioneFilo,
  type Ordine730ConfigurazioneScritta,
  type Ordine730Filo,
  type ordine730Caricato,
  type ordine730Informazioni,
  type PrecompilateImportate,
  percorsi,
  percorso,
  type Richiesta730Filo,
  type Richiesta730InteraFilo,
  requisiti,
  requisitoApplicativo,
  type richieste730Fatte,
  type TipoOrdine,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { upload } from '../../../api/carica.ts';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere, hasRequisito } from '../../../api/requisiti.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Richiesta = Interno<Richiesta730Filo>;
export type RichiestaIntera = Interno<Richiesta730InteraFilo>;
export type Ordine = Interno<Ordine730Filo>;
export type Importate = PrecompilateImportate;
export type Configurazione = Ordine730ConfigurazioneFilo;
type Fatte = z.output<typeof richieste730Fatte>['data'];
type Informazioni = z.output<typeof ordine730Informazioni>['data'];
export type Caricato = z.output<typeof ordine730Caricato>['data'];
type Busta<T> = { data: T };

/** One page of the requests; `giro` tells one search from the next. */
export const richiesteQuery: QueryPagina<Richiesta> = (query, giro) => ({
  queryKey: ['precompilata', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<Richiesta730Filo>(percorsi.precompilataLista, query, { segnale: signal }),
});
export const ordiniQuery: QueryPagina<Ordine> = (query, giro) => ({
  queryKey: ['precompilata', 'ordini', query, giro] as const,
  queryFn: ({ signal }) => list<Ordine730Filo>(percorsi.ordineLista, query, { segnale: signal }),
});
/** One request, with what came of it. */
export const richiestaQuery = (id: string) =>
  queryOptions({
    queryKey: ['precompilata', 'una', id],
    queryFn: ({ signal }) =>
      send<Busta<Richiesta730InteraFilo>>('GET', percorso(percorsi.precompilataUna, { id }), {
        segnale: signal,
      }).then(({ data }): RichiestaIntera => fromWire<Richiesta730InteraFilo>(data)),
  });
/** How many requests in each state, and what stops the orders. */
export const informazioniQuery = queryOptions({
  queryKey: ['precompilata', 'informazioni'],
  queryFn: ({ signal }) =>
    send<Busta<Informazioni>>('GET', percorsi.ordineInformation, { segnale: signal }).then(
      ({ data }) => data,
    ),
});

const post = <T>(dove: string, corpo: object = {}): Promise<T> =>
  send<Busta<T>>('POST', dove, { corpo }).then(({ data }) => data);
export const addClienti = (Anno: number, IdAnagrafiche: readonly string[]) =>
  post<Fatte>(percorsi.precompilate, { Anno, IdAnagrafiche });
export const advanceRichieste = (Atto: AttoRichiesta730, Codici: readonly string[]) =>
  post<Fatte>(percorsi.precompilataAtto, { Atto, Codici });
export const importPrecompilate = (Codici: readonly string[]) =>
  post<Importate>(percorsi.precompilataImporta, { Codici });
export const exportPrecompilate = (Codici: readonly string[]): Promise<Blob> =>
  download(percorsi.precompilataEsporta, { Codici });
export const removeRichiesta = (id: string) =>
  send<null>('DELETE', percorso(percorsi.precompilataUna, { id }));

const readOrdine = (data: Ordine730Filo): Ordine => fromWire<Ordine730Filo>(data);
export const createOrdine = (Anno: number, Tipo: TipoOrdine, Codici: readonly string[]) =>
  post<Ordine730Filo>(percorsi.ordini, { Anno, Tipo, Codici }).then(readOrdine);
export const sendOrdine = (id: string) =>
  post<Ordine730Filo>(percorso(percorsi.ordineInvia, { id })).then(readOrdine);
export const askEsito = (id: string) =>
  post<Ordine730Filo>(percorso(percorsi.ordineEsito, { id })).then(readOrdine);
export const uploadOrdine = (file: readonly File[], Anno: number, Tipo: TipoOrdine): Promise<Caricato> =>
  upload<Busta<Caricato>>(percorsi.ordineUpload, file, { Anno: String(Anno), Tipo }).then(({ data }) => data);
export const computeFile = (id: string, file: 'inviato' | 'ricevuto') =>
  `${percorsi.ordineDownload}?id=${id}&file=${file}`;

export const readConfigurazione = (): Promise<Configurazione> =>
  send<Busta<Configurazione>>('GET', percorsi.ordineConfigurazione).then(({ data }) => data);
export const writeConfigurazione = (scritta: Omit<Ordine730ConfigurazioneScritta, 'appid'>) =>
  send<Busta<Configurazione>>('PUT', percorsi.ordineConfigurazione, { corpo: scritta });

const MODULO = requisitoApplicativo.PRECOMPILATA;
/** What is offered; the server decides. */
export const mayChiedere = (utente: Utente): boolean =>
  utente.studioId !== null &&
  readChi(utente) === 'studio' &&
  canScrivere(utente, { ...MODULO, ...requisiti.scriviDichiarazioni });
export const mayConfigurare = (utente: Utente): boolean =>
  mayChiedere(utente) && utente.tipologiaUtente === tipologiaUtente.AMM_STU;
export const mayEsportare = (utente: Utente): boolean =>
  utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS &&
  hasRequisito(utente, { ...MODULO, ...requisiti.esporta730 });
