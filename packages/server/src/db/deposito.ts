import { createHash } from 'node:crypto';

/**
 * A store of objects outside the database, for the bytes of documents. Its objects are never changed: a key names its content.
 * @throws DepositoAssente when it does not answer, or not as it should
 */
export interface Deposito {
  put(chiave: string, contenuto: Buffer): Promise<void>;
  /** Undefined: there is no such object. */
  get(chiave: string): Promise<Buffer | undefined>;
  /** What is not there is removed. */
  remove(chiave: string): Promise<void>;
}

/** The store did not answer, or there is none: nothing is known of what is in it. */
export class DepositoAssente extends Error {}

/** The store gave other bytes than those that were put in it, or none. */
export class OggettoAlterato extends Error {}

/** Whose bytes they are, and which. */
export interface Oggetto {
  readonly studioId: number;
  readonly sha256: Buffer;
}

/** The name of an object: one for the same bytes of the same studio. */
export const nameOggetto = ({ studioId, sha256 }: Oggetto): string => `${studioId}/${sha256.toString('hex')}`;

const depositi = new WeakMap<object, Deposito>();

/** From now on the bytes that the rows of `db` do not have are looked for in `deposito`. */
export function setDeposito(db: object, deposito: Deposito | null): void {
  if (deposito) depositi.set(db, deposito);
}

/** The transactions of a database find the store that it has. */
export function shareDeposito(db: object, trx: object): void {
  setDeposito(trx, depositi.get(db) ?? null);
}

/** The bytes of an object, as they were put. @throws DepositoAssente, OggettoAlterato */
export async function fetchOggetto(deposito: Deposito | null, oggetto: Oggetto): Promise<Buffer> {
  const chiave = nameOggetto(oggetto);
  if (!deposito) throw new DepositoAssente(`No store is configured: ${chiave} is in one`);
  const contenuto = await deposito.get(chiave);
  if (!contenuto) throw new OggettoAlterato(`${chiave} is not in the store`);
  if (!createHash('sha256').update(contenuto).digest().equals(oggetto.sha256))
    throw new OggettoAlterato(`${chiave} is not in the store as it was put there`);
  return contenuto;
}

/** The bytes of a row: its own or, when it has none, those of the store. @throws DepositoAssente, OggettoAlterato */
export const fetchByte = (
  trx: object,
  { contenuto, ...oggetto }: Oggetto & { readonly contenuto: Buffer | null },
): Promise<Buffer> =>
  contenuto ? Promise.resolve(contenuto) : fetchOggetto(depositi.get(trx) ?? null, oggetto);
