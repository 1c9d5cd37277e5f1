import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** The channel on which who sends hears that there is something to send. */
export const CANALE_POSTA = 'quadra_posta';

/** Wakes who sends, if the transaction commits. */
export const announcePosta = (trx: Db) => sql`select pg_notify(${CANALE_POSTA}, '')`.execute(trx);

const TENTATIVI_MASSIMI = 5;
/** A sender that dies leaves its message: after this long another may take it. */
const IN_MANO_MINUTI = 5;
/** 5, 10, 20, 40 minutes between one attempt and the next: a server that is away for an hour loses nothing. */
const RIPRESA = sql<Date>`now() + make_interval(mins => ${IN_MANO_MINUTI} * (2 ^ tentativi)::int)`;

/** Which sending of a mail its row is at: after it came back, a new one, with a number and an identifier of its own. */
const INVIO = sql<number>`coalesce((select max(quale) from unnest(invii) quale), 1)`;
/** The sendings of each place, those it came back from in the one that is said. */
const listInvii = (invio: typeof INVIO) => sql<number[]>`array(
  select case when posto = any(tornata_da) then ${invio} else coalesce(invii[posto], 1) end
  from generate_series(1, 1 + cardinality(cc)) posto order by posto)`;

export interface DaInviare {
  readonly id: string;
  readonly destinatario: string;
  readonly cc: string[];
  readonly oggetto: string;
  readonly testo: string;
  readonly html: string | null;
  readonly busta: Buffer | null;
  /** The places of those it came back from, from 1: its recipient, then who reads it too. Of none, it goes to all. */
  readonly tornata_da: number[];
  /** Which sending it is, from 1. */
  readonly invio: number;
}

/** Takes the next message due, so that no other process takes it for five minutes or more. */
export function claimMessaggio(db: Db): Promise<DaInviare | undefined> {
  return db
    .updateTable('messaggio_posta')
    .set({
      tentativi: sql`tentativi + 1`,
      prossimo_tentativo: RIPRESA,
      // Who came back while it waited goes with the others.
      invii: listInvii(INVIO),
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('messaggio_posta')
        .select('id')
        .where('stato', '=', 'In attesa')
        .where('prossimo_tentativo', '<=', sql<Date>`now()`)
        .orderBy('prossimo_tentativo')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'destinatario',
      'cc',
      'oggetto',
      'testo',
      'html',
      'busta',
      'tornata_da',
      INVIO.as('invio'),
    ])
    .executeTakeFirst();
}

/**
 * What left is not kept: of a mail with a secret, the words without it; of its files, what they were. If a report of an earlier
 * sending came while this one was on its way, and of who was not in it, the mail has come back from him.
 */
export async function markInviata(db: Db, id: string): Promise<void> {
  await sql`with tolti as (update allegato_posta set busta = null where messaggio_id = ${id})
    update messaggio_posta m set inviato_il = now(), busta = null,
      stato = case when r.perse = '{}' then 'Inviata' else 'Errore' end,
      errore = case when r.perse = '{}' then null else m.errore end,
      tornata_il = case when r.perse = '{}' then m.tornata_il else now() end,
      tornata_da = case when r.perse = '{}' then m.tornata_da else r.perse end
    from (select id, array(select posto from unnest(tornata_da) posto where coalesce(invii[posto], 1) < ${INVIO}) as perse
      from messaggio_posta where id = ${id} for update) r
    where m.id = r.id`.execute(db);
}

/**
 * Puts back in the queue what stopped after its attempts or, with a mail server, what had stayed here without one: its words
 * and files must still be kept. `id` of one of them, or null for all that stopped. Answers how many.
 */
