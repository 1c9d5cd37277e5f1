import { errori } from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import { withTenant } from '../db/tenancy.ts';
import {
  claimLavoro,
  closeLavoro,
  enqueueLavoro,
  type FileEsito,
  type Lavoro,
  releaseLavoro,
  renewAffido,
  tellLavoro,
} from '../features/base/lavoro/lavoro.public.ts';
import { CODA_LAVORI, type Incarico } from '../gateways/coda/coda.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { runSegmento } from '../telemetria.ts';
import { startSoccorso } from './soccorso.ts';
import { describeRifiuto, Interruzione, isRifiuto, makeSvolgimento } from './svolgimento.ts';

/** Jobs in hand at once in one process. */
const INSIEME = 2;
const RINNOVO_MS = 10_000;
/** Falls without a row done between one and the next: the fifth is the last. */
const CADUTE_MASSIME = 5;

/** How often a worker looks at the queue when nobody wakes it, and looks for jobs whose worker is silent. */
export interface Ritmo {
  readonly sondaggioSecondi: number;
  readonly ricercaMs: number;
}
const ritmoNormale: Ritmo = { sondaggioSecondi: 2, ricercaMs: 5_000 };

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
interface Chiusura {
  readonly stato: 'riuscito' | 'riuscito con errori' | 'non riuscito' | 'annullato';
  readonly errore?: string;
  readonly file?: FileEsito | undefined;
}

export interface Lavoratore {
  /** Looks at the queue now: somebody has just put a job in it. */
  wake(): void;
  /** Finishes the row in hand of each job, gives the jobs back and takes no other. */
  stop(): Promise<void>;
}

const suo = (lavoro: Pick<Lavoro, 'studio_id'>) => ({ studi: [lavoro.studio_id] });
const affidoDi = (lavoro: Lavoro) => ({
  studioId: lavoro.studio_id,
  lavoroId: lavoro.id,
  tentativo: lavoro.tentativo,
});
/** Seconds before a job that fell is tried again: 1, 4, 9, 16. */
const computeAttesa = (cadute: number) => cadute ** 2;

async function closeOrLeave(servizi: Servizi, lavoro: Lavoro, chiusura: Chiusura): Promise<void> {
  await withTenant(servizi.db, suo(lavoro), async (trx) => {
    const chiuso = await closeLavoro(trx, affidoDi(lavoro), chiusura);
    if (chiuso) await tellLavoro(trx, chiuso, servizi.now());
  });
}

async function giveBack(servizi: Servizi, lavoro: Lavoro, isCaduta: boolean): Promise<void> {
  await withTenant(servizi.db, suo(lavoro), async (trx) => {
    const reso = await releaseLavoro(trx, affidoDi(lavoro), isCaduta);
    if (reso === undefined) return;
    await enqueueLavoro(trx, servizi, reso, isCaduta ? computeAttesa(reso.cadute) : 0);
    await tellLavoro(trx, reso, servizi.now());
  });
}

/** A fall gives the job back, the fifth in a row ends it: what was done stays done. */
async function fall(servizi: Servizi, lavoro: Lavoro, log: Log): Promise<void> {
  const attuale = await withTenant(servizi.db, suo(lavoro), (trx) => renewAffido(trx, affidoDi(lavoro)));
  if (attuale === undefined) return;
  if (attuale.cadute + 1 < CADUTE_MASSIME) return giveBack(servizi, lavoro, true);
  log.error({ lavoro: lavoro.id, nome: lavoro.nome }, 'job given up after five falls');
  return closeOrLeave(servizi, lavoro, { stato: 'non riuscito', errore: errori.ERRORE_INTERNO.testo });
}

async function computeChiusura(
  servizi: Servizi,
  lavoro: Lavoro,
  file: FileEsito | undefined,
): Promise<Chiusura | undefined> {
  const finale = await withTenant(servizi.db, suo(lavoro), (trx) => renewAffido(trx, affidoDi(lavoro)));
  if (finale === undefined) return undefined;
  if (finale.scartate === 0) return { stato: 'riuscito', file };
  if (finale.riuscite > 0) return { stato: 'riuscito con errori', file };
  return { stato: 'non riuscito', errore: errori.NESSUNA_RIGA_RIUSCITA.testo };
}

