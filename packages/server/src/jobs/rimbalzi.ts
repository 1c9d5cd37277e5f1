import type { FastifyBaseLogger } from 'fastify';
import { markTornata } from '../gateways/posta/posta.queries.ts';
import { describeRimbalzo, readDsn } from '../gateways/rimbalzi/dsn.ts';
import { makeMaildir } from '../gateways/rimbalzi/maildir.ts';
import type { Rimbalzi } from '../gateways/rimbalzi/port.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;

/** Writes on the mails that came back why they did. Answers how many. */
export async function readRimbalzi({ db }: Pick<Servizi, 'db'>, rimbalzi: Rimbalzi): Promise<number> {
  let tornate = 0;
  await rimbalzi.take(async (messaggio) => {
    for (const rimbalzo of readDsn(messaggio))
      tornate += await markTornata(db, rimbalzo, describeRimbalzo(rimbalzo));
  });
  return tornate;
}

/** Reads every minute the mails that came back, where the settings say where they come. */
export function startRimbalzi(
  servizi: Pick<Servizi, 'db' | 'config'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const { rimbalzi: cartella } = servizi.config;
  if (cartella === null) return async () => undefined;
  const rimbalzi = makeMaildir(cartella);
  return startPeriodico({
    nome: 'Posta tornata indietro',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: async () => {
      const tornate = await readRimbalzi(servizi, rimbalzi);
      if (tornate > 0) log.info({ tornate }, 'mails came back');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'mails that came back not read'),
  });
}
