import { esportaRequest, percorsi, startJobAnswer } from '@quadra/contract';
import { type Rotta, rottaDiSessione } from '../../http/rotta.ts';
import { startLavoro, withLavori } from '../lavoro/lavoro.public.ts';
import { esportazione } from './esportazione.ts';

const esporta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.esporta,
  titolo: 'Esporta un elenco in CSV o XLSX, con un lavoro in secondo piano',
  corpo: esportaRequest,
  risposta: startJobAnswer,
  handle: async ({ servizi, sessione, corpo: { appid: _, ...richiesti } }) => ({
    data: {
      jobId: await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, sessione, esportazione, richiesti),
      ),
    },
  }),
});

export const esportazioneRotte: readonly Rotta[] = [esporta];