async function endAfter(servizi: Servizi, lavoro: Lavoro, errore: unknown, log: Log): Promise<void> {
  if (errore instanceof Interruzione) {
    if (errore.motivo === 'annullato') return closeOrLeave(servizi, lavoro, { stato: 'annullato' });
    if (errore.motivo === 'fermata') return giveBack(servizi, lavoro, false);
    log.warn({ lavoro: lavoro.id, tentativo: lavoro.tentativo }, 'job in other hands: nothing written');
    return;
  }
  if (isRifiuto(errore))
    return closeOrLeave(servizi, lavoro, { stato: 'non riuscito', errore: describeRifiuto(errore) });
  log.warn({ err: describeErrore(errore), lavoro: lavoro.id, nome: lavoro.nome }, 'job fell');
  return fall(servizi, lavoro, log);
}

async function runLavoro(
  servizi: Servizi,
  incarico: Incarico,
  fermata: AbortSignal,
  log: Log,
): Promise<void> {
  const { db } = servizi;
  const lavoro = await withTenant(db, { studi: [incarico.studioId] }, async (trx) => {
    const preso = await claimLavoro(trx, incarico.studioId, incarico.lavoroId);
    if (preso) await tellLavoro(trx, preso, servizi.now());
    return preso;
  });
  if (lavoro === undefined) return;
  const battito = setInterval(() => {
    withTenant(db, suo(lavoro), (trx) => renewAffido(trx, affidoDi(lavoro))).catch(() => undefined);
  }, RINNOVO_MS);
  try {
    const genere = servizi.generi.get(lavoro.nome);
    if (genere === undefined) throw new Error(`Kind of job unknown to this process: ${lavoro.nome}`);
    const parametri = genere.parametri.parse(lavoro.parametri);
    const svolgimento = makeSvolgimento({ servizi, lavoro, genere, parametri, fermata });
    await svolgimento.getAutore();
    const file = await runSegmento(
      () => ({ nome: `lavoro ${lavoro.nome}`, attributi: { 'quadra.lavoro': lavoro.id } }),
      () => genere.run(svolgimento, parametri),
    );
    const chiusura = await computeChiusura(servizi, lavoro, file);
    if (chiusura) await closeOrLeave(servizi, lavoro, chiusura);
  } catch (errore) {
    await endAfter(servizi, lavoro, errore, log);
  } finally {
    clearInterval(battito);
  }
}

/** Takes jobs from the queue, two at a time, until it is stopped; several processes share them. */
export async function startLavoratore(
  servizi: Servizi,
  log: Log,
  ritmo: Ritmo = ritmoNormale,
): Promise<Lavoratore> {
  const { coda } = servizi;
  const fermata = new AbortController();
  const inCorso = new Set<Promise<void>>();
  const lavoratori: string[] = [];
  for (let n = 0; n < INSIEME; n += 1) {
    const opzioni = { batchSize: 1, pollingIntervalSeconds: ritmo.sondaggioSecondi } as const;
    lavoratori.push(
      await coda.work<Incarico>(CODA_LAVORI, opzioni, async ([preso]) => {
        if (preso === undefined) return;
        const fatto = runLavoro(servizi, preso.data, fermata.signal, log);
        inCorso.add(fatto);
        await fatto.finally(() => inCorso.delete(fatto));
      }),
    );
  }
  const soccorso = startSoccorso(servizi, log, { ogniMs: ritmo.ricercaMs, fall });
  return {
    wake: () => {
      for (const lavoratore of lavoratori) coda.notifyWorker(lavoratore);
    },
    stop: async () => {
      const soccorsi = soccorso.stop();
      fermata.abort();
      await coda.offWork(CODA_LAVORI, { wait: true });
      await Promise.allSettled([...inCorso, soccorsi]);
    },
  };
}
