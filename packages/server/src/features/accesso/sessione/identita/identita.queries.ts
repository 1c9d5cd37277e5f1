import { VIAGGIO_VALIDO_SECONDI } from '@quadra/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../db/pool.ts';
import type { IdentitaProvata } from '../../../../gateways/identita/port.ts';

/** The person an identity is linked to. */
export async function findPersonaDellIdentita(
  db: Db,
  { issuer, subject }: IdentitaProvata,
): Promise<number | undefined> {
  const riga = await db
    .selectFrom('identita_esterna')
    .select('persona_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return riga?.persona_id;
}

/** Whether a person already has an identity. */
export async function hasIdentita(db: Db | Trx, personaId: number): Promise<boolean> {
  const riga = await db
    .selectFrom('identita_esterna')
    .select('persona_id')
    .where('persona_id', '=', personaId)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Links an identity; false when the person has one, or somebody has this one. */
export async function insertIdentita(
  trx: Trx,
  personaId: number,
  { issuer, subject }: IdentitaProvata,
  fornitore: string,
): Promise<boolean> {
  const esito = await trx
    .insertInto('identita_esterna')
    .values({ persona_id: personaId, issuer, subject, fornitore })
    .onConflict((conflitto) => conflitto.doNothing())
    .executeTakeFirst();
  return esito.numInsertedOrUpdatedRows === 1n;
}

/** Unlinks the identity of a person; the name of its provider, undefined when there was none. */
export async function deleteIdentita(trx: Trx, personaId: number): Promise<string | undefined> {
  const riga = await trx
    .deleteFrom('identita_esterna')
    .where('persona_id', '=', personaId)
    .returning('fornitore')
    .executeTakeFirst();
  return riga?.fornitore;
}

interface NuovaRichiesta {
  readonly statoHash: Buffer;
  readonly browserHash: Buffer;
  readonly fornitore: string;
  readonly segreti: Buffer;
  readonly sessioneId: string | null;
}

/** Keeps a trip to the provider for ten minutes. */
export async function insertRichiesta(db: Db, nuova: NuovaRichiesta, adesso: Date): Promise<void> {
  await db
    .insertInto('identita_richiesta')
    .values({
      stato_hash: nuova.statoHash,
      browser_hash: nuova.browserHash,
      fornitore: nuova.fornitore,
      segreti: nuova.segreti,
      sessione_id: nuova.sessioneId,
      scade_il: new Date(adesso.getTime() + VIAGGIO_VALIDO_SECONDI * 1000),
    })
    .execute();
}

/** Spends a trip: undefined when it is unknown, over, used, of another browser, or for something else. */
export async function takeRichiesta(
  db: Db,
  chiave: { readonly statoHash: Buffer; readonly browserHash: Buffer; readonly sessioneId: string | null },
  adesso: Date,
): Promise<{ fornitore: string; segreti: Buffer } | undefined> {
  return db
    .updateTable('identita_richiesta')
    .set({ usata_il: sql`now()` })
    .where('stato_hash', '=', chiave.statoHash)
    .where('browser_hash', '=', chiave.browserHash)
    .where(sql<boolean>`sessione_id is not distinct from ${chiave.sessioneId}::uuid`)
    .where('usata_il', 'is', null)
    .where('scade_il', '>', adesso)
    .returning(['fornitore', 'segreti'])
    .executeTakeFirst();
}
