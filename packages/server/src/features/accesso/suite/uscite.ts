import type { FastifyBaseLogger } from 'fastify';
import { describeErrore } from '../../../http/log.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findProvider } from './presente.ts';
import { collectUscite, deleteUscita, isUltimoTentativo, takeUscite, type Uscita } from './uscita.queries.ts';

/** What the library's own client can do, beyond what its types say. */
interface ClientDaAvvisare {
  readonly backchannelLogoutUri?: string;
  backchannelLogout(sub: string, sid: string): Promise<void>;
}

async function tell(servizi: Servizi, log: FastifyBaseLogger, uscita: Uscita): Promise<void> {
  const provider = await findProvider(servizi, log);
  const client = (await provider.Client.find(uscita.clientId)) as ClientDaAvvisare | undefined;
  if (client?.backchannelLogoutUri) await client.backchannelLogout(uscita.sub, uscita.sid);
}

async function tellOrWait(servizi: Servizi, log: FastifyBaseLogger, uscita: Uscita): Promise<void> {
  try {
    await tell(servizi, log, uscita);
    await deleteUscita(servizi.db, uscita.id);
  } catch (errore) {
    log.warn({ err: describeErrore(errore), client: uscita.clientId }, 'application not told of a logout');
    if (isUltimoTentativo(uscita)) await deleteUscita(servizi.db, uscita.id);
  }
}

/** Tells the applications that sessions of Quadra are over, however they ended. Answers how many notices were due. */
export async function sendUscite(servizi: Servizi, log: FastifyBaseLogger): Promise<number> {
  await collectUscite(servizi.db);
  const dovute = await takeUscite(servizi.db);
  await Promise.all(dovute.map((uscita) => tellOrWait(servizi, log, uscita)));
  return dovute.length;
}
