import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Db, Trx } from '../../db/pool.ts';
import { withIdentita } from '../../db/tenancy.ts';
import { type Chiave, insertChiave, listChiavi, lockChiavi, retireChiavi } from './chiavi.queries.ts';

const makeCoppia = promisify(generateKeyPair);
/** A new key is published this long before it signs: every process, and every application, has read it by then. */
const PUBBLICATA_PRIMA_SECONDI = 600;
/** Nothing signed lives longer: after this the key it was replaced by stands alone. */
const VERIFICA_ANCORA_SECONDI = 86_400;

const makeId = () => randomBytes(12).toString('base64url');

async function makeFirma(trx: Trx, fraSecondi: number): Promise<void> {
  const { privateKey } = await makeCoppia('rsa', { modulusLength: 2048 });
  const id = makeId();
  const chiave = { ...privateKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' };
  await insertChiave(trx, { id, uso: 'firma', chiave, fraSecondi });
}

const makeCookie = (trx: Trx, fraSecondi: number) =>
  insertChiave(trx, {
    id: makeId(),
    uso: 'cookie',
    chiave: { k: randomBytes(32).toString('base64url') },
    fraSecondi,
  });

/** The keys in use; made the first time anybody asks, by one process only. */
export async function readChiavi(db: Db): Promise<Chiave[]> {
  const presenti = await listChiavi(db);
  if (presenti.length > 0) return presenti;
  await withIdentita(db, async (trx) => {
    await lockChiavi(trx);
    if ((await listChiavi(trx)).length > 0) return;
    await makeFirma(trx, 0);
    await makeCookie(trx, 0);
  });
  return listChiavi(db);
}

/** Adds new keys, that will sign in ten minutes, and retires those replaced for a day. */
export async function rotateChiavi(trx: Trx): Promise<void> {
  await lockChiavi(trx);
  await retireChiavi(trx, VERIFICA_ANCORA_SECONDI);
  await makeFirma(trx, PUBBLICATA_PRIMA_SECONDI);
  await makeCookie(trx, PUBBLICATA_PRIMA_SECONDI);
}

/** The keys as the provider takes them: the first of each signs, all verify. */
export function toChiaviProvider(chiavi: readonly Chiave[]): { jwks: { keys: JWK[] }; cookie: string[] } {
  const of = (uso: Chiave['uso']) => chiavi.filter((chiave) => chiave.uso === uso);
  return {
    jwks: { keys: of('firma').map(({ chiave }) => chiave as unknown as JWK) },
    cookie: of('cookie').map(({ chiave }) => String(chiave.k)),
  };
}
