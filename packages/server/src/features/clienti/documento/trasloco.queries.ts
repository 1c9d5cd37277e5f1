import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** A row whose bytes are to be moved. */
export interface DaSpostare {
  readonly tabella: (typeof tabelle)[number];
  readonly studioId: number;
  readonly id: string;
  /** Of a version; 0 of the document itself. */
  readonly numero: number;
  readonly sha256: Buffer;
}

export const tabelle = ['documento', 'documento_versione'] as const;

/** The key of a row: of a version its number too. */
const chiavi = {
  documento: { tabella: sql.table('documento'), id: sql.ref('id'), numero: sql`0` },
  documento_versione: {
    tabella: sql.table('documento_versione'),
    id: sql.ref('documento_id'),
    numero: sql.ref('numero'),
  },
} as const;

/** Every studio, private people and companies too. */
export async function listStudi(trx: Trx): Promise<number[]> {
  const righe = await trx.selectFrom('studio').select('id').orderBy('id').execute();
  return righe.map(({ id }) => id);
}

/** Where a reading begins. */
const PRIMA_DI_TUTTE = { studioId: 0, id: '00000000-0000-0000-0000-000000000000', numero: -1 };

/** Some of the rows whose bytes are not where they should be, of the studi of the transaction, from `dopo` on, in order. */
export async function listDaSpostare(
  trx: Trx,
  quali: Pick<DaSpostare, 'tabella'> & { fuori: boolean; dopo: DaSpostare | null; quante: number },
): Promise<DaSpostare[]> {
  const { tabella, id, numero } = chiavi[quali.tabella];
  const { studioId, id: ultima, numero: ultimo } = quali.dopo ?? PRIMA_DI_TUTTE;
  const dove = quali.fuori ? sql`contenuto is null` : sql`contenuto is not null`;
  const { rows } =
    await sql<DaSpostare>`select ${quali.tabella} as tabella, studio_id as "studioId", ${id} as id,
      ${numero} as numero, sha256 from ${tabella}
    where ${dove} and (studio_id, ${id}, ${numero}) > (${studioId}::int, ${ultima}::uuid, ${ultimo}::int)
    order by 2, 3, 4 limit ${quali.quante}`.execute(trx);
  return rows;
}

/** Whoever moves or removes an object has it for itself until the transaction ends. */
export const lockOggetto = async (trx: Trx, chiave: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`oggetto:${chiave}`}, 0))`.execute(trx);
};

const whichRiga = ({ tabella, studioId, id, numero, sha256 }: DaSpostare) =>
  tabella === 'documento'
    ? sql`documento where studio_id = ${studioId} and id = ${id} and sha256 = ${sha256}`
    : sql`documento_versione where studio_id = ${studioId} and documento_id = ${id} and numero = ${numero} and sha256 = ${sha256}`;

/** The bytes of a row as they are now in it; undefined when it is gone, or has other ones. */
export async function findByteDi(
  trx: Trx,
  quale: DaSpostare,
): Promise<{ contenuto: Buffer | null } | undefined> {
  const { rows } = await sql<{ contenuto: Buffer | null }>`select contenuto from ${whichRiga(quale)}`.execute(
    trx,
  );
  return rows[0];
}

/** Writes the bytes of a row, or that it has none any more. */
export async function setByteDi(trx: Trx, quale: DaSpostare, contenuto: Buffer | null): Promise<void> {
  const riga = whichRiga(quale);
  await (quale.tabella === 'documento'
    ? sql`update documento set contenuto = ${contenuto} where ctid = (select ctid from ${riga} for update)`
    : sql`update documento_versione set contenuto = ${contenuto} where ctid = (select ctid from ${riga} for update)`
  ).execute(trx);
}

/** An object that may come to be of no row is looked at again later. */
export const noteOggetto = async (trx: Trx, chiave: string): Promise<void> => {
  await sql`insert into oggetto_da_rivedere (chiave) values (${chiave})
    on conflict (chiave) do update set dal = now()`.execute(trx);
};

/** Some of the objects that wait to be looked at again for at least so many days, the first ones first. */
export async function listDaRivedere(trx: Trx, giorni: number, quanti: number): Promise<string[]> {
  const { rows } = await sql<{ chiave: string }>`select chiave from oggetto_da_rivedere
    where dal <= now() - make_interval(days => ${giorni}) order by dal, chiave limit ${quanti}`.execute(trx);
  return rows.map(({ chiave }) => chiave);
}

/** Whether a row has its bytes in an object. */
export async function isNominato(trx: Trx, studioId: number, sha256: Buffer): Promise<boolean> {
  const { rows } = await sql<{ si: boolean }>`select
    exists (select from documento where studio_id = ${studioId} and sha256 = ${sha256} and contenuto is null)
    or exists (select from documento_versione where studio_id = ${studioId} and sha256 = ${sha256} and contenuto is null) as si`.execute(
    trx,
  );
  return rows[0]?.si ?? false;
}

export const forgetOggetto = async (trx: Trx, chiave: string): Promise<void> => {
  await sql`delete from oggetto_da_rivedere where chiave = ${chiave}`.execute(trx);
};
