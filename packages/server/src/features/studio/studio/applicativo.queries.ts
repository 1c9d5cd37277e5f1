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
export async function enableApplicativo(trx: Trx, { studi, codice, anno }: Attivazione): Promise<void> {
  await sql`insert into applicativo_studio as a (studio_id, codice, anno, dal)
    select id, ${codice}, ${anno ?? 0}, ${oggi} from unnest(${[...studi]}::int[]) id
    on conflict (studio_id, codice, anno) do update
      set al = null, modificato_il = now(),
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
