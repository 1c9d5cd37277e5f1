import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import { isLibero } from './modelli.queries.ts';

const PER_VOLTA = 100;
/** Tries and their distance: 5 s, 20 s, 80 s, about five minutes, about twenty. */
const TENTATIVI = 5;
const ATTESA_SECONDI = 5;

interface Autorizzazione {
  readonly sid?: string;
  readonly grantId?: string;
}

/** Sessions of the provider whose session of Quadra is over, user and studio included; locked until the end. */
const listFinite = (trx: Trx) =>
  trx
    .selectFrom('suite_modello as m')
    .innerJoin('sessione as s', 's.id', 'm.sessione_id')
    .innerJoin('utente as u', 'u.id', 's.utente_id')
    .leftJoin('studio as st', 'st.id', 'u.studio_id')
    .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
    .select(['m.id', 'm.dati'])
    .where('m.modello', '=', 'Session')
    .where((eb) =>
      eb.or([
        eb('s.terminata_il', 'is not', null),
        eb('s.scade_il', '<=', sql<Date>`now()`),
        eb('u.attivo', '=', false),
        eb.not(isLibero),
      ]),
    )
    .limit(PER_VOLTA)
    .forUpdate('m')
    .skipLocked()
    .execute();

async function closeSessione(trx: Trx, id: Buffer, dati: Record<string, unknown>): Promise<void> {
  const autorizzazioni = Object.entries((dati.authorizations ?? {}) as Record<string, Autorizzazione>);
  const daAvvisare = autorizzazioni.flatMap(([client_id, { sid }]) =>
    sid === undefined ? [] : [{ client_id, sid, sub: String(dati.accountId) }],
  );
  if (daAvvisare.length > 0) await trx.insertInto('suite_uscita').values(daAvvisare).execute();
  const concessioni = autorizzazioni.flatMap(([, { grantId }]) => grantId ?? []);
  if (concessioni.length > 0) {
    await trx.deleteFrom('suite_modello').where('concessione', 'in', concessioni).execute();
    await trx
      .deleteFrom('suite_modello')
      .where('modello', '=', 'Grant')
      .where('id', 'in', concessioni.map(hashSegreto))
      .execute();
  }
  await trx.deleteFrom('suite_modello').where('modello', '=', 'Session').where('id', '=', id).execute();
}

/** Closes what the provider kept for sessions that are over, and writes down which applications are to be told. */
export function collectUscite(db: Db): Promise<number> {
  return withIdentita(db, async (trx) => {
    const finite = await listFinite(trx);
    for (const { id, dati } of finite) await closeSessione(trx, id, dati);
    return finite.length;
  });
}

export interface Uscita {
  readonly id: string;
  readonly clientId: string;
  readonly sub: string;
  readonly sid: string;
  readonly tentativi: number;
}

/** Takes the notices that are due: another process leaves them alone until the next try of each. */
export async function takeUscite(db: Db): Promise<Uscita[]> {
  const { rows } = await sql<Uscita>`
    update suite_uscita set tentativi = tentativi + 1,
      prossimo_tentativo = now() + make_interval(secs => ${ATTESA_SECONDI} * power(4, tentativi)::int)
    where id in (select id from suite_uscita where prossimo_tentativo <= now()
      order by prossimo_tentativo limit ${PER_VOLTA} for update skip locked)
    returning id, client_id as "clientId", sub, sid, tentativi`.execute(db);
  return rows;
}

/** Forgets a notice: given, or tried often enough. */
export async function deleteUscita(db: Db, id: string): Promise<void> {
  await db.deleteFrom('suite_uscita').where('id', '=', id).execute();
}

export const isUltimoTentativo = ({ tentativi }: Uscita): boolean => tentativi >= TENTATIVI;
