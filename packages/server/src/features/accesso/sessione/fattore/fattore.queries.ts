import { sql } from 'kysely';
import type { Db, Trx } from '../../../../db/pool.ts';

/** Which second steps a user has. */
export interface Fattori {
  readonly totp: boolean;
  readonly passkey: boolean;
}

/** The second steps that count; a code application not yet confirmed does not. */
export async function findFattori(db: Db, personaId: number): Promise<Fattori> {
  const esito = await sql<Fattori>`
    select exists (select 1 from fattore_totp where persona_id = ${personaId} and confermato_il is not null) as totp,
      exists (select 1 from passkey where persona_id = ${personaId}) as passkey`.execute(db);
  return esito.rows[0] ?? { totp: false, passkey: false };
}

export const hasFattore = ({ totp, passkey }: Fattori): boolean => totp || passkey;

export interface FattoreTotp {
  readonly segreto: Buffer;
  readonly confermatoIl: Date | null;
  readonly ultimoPasso: number | null;
}

/** The code application of a user, locked until the transaction ends: two equal codes at once are not two entries. */
export async function findTotp(trx: Trx, personaId: number): Promise<FattoreTotp | undefined> {
  const riga = await trx
    .selectFrom('fattore_totp')
    .select(['segreto', 'confermato_il', 'ultimo_passo'])
    .where('persona_id', '=', personaId)
    .forUpdate()
    .executeTakeFirst();
  return riga && { segreto: riga.segreto, confermatoIl: riga.confermato_il, ultimoPasso: riga.ultimo_passo };
}

/** Starts, or starts again, an enrolment. False when the application is already confirmed. */
export async function insertTotp(trx: Trx, personaId: number, segreto: Buffer): Promise<boolean> {
  const esito = await trx
    .insertInto('fattore_totp')
    .values({ persona_id: personaId, segreto })
    .onConflict((oc) =>
      oc
        .column('persona_id')
        .doUpdateSet({ segreto, creato_il: sql<Date>`now()`, ultimo_passo: null })
        .where('fattore_totp.confermato_il', 'is', null),
    )
    .executeTakeFirst();
  return (esito.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The code of this step was accepted; the first one confirms the application. */
export async function markPasso(trx: Trx, personaId: number, passo: number): Promise<void> {
  await trx
    .updateTable('fattore_totp')
    .set({ ultimo_passo: passo, confermato_il: sql`coalesce(confermato_il, now())` })
    .where('persona_id', '=', personaId)
    .execute();
}

/** True when there was a confirmed one. */
export async function deleteTotp(trx: Trx, personaId: number): Promise<boolean> {
  const riga = await trx
    .deleteFrom('fattore_totp')
    .where('persona_id', '=', personaId)
    .returning('confermato_il')
    .executeTakeFirst();
  return (riga?.confermato_il ?? null) !== null;
}

/** The recovery codes of a user become these, and no other. */
export async function replaceCodici(trx: Trx, personaId: number, hash: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('codice_recupero').where('persona_id', '=', personaId).execute();
  if (hash.length === 0) return;
  await trx
    .insertInto('codice_recupero')
    .values(hash.map((uno) => ({ persona_id: personaId, hash: uno })))
    .execute();
}

/** Spends a recovery code; false when there is none such, or it was spent. */
export async function spendCodice(trx: Trx, personaId: number, hash: Buffer): Promise<boolean> {
  const esito = await trx
    .updateTable('codice_recupero')
    .set({ usato_il: sql`now()` })
    .where('persona_id', '=', personaId)
    .where('hash', '=', hash)
    .where('usato_il', 'is', null)
    .executeTakeFirst();
  return esito.numUpdatedRows === 1n;
}

export interface StatoTotp {
  readonly totpDal: Date | null;
  readonly codiciRimasti: number;
}

export async function findStatoTotp(db: Db, personaId: number): Promise<StatoTotp> {
  const esito = await sql<StatoTotp>`
    select (select confermato_il from fattore_totp where persona_id = ${personaId}) as "totpDal",
      (select count(*) from codice_recupero where persona_id = ${personaId} and usato_il is null) as "codiciRimasti"
    `.execute(db);
  return esito.rows[0] ?? { totpDal: null, codiciRimasti: 0 };
}

/** The logins of the person that are half way are over. */
export async function endSfide(trx: Trx, personaId: number): Promise<void> {
  await trx
    .updateTable('sfida')
    .set({ usata_il: sql`now()` })
    .where('persona_id', '=', personaId)
    .where('usata_il', 'is', null)
    .execute();
}

/** This session has just proved who holds it. */
export async function markConferma(trx: Trx, sessioneId: string, adesso: Date): Promise<void> {
  await trx
    .updateTable('sessione')
    .set({ confermata_il: adesso })
    .where('id', '=', sessioneId)
    .where('terminata_il', 'is', null)
    .execute();
}
