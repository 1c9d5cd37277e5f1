import type { FastifyBaseLogger } from 'fastify';
import type { Servizi } from '../http/servizi.ts';
import { startAcquistiAutomatici } from './acquisti-automatici.ts';
import { startAddebiti } from './addebiti.ts';
import { startAvvisi } from './avvisi.ts';
import { startContiFiscali } from './conti-fiscali.ts';
import { startCrediti } from './crediti.ts';
import { startEsitiArchivio } from './esiti-archivio.ts';
import { startNotifiche } from './notifiche.ts';
import { startPagamenti } from './pagamenti.ts';
import { startPromemoria } from './promemoria.ts';
import { startPulizia } from './pulizia.ts';
import { startRecapiti } from './recapiti.ts';
import { startRiepiloghi } from './riepiloghi.ts';
import { startRimbalzi } from './rimbalzi.ts';
import { startScambioPrecompilata } from './scambio-precompilata.ts';
import { startScambioSdi } from './scambio-sdi.ts';
import { startServiziEsterni } from './servizi-esterni.ts';
import { startSigilloRegistro } from './sigillo-registro.ts';
import { startTraslocoDocumenti } from './trasloco-documenti.ts';
import { startUsciteSuite } from './uscite-suite.ts';

type Log = FastifyBaseLogger;
type Start = (servizi: Servizi, log: Log) => () => Promise<unknown>;

/** What a process that works does at its own pace, in the order in which it starts: a new one is a line. */
const sempre: readonly Start[] = [
  startPulizia,
  startUsciteSuite,
  startCrediti,
  startNotifiche,
  startContiFiscali,
  startPagamenti,
];
/** Tests seal the log and make these rounds themselves. */
const fuoriDalleProve: readonly Start[] = [
  startSigilloRegistro,
  startScambioSdi,
  startAddebiti,
  startAcquistiAutomatici,
  startEsitiArchivio,
  startScambioPrecompilata,
  startAvvisi,
  startRecapiti,
  startPromemoria,
  startServiziEsterni,
  startTraslocoDocumenti,
  startRimbalzi,
  startRiepiloghi,
];

/** Starts the rounds of a process; answers how each is stopped. */
export const startGiri = (servizi: Servizi, log: Log, isDiProva: boolean): (() => Promise<unknown>)[] =>
  [...sempre, ...(isDiProva ? [] : fuoriDalleProve)].map((start) => start(servizi, log));
