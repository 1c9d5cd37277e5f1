import { type ApplicativoStudioFilo, codiciApplicativi } from '@quadra/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

const oggi = sql<string>`(now() at time zone 'Europe/Rome')::date`;
const isAttivo = sql<boolean>`dal <= ${oggi} and (al is null or al >= ${oggi})`;

/** The modules a studio has or had, those that count today told apart: on by date, and of its subscription. */
export async function listApplicativi(trx: Trx, studioId: number): Promise<ApplicativoStudioFilo[]> {
  const righe = await trx
    .selectFrom('applicativo_studio as a')
    .innerJoin('studio as s', 's.id', 'a.studio_id')
    .selectAll('a')
    .select(
      sql<boolean>`${isAttivo} and is_modulo_previsto(s.tipologia_sottoscrizione, a.codice)`.as('attivo'),
    )
    .where('a.studio_id', '=', studioId)
    .orderBy('a.codice')
    .orderBy('a.anno')
    .execute();
  return righe.flatMap((riga): ApplicativoStudioFilo[] => {
    const Codice = codiciApplicativi.find((codice) => codice === riga.codice);
    if (Codice === undefined) return [];
    return [
      {
        Codice,
        Anno: riga.anno === 0 ? null : riga.anno,
        Dal: riga.dal,
        Al: riga.al,
        Modo: riga.modo,
        Limite: riga.limite,
        Indirizzo: riga.indirizzo,
        Attivo: riga.attivo,
      },
    ];
  });
}

export interface ApplicativoScritto extends Omit<ApplicativoStudioFilo, 'Attivo'> {
  readonly studioId: number;
}

/** Writes a module of a studio, over the one with the same code and year. */
export async function upsertApplicativo(trx: Trx, scritto: ApplicativoScritto): Promise<void> {
  const valori = {
    dal: scritto.Dal,
    al: scritto.Al,
    modo: scritto.Modo,
    limite: scritto.Limite,
    indirizzo: scritto.Indirizzo,
    modificato_il: sql<Date>`now()`,
  };
  await trx
    .insertInto('applicativo_studio')
    .values({ studio_id: scritto.studioId, codice: scritto.Codice, anno: scritto.Anno ?? 0, ...valori })
    .onConflict((conflitto) => conflitto.columns(['studio_id', 'codice', 'anno']).doUpdateSet(valori))
    .execute();
}

interface Attivazione {
  readonly studi: readonly number[];
  readonly codice: string;
  /** Null: every year. */
  readonly anno: number | null;
  /** How it is paid; absent, as it was. */
  readonly modo?: ApplicativoScritto['Modo'];
}

/**
 * Of these studi, in their order, those beyond what their gestore may have on for a module in a year. Each gestore is held
 * until the transaction ends: who turns on at the same time waits, and counts these too.
 */
export async function listOltreLimite(
  trx: Trx,
  { studi, codice, anno }: Attivazione,
): Promise<ReadonlySet<number>> {
  const quali = sql`(select gestore_id from studio where id = any (${[...studi]}::int[]))`;
  await sql`select id from gestore where limite_attivazioni > 0 and id in ${quali} order by id for update`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    with attivi as (
      select s.gestore_id, a.studio_id from applicativo_studio a join studio s on s.id = a.studio_id
      where a.codice = ${codice} and a.anno = ${anno ?? 0} and (a.al is null or a.al >= ${oggi})
    ), nuovi as (
      select c.id, g.id as gestore_id, g.limite_attivazioni,
        row_number() over (partition by g.id order by c.posto) as posto
      from unnest(${[...studi]}::int[]) with ordinality c (id, posto)
      join studio s on s.id = c.id join gestore g on g.id = s.gestore_id and g.limite_attivazioni > 0
      where c.id not in (select studio_id from attivi)
    )
    select n.id from nuovi n
    where n.posto + (select count(*) from attivi a where a.gestore_id = n.gestore_id) > n.limite_attivazioni`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** From when to when each studio has a module, year by year (0: every year): for the audit log. */
export async function listPeriodi(
  trx: Trx,
  { studi, codice }: Pick<Attivazione, 'studi' | 'codice'>,
): Promise<Map<number, { Anno: number; Dal: string; Al: string | null }[]>> {
  const righe = await trx
    .selectFrom('applicativo_studio')
    .select(['studio_id', 'anno as Anno', 'dal as Dal', 'al as Al'])
    .where(sql<SqlBool>`studio_id = any (${[...studi]}::int[])`)
    .where('codice', '=', codice)
    .orderBy('anno')
    .execute();
  const periodi = new Map<number, { Anno: number; Dal: string; Al: string | null }[]>();
  for (const { studio_id: studio, ...periodo } of righe)
    periodi.set(studio, [...(periodi.get(studio) ?? []), periodo]);
  return periodi;
}

/** Turns a module on from today for many studi; one that is already on stays as it is. */
export async function enableApplicativo(trx: Trx, { studi, codice, anno, modo }: Attivazione): Promise<void> {
  await sql`insert into applicativo_studio as a (studio_id, codice, anno, dal, modo)
    select id, ${codice}, ${anno ?? 0}, ${oggi}, ${modo ?? 'flat'} from unnest(${[...studi]}::int[]) id
    on conflict (studio_id, codice, anno) do update
      set al = null, modificato_il = now(), modo = coalesce(${modo ?? null}, a.modo),
        dal = case when a.al < ${oggi} then ${oggi} else least(a.dal, ${oggi}) end`.execute(trx);
}

/** Turns a module off from today for many studi: what it was until yesterday stays written. */
export async function disableApplicativo(trx: Trx, { studi, codice, anno }: Attivazione): Promise<void> {
  const quali: Expression<SqlBool>[] = [
    sql`studio_id = any (${[...studi]}::int[])`,
    sql`codice = ${codice}`,
    ...(anno === null ? [] : [sql<SqlBool>`anno = ${anno}`]),
  ];
  const dove = sql.join(quali, sql` and `);
  await sql`delete from applicativo_studio where ${dove} and dal >= ${oggi}`.execute(trx);
  await sql`update applicativo_studio set al = ${oggi} - 1, modificato_il = now()
    where ${dove} and (al is null or al >= ${oggi})`.execute(trx);
}

/** Until when a module would be on if it were bought for some months; null: it is on already, or from a day on, and never ends. */
export async function computeFine(
  trx: Trx,
  { studioId, codice, mesi }: { studioId: number; codice: string; mesi: number },
): Promise<string | null> {
  const { rows } = await sql<{ fine: string | null; isSenzaFine: boolean }>`
    select ((greatest(max(al), ${oggi} - 1) + make_interval(months => ${mesi}))::date)::text as fine,
      coalesce(bool_or(al is null), false) as "isSenzaFine"
    from applicativo_studio where studio_id = ${studioId} and codice = ${codice} and anno = 0`.execute(trx);
  const [riga] = rows;
  return riga === undefined || riga.isSenzaFine ? null : riga.fine;
}

/** Turns a module of a studio on, from today or from when it was, up to a day, paid with credits. */
export async function extendApplicativo(
  trx: Trx,
  { studioId, codice, al }: { studioId: number; codice: string; al: string },
): Promise<void> {
  await sql`insert into applicativo_studio as a (studio_id, codice, anno, dal, al, modo)
    values (${studioId}, ${codice}, 0, ${oggi}, ${al}::date, 'crediti')
    on conflict (studio_id, codice, anno) do update
      set al = excluded.al, modo = excluded.modo, modificato_il = now(),
        dal = case when a.al < ${oggi} then ${oggi} else least(a.dal, ${oggi}) end`.execute(trx);
}
