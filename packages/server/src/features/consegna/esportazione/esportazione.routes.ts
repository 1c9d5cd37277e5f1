import { esportaRequest, percorsi, startJobAnswer } from '@quadra/contract';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import { esportazione } from './esportazione.ts';
import { storicoRotte } from './storico.routes.ts';

const esporta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.esporta,
  titolo: 'Esporta un elenco in CSV o XLSX, con un lavoro in secondo piano',
  corpo: esportaRequest,
  risposta: startJobAnswer,
  handle: async ({ servizi, sessione, richiesta, corpo: { appid: _, ...richiesti } }) => ({
    data: {
      jobId: await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, { ...sessione, ip: normalizeIp(richiesta.ip) }, esportazione, richiesti),
      ),
    },
  }),
});

export const esportazioneRotte: readonly Rotta[] = [esporta, ...storicoRotte];
