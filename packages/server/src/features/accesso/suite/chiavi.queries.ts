import { sql } from 'kysely';
import type { Cifratura } from '../../../cifratura.ts';
import type { Db, Trx } from '../../../db/pool.ts';

export interface Chiave {
  readonly id: string;
  readonly uso: 'firma' | 'cookie';
  readonly chiave: Record<string, unknown>;
  readonly isAttiva: boolean;
}

/** What is in the row: the key sealed with the secret of the application, as base64. */
interface Sigillata {
  readonly sigillo: string;
}
const contestoDi = (id: string) => `suite_chiave:${id}`;
const seal = (cifratura: Cifratura, id: string, chiave: Chiave['chiave']): Sigillata => ({
  sigillo: cifratura.seal(JSON.stringify(chiave), contestoDi(id)).toString('base64'),
});

/** Undefined for a key that another secret sealed: it signs nothing any more. */
function open(cifratura: Cifratura, id: string, riga: Record<string, unknown>): Chiave['chiave'] | undefined {
  try {
    return JSON.parse(cifratura.open(Buffer.from(String(riga.sigillo), 'base64'), contestoDi(id)));
  } catch {
    return undefined;
  }
}

/** The keys not retired, those that already sign first, the newest of each first. */
export async function listChiavi(db: Db, cifratura: Cifratura): Promise<Chiave[]> {
  const righe = await db
    .selectFrom('suite_chiave')
    .select(['id', 'uso', 'chiave', sql<boolean>`attiva_dal <= now()`.as('attiva')])
    .where('ritirata_il', 'is', null)
    .orderBy(sql`attiva_dal <= now()`, 'desc')
    .orderBy('attiva_dal', 'desc')
    .orderBy('id')
    .execute();
  return righe.flatMap(({ id, uso, chiave: chiusa, attiva }) => {
    const chiave = open(cifratura, id, chiusa);
    return chiave === undefined ? [] : [{ id, uso, chiave, isAttiva: attiva }];
  });
}

/** Processes that start together make one set of keys: the others wait here and find it made. */
export async function lockChiavi(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('suite_chiave', 0))`.execute(trx);
}

export async function insertChiave(
  trx: Trx,
  cifratura: Cifratura,
  nuova: { id: string; uso: Chiave['uso']; chiave: Record<string, unknown>; fraSecondi: number },
): Promise<void> {
  await trx
    .insertInto('suite_chiave')
    .values({
      id: nuova.id,
      uso: nuova.uso,
      chiave: JSON.stringify(seal(cifratura, nuova.id, nuova.chiave)),
      attiva_dal: sql<Date>`now() + make_interval(secs => ${nuova.fraSecondi})`,
    })
    .execute();
}

/** Retires the keys replaced for longer than what they signed can live. */
export async function retireChiavi(trx: Trx, dopoSecondi: number): Promise<void> {
  await sql`
    update suite_chiave vecchia set ritirata_il = now() where ritirata_il is null and exists (
      select 1 from suite_chiave nuova where nuova.uso = vecchia.uso and nuova.ritirata_il is null
        and nuova.attiva_dal > vecchia.attiva_dal
        and nuova.attiva_dal < now() - make_interval(secs => ${dopoSecondi}))`.execute(trx);
}
