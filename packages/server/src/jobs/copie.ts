import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { writeCopia } from '../db/copia.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 24 * 3_600_000;
const NOSTRE = /^quadra-\d{4}-\d\d-\d\d\.copia$/;

type Casa = Pick<Servizi, 'config' | 'cifratura' | 'versione' | 'now'>;

/**
 * Today's copy of the whole house, sealed under the phrase of the settings, unless it is there already; of those made here the
 * last ones are kept. Answers the file it wrote, null when there was nothing to do.
 */
export async function copyCasa(
  { config, cifratura, versione, now }: Casa,
  proprietario: pg.ClientConfig,
): Promise<string | null> {
  const { cartella, frase, quante } = config.copie;
  if (cartella === undefined || frase === undefined) return null;
  mkdirSync(cartella, { recursive: true, mode: 0o700 });
  const nome = `quadra-${now().toISOString().slice(0, 10)}.copia`;
  const presenti = readdirSync(cartella).filter((file) => NOSTRE.test(file));
  if (presenti.includes(nome)) return null;
  const file = join(cartella, nome);
  const conChiave = config.chiave === undefined;
  await writeCopia(proprietario, { file, dati: config.dati, cifratura, versione, conChiave, frase });
  for (const vecchia of [...presenti, nome].sort().slice(0, -quante)) rmSync(join(cartella, vecchia));
  return file;
}

/** Copies the house at the start and every day, where the settings say where to. */
export function startCopie(
  servizi: Servizi,
  proprietario: pg.ClientConfig,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  if (servizi.config.copie.cartella === undefined) return async () => undefined;
  return startPeriodico({
    nome: 'Copia della casa',
    db: servizi.db,
    ogniMs: OGNI_MS,
    subito: true,
    run: async () => {
      const file = await copyCasa(servizi, proprietario);
      if (file !== null) log.info({ file }, 'house copied');
    },
    onErrore: (errore) => log.error({ err: describeErrore(errore) }, 'house not copied'),
  });
}
