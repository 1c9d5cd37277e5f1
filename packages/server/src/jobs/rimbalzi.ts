import type { FastifyBaseLogger } from 'fastify';
import { markTornata, type Tornata } from '../gateways/posta/posta.queries.ts';
import { describeRimbalzo, type Rimbalzo, readDsn } from '../gateways/rimbalzi/dsn.ts';
import { makeMaildir } from '../gateways/rimbalzi/maildir.ts';
import type { Rimbalzi } from '../gateways/rimbalzi/port.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;
const GIORNO_MS = 24 * 3_600_000;
const TOGLIE_OGNI_MS = 3_600_000;
/** How long a report that was read is kept: who looks into why a mail came back finds it. `docs/operazioni.md` says it. */
const TENUTI_MS = 30 * GIORNO_MS;

const listTornate = ({ falliti }: Rimbalzo): Tornata[] =>
  falliti.flatMap((fallito) =>
    fallito.destinatari.map((indirizzo) => ({ indirizzo, errore: describeRimbalzo(fallito) })),
  );

/** Writes on the mails that came back why they did. Answers how many, and how many files are none to be read. */
export async function readRimbalzi({ db }: Pick<Servizi, 'db'>, rimbalzi: Rimbalzi) {
  let tornate = 0;
  const nonFile = await rimbalzi.take(async (messaggio) => {
    const rimbalzo = readDsn(messaggio);
    if (rimbalzo !== null) tornate += await markTornata(db, rimbalzo, listTornate(rimbalzo));
  });
  return { tornate, nonFile };
}

/** Deletes the reports that were read and are old: they carry what was written to persons. Answers how many. */
export const forgetRimbalzi = (rimbalzi: Rimbalzi, adesso: Date): Promise<number> =>
  rimbalzi.forget(new Date(adesso.getTime() - TENUTI_MS));

/** Reads every minute the mails that came back, where the settings say where they come, and deletes the old reports. */
export function startRimbalzi(
  servizi: Pick<Servizi, 'db' | 'config' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const { rimbalzi: cartella } = servizi.config;
  if (cartella === null) return async () => undefined;
  const rimbalzi = makeMaildir(cartella);
  const letture = startPeriodico({
    nome: 'Posta tornata indietro',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: async () => {
      const { tornate, nonFile } = await readRimbalzi(servizi, rimbalzi);
      if (tornate > 0) log.info({ tornate }, 'mails came back');
      if (nonFile > 0) log.warn({ nonFile }, 'not files to be read among the mails that came back');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'mails that came back not read'),
  });
  const tolte = startPeriodico({
    nome: 'Rapporti di posta da togliere',
    db: servizi.db,
    ogniMs: TOGLIE_OGNI_MS,
    run: () => forgetRimbalzi(rimbalzi, servizi.now()),
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'old reports of mails not deleted'),
  });
  return async () => {
    await Promise.all([letture(), tolte()]);
  };
}
