import {
  type archivioPronto,
  type DaConservareFilo,
  fromWire,
  type Interno,
  type PacchettoArchivioFilo,
  percorsi,
  percorso,
  requisiti,
  requisitoApplicativo,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Pacchetto = Interno<PacchettoArchivioFilo>;
export type DaConservare = Interno<DaConservareFilo>;
type Pronto = z.output<typeof archivioPronto>['data'];

/** One page of the packages; `giro` tells one search from the next. */
export const pacchettiQuery: QueryPagina<Pacchetto> = (query, giro) => ({
  queryKey: ['archivio', 'list', query, giro] as const,
  queryFn: ({ signal }) =>
    list<PacchettoArchivioFilo>(percorsi.pacchettoArchivioLista, query, { segnale: signal }),
});

/** Whether the studio can hand documents over, and how many wait. */
export const prontoQuery = queryOptions({
  queryKey: ['archivio', 'pronto'],
  queryFn: ({ signal }) =>
    send<{ data: Pronto }>('GET', percorsi.archivioPronto, { segnale: signal }).then(({ data }) => data),
});

/** One page of what no conservator accepted. */
export const daConservareQuery: QueryPagina<DaConservare> = (query, giro) => ({
  queryKey: ['archivio', 'da-conservare', query, giro] as const,
  queryFn: ({ signal }) => list<DaConservareFilo>(percorsi.archivioDaConservare, query, { segnale: signal }),
});

/** One package. */
export const pacchettoQuery = (id: string) =>
  queryOptions({
    queryKey: ['archivio', 'uno', id],
    queryFn: ({ signal }) =>
      send<{ data: PacchettoArchivioFilo }>('GET', percorso(percorsi.pacchettoArchivioUno, { id }), {
        segnale: signal,
      }).then(({ data }): Pacchetto => fromWire<PacchettoArchivioFilo>(data)),
  });

const post = (indirizzo: string, corpo: object = {}): Promise<Pacchetto> =>
  send<{ data: PacchettoArchivioFilo }>('POST', indirizzo, { corpo }).then(({ data }) =>
    fromWire<PacchettoArchivioFilo>(data),
  );
export const archiveDocumenti = (documenti: readonly string[]) =>
  post(percorsi.pacchettiArchivio, { Documenti: documenti });
export const askEsito = (id: string) => post(percorso(percorsi.pacchettoArchivioEsito, { id }));
export const sendPacchetto = (id: string) => post(percorso(percorsi.pacchettoArchivioInvia, { id }));
export const cancelPacchetto = (id: string, motivo: string) =>
  post(percorso(percorsi.pacchettoArchivioAnnulla, { id }), { Motivo: motivo });
export const computeFile = (id: string) => percorso(percorsi.pacchettoArchivioFile, { id });

export const mayArchiviare = (utente: Utente): boolean =>
  utente.studioId !== null &&
  canScrivere(utente, { ...requisitoApplicativo.ARCHIVIAZIONE, ...requisiti.scriviDocumenti });
export const mayAnnullare = (utente: Utente): boolean =>
  mayArchiviare(utente) && utente.tipologiaUtente === tipologiaUtente.AMM_STU;
