import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { type Chiave, insertChiave, listChiavi, lockChiavi, retireChiavi } from './chiavi.queries.ts';

const makeCoppia = promisify(generateKeyPair);
/** A new key is published this long before it signs: every process, and every application, has read it by then. */
const PUBBLICATA_PRIMA_SECONDI = 600;
/** Nothing signed lives longer: after this the key it was replaced by stands alone. */
const VERIFICA_ANCORA_SECONDI = 86_400;

const makeId = () => randomBytes(12).toString('base64url');

async function makeFirma(trx: Trx, cifratura: Cifratura, fraSecondi: number): Promise<void> {
  const { privateKey } = await makeCoppia('rsa', { modulusLength: 2048 });
  const id = makeId();
  const chiave = { ...privateKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' };
  await insertChiave(trx, cifratura, { id, uso: 'firma', chiave, fraSecondi });
}

const makeCookie = (trx: Trx, cifratura: Cifratura, fraSecondi: number) =>
  insertChiave(trx, cifratura, {
    id: makeId(),
    uso: 'cookie',
    chiave: { k: randomBytes(32).toString('base64url') },
    fraSecondi,
  });

/** The keys in use; made the first time anybody asks, by one process only. */
export async function readChiavi({ db, cifratura }: Pick<Servizi, 'db' | 'cifratura'>): Promise<Chiave[]> {
  const presenti = await listChiavi(db, cifratura);
  if (presenti.length > 0) return presenti;
  await withIdentita(db, async (trx) => {
    await lockChiavi(trx);
    if ((await listChiavi(trx, cifratura)).length > 0) return;
    await makeFirma(trx, cifratura, 0);
    await makeCookie(trx, cifratura, 0);
  });
  return listChiavi(db, cifratura);
}

/** Adds new keys, that will sign in ten minutes, and retires those replaced for a day. */
export async function rotateChiavi(trx: Trx, cifratura: Cifratura): Promise<void> {
  await lockChiavi(trx);
  await retireChiavi(trx, VERIFICA_ANCORA_SECONDI);
  await makeFirma(trx, cifratura, PUBBLICATA_PRIMA_SECONDI);
  await makeCookie(trx, cifratura, PUBBLICATA_PRIMA_SECONDI);
}

/** The keys as the provider takes them: the first of each signs, all verify. */
export function toChiaviProvider(chiavi: readonly Chiave[]): { jwks: { keys: JWK[] }; cookie: string[] } {
  const of = (uso: Chiave['uso']) => chiavi.filter((chiave) => chiave.uso === uso);
  return {
    jwks: { keys: of('firma').map(({ chiave }) => chiave as unknown as JWK) },
    cookie: of('cookie').map(({ chiave }) => String(chiave.k)),
  };
}
