import { createHash } from 'node:crypto';
import { CHIAVE_MASSIMA, frasiCampo, RICHIESTA_RIPETIBILE_ORE } from '@quadra/contract';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';

const ORA_MS = 3_600_000;

interface Ripetibile {
  readonly studioId: number;
  readonly utenteId: number;
  /** The header as it came; without it the request is done as it is. */
  readonly chiave: string | readonly string[] | undefined;
  readonly percorso: string;
  readonly corpo: object;
  readonly adesso: Date;
}

function requireChiave(chiave: string | readonly string[]): string {
  if (typeof chiave === 'string' && chiave.trim() !== '' && chiave.length <= CHIAVE_MASSIMA) return chiave;
  throw new DomainError('RICHIESTA_NON_VALIDA', {
    modelState: { 'Idempotency-Key': [frasiCampo.alMassimo(`${CHIAVE_MASSIMA} caratteri`)] },
  });
}

/**
 * Does a request once for its key: the same request again, within 24 hours, gets the answer of the first. Two at once wait
 * one for the other; a request that failed leaves no trace, and may be made again with its key.
 * @throws CHIAVE_GIA_USATA when the key served other data, RICHIESTA_NON_VALIDA for a key that is none
 */
export async function answerOnce<T extends object>(
  trx: Trx,
  { studioId, utenteId, chiave, percorso, corpo, adesso }: Ripetibile,
  execute: () => Promise<T>,
): Promise<T> {
  if (chiave === undefined) return execute();
  const posto = { studio_id: studioId, utente_id: utenteId, chiave: requireChiave(chiave) };
  const impronta = createHash('sha256')
    .update(`${percorso}\n${JSON.stringify(corpo)}`)
    .digest();
  const mia = sql<SqlBool>`studio_id = ${studioId} and utente_id = ${utenteId} and chiave = ${posto.chiave}`;
  await trx.deleteFrom('richiesta_ripetibile').where(mia).where('scade_il', '<=', adesso).execute();
  const scade_il = new Date(adesso.getTime() + RICHIESTA_RIPETIBILE_ORE * ORA_MS);
  const nuova = await trx
    .insertInto('richiesta_ripetibile')
    .values({ ...posto, impronta, risposta: null, scade_il })
    .onConflict((conflitto) => conflitto.columns(['studio_id', 'utente_id', 'chiave']).doNothing())
    .returning('chiave')
    .executeTakeFirst();
  if (nuova === undefined) {
    const prima = await trx
      .selectFrom('richiesta_ripetibile')
      .selectAll()
      .where(mia)
      .executeTakeFirstOrThrow();
    if (!prima.impronta.equals(impronta)) throw new DomainError('CHIAVE_GIA_USATA');
    return prima.risposta as T;
  }
  const risposta = await execute();
  await trx
    .updateTable('richiesta_ripetibile')
    .set({ risposta: JSON.stringify(risposta) })
    .where(mia)
    .execute();
  return risposta;
}
