import {
  fromWire,
  type Interno,
  percorsi,
  type StatisticaFilo,
  tipologiaUtente,
  type VistaStatistica,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';

export type Statistica = Interno<StatisticaFilo>;
const percorsoDi: Readonly<Record<VistaStatistica, readonly [dati: string, csv: string]>> = {
  dichiarazioni: [percorsi.statisticaDichiarazioni, percorsi.statisticaDichiarazioniCsv],
  gestori: [percorsi.statisticaGestori, percorsi.statisticaGestoriCsv],
  clienti: [percorsi.statisticaClienti, percorsi.statisticaClientiCsv],
  utenti: [percorsi.statisticaUtenti, percorsi.statisticaUtentiCsv],
  crediti: [percorsi.statisticaCrediti, percorsi.statisticaCreditiCsv],
};
/** A year, and one of its months or the whole of it. */
export type Periodo = { anno: number; mese: number | null };

export const statisticaQuery = (vista: VistaStatistica, { anno, mese }: Periodo) => ({
  queryKey: ['statistica', vista, anno, mese] as const,
  queryFn: () =>
    send<{ data: StatisticaFilo }>('POST', percorsoDi[vista][0], { corpo: { Anno: anno, Mese: mese } }).then(
      ({ data }) => fromWire<StatisticaFilo>(data),
    ),
  staleTime: 0,
});
export const downloadCsv = (vista: VistaStatistica, { anno, mese }: Periodo): Promise<Blob> =>
  download(percorsoDi[vista][1], { Anno: anno, Mese: mese });

const { OP_STU, AMM_STU, OP_GES } = tipologiaUtente;
/** The views of who looks; the server decides, this avoids shut doors. */
export const listViste = (tipo: number): readonly VistaStatistica[] => {
  if (tipo === OP_STU) return ['dichiarazioni', 'clienti'];
  if (tipo === AMM_STU) return ['dichiarazioni', 'clienti', 'utenti', 'crediti'];
  if (tipo === OP_GES) return ['dichiarazioni', 'gestori', 'clienti', 'crediti'];
  return ['dichiarazioni', 'gestori', 'clienti', 'utenti', 'crediti'];
};
