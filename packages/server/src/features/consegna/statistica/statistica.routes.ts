import { percorsi, statisticaAnswer, statisticaRequest, type VistaStatistica } from '@quadra/contract';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { leggiStatistica } from './statistica.policy.ts';
import { writeCsv } from './statistica.rules.ts';
import { computeStatistica } from './statistica.service.ts';

const makeRotte = (vista: VistaStatistica, percorso: string, percorsoCsv: string): readonly Rotta[] => [
  rottaDiSessione({
    metodo: 'POST',
    percorso,
    titolo: `Statistiche: ${vista} di un anno o di un suo mese, con l’anno prima`,
    accesso: leggiStatistica[vista],
    daReplica: true,
    corpo: statisticaRequest,
    risposta: statisticaAnswer,
    handle: async ({ servizi, sessione, corpo }) => ({
      data: await computeStatistica(servizi, sessione, vista, corpo),
    }),
  }),
  rottaDiSessione({
    metodo: 'POST',
    percorso: percorsoCsv,
    titolo: `Statistiche: ${vista}, gli stessi numeri in CSV`,
    accesso: leggiStatistica[vista],
    daReplica: true,
    corpo: statisticaRequest,
    handle: async ({ servizi, sessione, corpo, risposta }) => {
      risposta.header('content-type', 'text/csv; charset=utf-8');
      risposta.header('content-disposition', `attachment; filename="statistiche-${vista}-${corpo.Anno}.csv"`);
      return writeCsv(await computeStatistica(servizi, sessione, vista, corpo));
    },
  }),
];

export const statisticaRotte: readonly Rotta[] = [
  ...makeRotte('dichiarazioni', percorsi.statisticaDichiarazioni, percorsi.statisticaDichiarazioniCsv),
  ...makeRotte('gestori', percorsi.statisticaGestori, percorsi.statisticaGestoriCsv),
  ...makeRotte('clienti', percorsi.statisticaClienti, percorsi.statisticaClientiCsv),
  ...makeRotte('utenti', percorsi.statisticaUtenti, percorsi.statisticaUtentiCsv),
  ...makeRotte('crediti', percorsi.statisticaCrediti, percorsi.statisticaCreditiCsv),
];
