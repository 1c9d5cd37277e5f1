import { createHash } from 'node:crypto';
import { frasiCampo, HEADER_CHIAVE, RICHIESTA_RIPETIBILE_ORE, testiCampo } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findRisposta, insertRisposta, tryChiave } from './idempotenza.queries.ts';

const CARATTERI_MASSIMI = 200;
const ORA_MS = 3_600_000;

/** @throws RICHIESTA_NON_VALIDA without a key */
function requireChiave(richiesta: FastifyRequest): string {
  const chiave = richiesta.headers[HEADER_CHIAVE];
  if (typeof chiave === 'string' && chiave.trim() !== '' && chiave.length <= CARATTERI_MASSIMI) return chiave;
  const frase =
    chiave === undefined || chiave === ''
      ? testiCampo.OBBLIGATORIO
      : frasiCampo.alMassimo(`${CARATTERI_MASSIMI} caratteri`);
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { 'Idempotency-Key': [frase] } });
}

/**
 * A request about credits, done once for its key (of the studio, within 24 hours): the same request again gets the answer of
 * the first, with the header `Idempotency-Hit: true`; while the first is going on it is refused. A request that was refused
 * leaves no trace, and may be made again with its key.
 * @throws RICHIESTA_NON_VALIDA without a key, CHIAVE_GIA_USATA for other data, RICHIESTA_IN_CORSO
 */
export async function answerUnaVolta<T extends object>(
  trx: Trx,
  { studioId, adesso }: { studioId: number; adesso: Date },
  { richiesta, risposta }: { richiesta: FastifyRequest; risposta: FastifyReply },
  execute: () => Promise<T>,
): Promise<T> {
  const chiave = requireChiave(richiesta);
  if (!(await tryChiave(trx, studioId, chiave))) throw new DomainError('RICHIESTA_IN_CORSO');
  const impronta = createHash('sha256')
    .update(
      `${richiesta.sessione?.utenteId}\n${richiesta.routeOptions.url}\n${JSON.stringify(richiesta.body)}`,
    )
    .digest();
  const prima = await findRisposta(trx, { studioId, chiave, adesso });
  if (prima) {
    if (!prima.impronta.equals(impronta)) throw new DomainError('CHIAVE_GIA_USATA');
    risposta.header('idempotency-hit', 'true');
    return JSON.parse(prima.corpo) as T;
  }
  const esito = await execute();
  await insertRisposta(trx, {
    studio_id: studioId,
    chiave,
    impronta,
    corpo: JSON.stringify(esito),
    scade_il: new Date(adesso.getTime() + RICHIESTA_RIPETIBILE_ORE * ORA_MS),
  });
  return esito;
}
