import type { FastifyBaseLogger } from 'fastify';
import { markTornata, type Tornata } from '../gateways/posta/posta.queries.ts';
import { describeRimbalzo, type Rimbalzo, readDsn } from '../gateways/rimbalzi/dsn.ts';
import { makeMaildir } from '../gateways/rimbalzi/maildir.ts';
import type { Rimbalzi } from '../gateways/rimbalzi/port.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;

const listTornate = ({ falliti }: Rimbalzo): Tornata[] =>
  falliti.flatMap((fallito) =>
    fallito.destinatari.map((indirizzo) => ({ indirizzo, errore: describeRimbalzo(fallito) })),
  );

/** Writes on the mails that came back why they did. Answers how many, and how many files are none to be read. */
export async function readRimbalzi({ db }: Pick<Servizi, 'db'>, rimbalzi: Rimbalzi) {
  let tornate = 0;
  const nonFile = await rimbalzi.take(async (messaggio) => {
    const rimbalzo = readDsn(messaggio);
    if (rimbalzo !== null) tornate += await markTornata(db, rimbalzo.id, listTornate(rimbalzo));
  });
  return { tornate, nonFile };
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
      const { tornate, nonFile } = await readRimbalzi(servizi, rimbalzi);
      if (tornate > 0) log.info({ tornate }, 'mails came back');
      if (nonFile > 0) log.warn({ nonFile }, 'not files to be read among the mails that came back');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'mails that came back not read'),
  });
}
