import {
  type FatturaAnteprimaFilo,
  type FatturaFilo,
  type FatturaInElenco,
  type FatturaNuova,
  type FatturazioneFilo,
  type FattureRiepilogo,
  type FoglioDiStileFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  tipologiaUtente,
  toWire,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Voce = Interno<FatturaInElenco>;
export type Fattura = Interno<FatturaFilo>;
export type Riepilogo = Interno<FattureRiepilogo>;
export type Fatturazione = Interno<FatturazioneFilo>;
const read = ({ data }: Busta<FatturaFilo>): Fattura => fromWire<FatturaFilo>(data);

/** One page of them; `giro` tells one search from the next. */
export const fattureQuery: QueryPagina<Voce> = (query, giro) => ({
  queryKey: ['fattura', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<FatturaInElenco>(percorsi.fatturaLista, query, { segnale: signal }),
});
export const fatturaQuery = (id: string) => ({
  queryKey: ['fattura', 'una', id] as const,
  queryFn: () => send<Busta<FatturaFilo>>('GET', percorso(percorsi.fatturaUna, { id })).then(read),
  staleTime: 0,
});
export const riepilogoQuery = {
  queryKey: ['fattura', 'riepilogo'] as const,
  queryFn: () =>
    send<Busta<FattureRiepilogo>>('GET', percorsi.fatturaRiepilogo).then(({ data }) =>
      fromWire<FattureRiepilogo>(data),
    ),
};
export const fatturazioneQuery = {
  queryKey: ['fatturazione'] as const,
  queryFn: () =>
    send<Busta<FatturazioneFilo>>('GET', percorsi.fatturazione).then(({ data }) =>
      fromWire<FatturazioneFilo>(data),
    ),
  staleTime: 0,
};
export const writeFatturazione = ({ canale: _, ...scritta }: Fatturazione): Promise<Fatturazione> =>
  send<Busta<FatturazioneFilo>>('PUT', percorsi.fatturazione, { corpo: toWire(scritta) }).then(({ data }) =>
    fromWire<FatturazioneFilo>(data),
  );

/** An invoice as it is written, with the names of the wire. */
export type FatturaScritta = Omit<FatturaNuova, 'appid'>;
export type Anteprima = Interno<FatturaAnteprimaFilo>;
/** With the key that it was asked by: asked again, it is the one that was made. */
export const createFattura = (corpo: FatturaScritta, chiave: string): Promise<Fattura> =>
  send<Busta<FatturaFilo>>('POST', percorsi.fatture, { corpo, chiave }).then(read);
/** What it would come to, by who would write it. */
export const previewFattura = (corpo: FatturaScritta, segnale: AbortSignal): Promise<Anteprima> =>
  send<Busta<FatturaAnteprimaFilo>>('POST', percorsi.fatturaAnteprima, {
    ...{ corpo, segnale, silenziosa: true },
  }).then(({ data }) => fromWire<FatturaAnteprimaFilo>(data));
export const sendFattura = (id: string): Promise<Fattura> =>
  send<Busta<FatturaFilo>>('POST', percorso(percorsi.fatturaInvia, { id }), { corpo: {} }).then(read);
const put =
  (dove: string) =>
  ({ id, versione }: Pick<Fattura, 'id' | 'versione'>, corpo: object): Promise<Fattura> =>
    send<Busta<FatturaFilo>>('PUT', percorso(dove, { id }), {
      corpo: { ...corpo, Versione: versione },
    }).then(read);
export const changeFattura = put(percorsi.fatturaUna);
export const correctFattura = put(percorsi.fatturaCorreggi);
export const uploadXml = put(percorsi.fatturaXml);
export const writeIncasso = put(percorsi.fatturaIncasso);
export const takeBack = (id: string, Motivo: string): Promise<Fattura> =>
  send<Busta<FatturaFilo>>('POST', percorso(percorsi.fatturaStorna, { id }), { corpo: { Motivo } }).then(
    read,
  );
/** The page of the official style sheet, in a tab that keeps no hold on this one. */
export const openVista = (id: string): void => {
  globalThis.open(percorso(percorsi.fatturaVista, { id }), '_blank', 'noopener,noreferrer');
};
type Foglio = Interno<FoglioDiStileFilo>;
const readFoglio = ({ data }: Busta<FoglioDiStileFilo | null>): Foglio | null =>
  data && fromWire<FoglioDiStileFilo>(data);
/** The official style sheet of the invoices; null where none was loaded. */
export const foglioQuery = {
  queryKey: ['fattura', 'foglio'] as const,
  queryFn: () => send<Busta<FoglioDiStileFilo | null>>('GET', percorsi.fatturaFoglio).then(readFoglio),
};
export const loadFoglio = (Nome: string, Contenuto: string): Promise<Foglio | null> =>
  send<Busta<FoglioDiStileFilo | null>>('PUT', percorsi.fatturaFoglio, { corpo: { Nome, Contenuto } }).then(
    readFoglio,
  );
export const removeFoglio = (): Promise<void> => send('DELETE', percorsi.fatturaFoglio);
export const downloadXml = (id: string): Promise<Blob> => download(percorso(percorsi.fatturaXml, { id }));
export const downloadPdf = (id: string): Promise<Blob> => download(percorso(percorsi.fatturaPdf, { id }));

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
/** What the pages offer on the invoices; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  const vende = tipo === AMM_ELMAS || tipo === AMM_GES || tipo === OP_GES;
  return {
    legge: vende || tipo === CON_ELMAS || tipo === AMM_STU,
    guardaVendite: vende || tipo === CON_ELMAS,
    vende: vende && !isSolaLettura(utente),
    configura: (tipo === AMM_ELMAS || tipo === AMM_GES) && !isSolaLettura(utente),
    leggeFoglio: tipo === AMM_ELMAS || tipo === CON_ELMAS,
    caricaFoglio: tipo === AMM_ELMAS && !isSolaLettura(utente),
  };
}

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const cifre = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
export const formatEuro = (importo: number): string => euro.format(importo).replace('-', '−');
export const formatCifre = (importo: number): string => cifre.format(importo).replace('-', '−');
/** A credit note takes away. */
export const withSegno = ({ tipoDocumento }: Pick<Voce, 'tipoDocumento'>, importo: number): number =>
  tipoDocumento === 'TD04' ? -importo : importo;
