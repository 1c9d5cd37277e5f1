import { createHash } from 'node:crypto';
import { type Deposito, fetchOggetto, nameOggetto, OggettoAlterato } from '../../../db/deposito.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import {
  type DaSpostare,
  findByteDi,
  forgetOggetto,
  isNominato,
  listDaRivedere,
  listDaSpostare,
  listStudi,
  lockOggetto,
  noteOggetto,
  setByteDi,
  tabelle,
} from './trasloco.queries.ts';

const PER_VOLTA = 100;
const STUDI_PER_VOLTA = 500;

interface Con {
  readonly db: Db;
  readonly deposito: Deposito;
}
/** What a round did: rows moved, and those left where they are because their bytes are not what their hash says. */
interface EsitoTrasloco {
  readonly spostati: number;
  readonly alterati: readonly string[];
}

/** Whole clients, the limited ones too: a row that is not seen is a row that is not there. */
const inStudio = <T>(db: Db, studioId: number, fn: (trx: Trx) => Promise<T>) =>
  withTenant(db, { studi: [studioId], limitati: true }, fn);

/** The bytes are in the store, and were read back from there, before the row is without. */
async function moveFuori({ db, deposito }: Con, quale: DaSpostare): Promise<boolean> {
  const { studioId, sha256 } = quale;
  const chiave = nameOggetto(quale);
  // Written before the object is: killed in between, an object of no row is found again.
  await inStudio(db, studioId, (trx) => noteOggetto(trx, chiave));
  return inStudio(db, studioId, async (trx) => {
    await lockOggetto(trx, chiave);
    const contenuto = (await findByteDi(trx, quale))?.contenuto;
    if (!contenuto) return false;
    if (!createHash('sha256').update(contenuto).digest().equals(sha256))
      throw new OggettoAlterato(`The bytes of ${quale.tabella} ${quale.id} are not those of its hash`);
    await deposito.put(chiave, contenuto);
    await fetchOggetto(deposito, quale);
    await setByteDi(trx, quale, null);
    return true;
  });
}

/** The bytes come back to their row; the object goes later, when no row names it. */
async function moveDentro({ db, deposito }: Con, quale: DaSpostare): Promise<boolean> {
  const contenuto = await fetchOggetto(deposito, quale);
  return inStudio(db, quale.studioId, async (trx) => {
    if ((await findByteDi(trx, quale))?.contenuto !== null) return false;
    await setByteDi(trx, quale, contenuto);
    return true;
  });
}

/** The rows of some studi that are not where they should be, a few at a time. */
async function* iterateDaSpostare(
  db: Db,
  studi: readonly number[],
  quali: { tabella: DaSpostare['tabella']; fuori: boolean },
): AsyncGenerator<DaSpostare> {
  let dopo: DaSpostare | null = null;
  for (;;) {
    const domanda: Parameters<typeof listDaSpostare>[1] = { ...quali, dopo, quante: PER_VOLTA };
    const righe: DaSpostare[] = await withTenant(db, { studi, limitati: true }, (trx) =>
      listDaSpostare(trx, domanda),
    );
    yield* righe;
    dopo = righe.at(-1) ?? null;
    if (righe.length < PER_VOLTA) return;
  }
}

/** Every row that is not where it should be: of many studi with one question, for mostly there is nothing to move. */
async function* iterateTutte(db: Db, fuori: boolean): AsyncGenerator<DaSpostare> {
  const studi = await withIdentita(db, listStudi);
  for (let da = 0; da < studi.length; da += STUDI_PER_VOLTA)
    for (const tabella of tabelle)
      yield* iterateDaSpostare(db, studi.slice(da, da + STUDI_PER_VOLTA), { tabella, fuori });
}

/**
 * Moves the bytes of documents and versions to where they should be, a row at a time, each in a transaction of its own: killed
 * anywhere, it goes on from what is not moved yet. Several processes may.
 * @throws DepositoAssente at the first time that the store does not answer: what was moved is moved
 */
export async function moveDocumenti(
  con: Con,
  dove: 'postgresql' | 's3',
  isFermo = () => false,
): Promise<EsitoTrasloco> {
  const move = dove === 's3' ? moveFuori : moveDentro;
  const esito = { spostati: 0, alterati: [] as string[] };
  for await (const riga of iterateTutte(con.db, dove !== 's3')) {
    if (isFermo()) return esito;
    try {
      if (await move(con, riga)) esito.spostati += 1;
    } catch (errore) {
      if (!(errore instanceof OggettoAlterato)) throw errore;
      esito.alterati.push(nameOggetto(riga));
    }
  }
  return esito;
}

/** Removes one object, if no row has its bytes there. */
async function reviewOggetto({ db, deposito }: Con, chiave: string): Promise<boolean> {
  const [studio = '', hex = ''] = chiave.split('/');
  return inStudio(db, Number(studio), async (trx) => {
    await lockOggetto(trx, chiave);
    const daTogliere = !(await isNominato(trx, Number(studio), Buffer.from(hex, 'hex')));
    if (daTogliere) await deposito.remove(chiave);
    await forgetOggetto(trx, chiave);
    return daTogliere;
  });
}

/**
 * Removes from the store what has been of no row for so many days: until then the copies of the house, and who is reading, find
 * it. Answers how many.
 * @throws DepositoAssente
 */
export async function removeOggetti(con: Con, giorni: number): Promise<number> {
  let tolti = 0;
  for (;;) {
    const chiavi = await withIdentita(con.db, (trx) => listDaRivedere(trx, giorni, PER_VOLTA));
    for (const chiave of chiavi) if (await reviewOggetto(con, chiave)) tolti += 1;
    if (chiavi.length < PER_VOLTA) return tolti;
  }
}
