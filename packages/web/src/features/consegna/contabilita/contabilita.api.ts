import {
  type AnteprimaContabile,
  type ContabilitaFilo,
  type EsportazioneContabileFilo,
  type FormatoContabile,
  fromWire,
  type Interno,
  type ProvaContabile,
  percorsi,
  percorso,
  type TipoContabile,
  tipologiaUtente,
  toWire,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Configurazione = Interno<ContabilitaFilo>;
export type Esportazione = Interno<EsportazioneContabileFilo>;
export type Anteprima = Interno<AnteprimaContabile>;

const readConfigurazione = ({ data }: Busta<ContabilitaFilo>): Configurazione =>
  fromWire<ContabilitaFilo>(data);
export const configurazioneQuery = {
  queryKey: ['contabilita', 'configurazione'] as const,
  queryFn: () => send<Busta<ContabilitaFilo>>('GET', percorsi.contabilita).then(readConfigurazione),
  staleTime: 0,
};
/** The form: the password is written, never read. */
export type Valori = Configurazione & { wsPassword: string };
export const writeConfigurazione = ({
  haWsPassword: _,
  wsSimulato: __,
  wsPronto: ___,
  wsPassword,
  ...scritta
}: Valori): Promise<Configurazione> =>
  send<Busta<ContabilitaFilo>>('PUT', percorsi.contabilita, {
    corpo: { ...toWire(scritta), ...(wsPassword === '' ? {} : { WsPassword: wsPassword }) },
  }).then(readConfigurazione);
export const probe = (): Promise<ProvaContabile> =>
  send<Busta<ProvaContabile>>('POST', percorsi.contabilitaProva, { corpo: {} }).then(({ data }) => data);

/** What is asked: days, and which movements. */
export type Periodo = { dal: string; al: string; tipi: readonly TipoContabile[] };
const toCorpo = ({ dal, al, tipi }: Periodo) => ({ DataDa: dal, DataA: al, Tipi: tipi });
export const anteprimaQuery = (periodo: Periodo) => ({
  queryKey: ['contabilita', 'anteprima', periodo] as const,
  queryFn: () =>
    send<Busta<AnteprimaContabile>>('POST', percorsi.contabileAnteprima, { corpo: toCorpo(periodo) }).then(
      ({ data }) => fromWire<AnteprimaContabile>(data),
    ),
  staleTime: 0,
});
const readEsportazione = ({ data }: Busta<EsportazioneContabileFilo>): Esportazione =>
  fromWire<EsportazioneContabileFilo>(data);
export const exportMovimenti = (
  periodo: Periodo,
  Formato: FormatoContabile,
  motivo: string | null,
): Promise<Esportazione> =>
  send<Busta<EsportazioneContabileFilo>>('POST', percorsi.contabileEsporta, {
    corpo: { ...toCorpo(periodo), Formato, ...(motivo === null ? {} : { Ripeti: true, Motivo: motivo }) },
  }).then(readEsportazione);
export const esportazioniQuery: QueryPagina<Esportazione> = (query, giro) => ({
  queryKey: ['contabilita', 'list', query, giro] as const,
  queryFn: ({ signal }) =>
    list<EsportazioneContabileFilo>(percorsi.contabileLista, query, { segnale: signal }),
});
export const downloadFile = ({ id }: Pick<Esportazione, 'id'>): Promise<Blob> =>
  download(percorso(percorsi.contabileFile, { id }));
export const sendEsportazione = ({ id }: Pick<Esportazione, 'id'>): Promise<Esportazione> =>
  send<Busta<EsportazioneContabileFilo>>('POST', percorso(percorsi.contabileInvia, { id }), {
    corpo: {},
  }).then(readEsportazione);

const { AMM_ELMAS, CON_ELMAS, AMM_GES } = tipologiaUtente;
/** What the pages offer; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  const vende = tipo === AMM_ELMAS || tipo === AMM_GES;
  return { legge: vende || tipo === CON_ELMAS, scrive: vende && !isSolaLettura(utente) };
}

const cifre = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
export const formatCifre = (importo: number): string => cifre.format(importo).replace('-', '−');
