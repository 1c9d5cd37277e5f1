import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Whether the studio was told that its credits are few. */
export async function updateSottoSoglia(trx: Trx, studioId: number, sotto_soglia: boolean): Promise<void> {
  await trx.updateTable('conto').set({ sotto_soglia }).where('studio_id', '=', studioId).execute();
}

export async function insertLogSoglia(
  trx: Trx,
  riga: { studioId: number; soglia: number; saldo: number; emailId: string | null },
): Promise<void> {
  await trx
    .insertInto('log_soglia')
    .values({
      studio_id: riga.studioId,
      soglia: riga.soglia,
      saldo: riga.saldo,
      email_id: riga.emailId,
    })
    .execute();
}

/** Where a studio is written to about its credits: its own address, or that of its first administrator. */
export async function findRecapito(
  trx: Trx,
  studioId: number,
): Promise<{ nome: string; email: string | null } | undefined> {
  const { rows } = await sql<{ nome: string; email: string | null }>`
    select s.ragione_sociale as nome, coalesce(nullif(s.email, ''), (
      select u.email from utente u where u.studio_id = s.id and u.tipologia_utente = 2 and u.attivo
      order by u.primo_amministratore desc, u.id limit 1)) as email
    from studio s where s.id = ${studioId}`.execute(trx);
  return rows[0];
}
