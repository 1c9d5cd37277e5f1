import type { FastifyBaseLogger } from 'fastify';
import { anchorRegistro, coverRegistro, sealRegistro } from '../features/base/registro/registro.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 5_000;

/**
 * Encrypts and seals the audit log every five seconds, anchors it once a day; at the start, what was sealed in clear is
 * encrypted too; several processes may. Answers the function that stops it.
 */
export function startSigilloRegistro(
  { db, cifratura, config, now }: Pick<Servizi, 'db' | 'cifratura' | 'config' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  ogniMs = OGNI_MS,
): () => Promise<void> {
  let ancorato = '';
  let isCoperto = false;
  const seal = async () => {
    await sealRegistro(db, cifratura);
    if (!isCoperto) await coverRegistro(db, cifratura);
    isCoperto = true;
    const giorno = now().toISOString().slice(0, 10);
    if (giorno !== ancorato) await anchorRegistro(db, config.dati, now());
    ancorato = giorno;
  };
  return startPeriodico({
    nome: 'Sigillo del registro',
    db,
    ogniMs,
    run: seal,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'audit log not sealed'),
  });
}