export async function requeueMessaggi(db: Db, id: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    update messaggio_posta m
    set stato = 'In attesa', tentativi = 0, prossimo_tentativo = now(), errore = null, tornata_il = null,
      invii = case when tornata_il is null then invii else ${listInvii(sql`${INVIO} + 1`)} end
    where ${id === null ? FERMA : sql`stato in ('Errore', 'In Posta, non spedita') and id = ${id}`}
      and destinatario <> '' and testo not like 'Testo eliminato: %'
      and (segreto_hash is null or busta is not null)
      and not exists (select from allegato_posta a where a.messaggio_id = m.id and a.busta is null)`.execute(
    db,
  );
  await announcePosta(db);
  return Number(numAffectedRows ?? 0);
}

/** Keeps the kind of failure, never its text: servers repeat addresses in it. After five attempts the message stops. */
export async function markErrore(db: Db, id: string, errore: string): Promise<void> {
  await db
    .updateTable('messaggio_posta')
    .set({
      errore,
      stato: sql`case when tentativi >= ${TENTATIVI_MASSIMI} then 'Errore' else 'In attesa' end`,
    })
    .where('id', '=', id)
    .execute();
}

/** An address of a mail that was not reached, and why. */
export interface Tornata {
  readonly indirizzo: string;
  readonly errore: string;
}

/**
 * A sending of a mail, which a server took, came back from some of its recipients: it stops, says why, and who they are; the same
 * when another report comes after it stopped, or while it goes again to others (`markInviata`). Of who has been sent it again
 * since, an earlier sending says nothing. Answers 1, or 0 when it says nothing new of none of ours.
 */
export async function markTornata(
  db: Db,
  { id, invio }: { readonly id: string; readonly invio: number },
  tornate: readonly Tornata[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update messaggio_posta m set
      stato = case when m.stato = 'Inviata' then 'Errore' else m.stato end,
      errore = case when m.stato = 'Errore' then m.errore else t.errore end,
      tornata_il = case when m.stato = 'Inviata' then now() else m.tornata_il end,
      tornata_da = case when m.stato = 'Inviata' then t.da
        else array(select distinct posto from unnest(m.tornata_da || t.da) posto order by posto) end
    from (select (array_agg(r.errore order by r.ordine))[1] as errore, array_agg(distinct uno.posto::int) as da
      from messaggio_posta c cross join unnest(c.destinatario || c.cc) with ordinality uno(scritto, posto)
      join unnest(${tornate.map(({ indirizzo }) => indirizzo)}::text[], ${tornate.map(({ errore }) => errore)}::text[])
        with ordinality r(indirizzo, errore, ordine)
        on r.indirizzo = lower(coalesce(substring(uno.scritto from '<([^<>]+)>'), uno.scritto))
      where c.id = ${id} and coalesce(c.invii[uno.posto::int], 1) = ${invio} having count(*) > 0) t
    where m.id = ${id} and (m.stato = 'Inviata'
      or (m.stato in ('Errore', 'In attesa') and m.tornata_da <> '{}' and not m.tornata_da @> t.da))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Of a mail that stopped: no server took it. One that came back had been taken: it is counted apart. */
export const FERMA = sql<boolean>`stato = 'Errore' and tornata_il is null`;
export const TORNATA = sql<boolean>`stato = 'Errore' and tornata_il is not null`;
interface AttesaPosta {
  readonly attesa: number;
  readonly ferme: number;
  readonly tornate: number;
  readonly eta: number;
}

/** Mails that wait, that stopped after their attempts, that came back, and the seconds the oldest that waits has been waiting. */
export async function readAttesaPosta(db: Db): Promise<AttesaPosta> {
  const { rows } = await sql<AttesaPosta>`
    select count(*) filter (where stato = 'In attesa')::int as attesa,
      count(*) filter (where ${FERMA})::int as ferme, count(*) filter (where ${TORNATA})::int as tornate,
      coalesce(extract(epoch from now() - min(creato_il) filter (where stato = 'In attesa')), 0)::float8 as eta
    from messaggio_posta where stato = 'In attesa' or stato = 'Errore'`.execute(db);
  return rows[0] ?? { attesa: 0, ferme: 0, tornate: 0, eta: 0 };
}
