import { sql } from 'kysely';
import type { Db, Trx } from '../../../../db/pool.ts';

export interface Passkey {
  readonly id: string;
  readonly personaId: number;
  readonly credenziale: string;
  readonly maniglia: string;
  readonly nome: string;
  readonly chiave: Buffer;
  readonly contatore: number;
  readonly trasporti: readonly string[];
  readonly sincronizzata: boolean;
  readonly creataIl: Date;
  readonly ultimoUso: Date | null;
}

const colonne = [
  'id',
  'persona_id as personaId',
  'credenziale',
  'maniglia',
  'nome',
  'chiave',
  'contatore',
  'trasporti',
  'sincronizzata',
  'creata_il as creataIl',
  'ultimo_uso as ultimoUso',
] as const;

export const listPasskey = (db: Db, personaId: number): Promise<Passkey[]> =>
  db.selectFrom('passkey').select(colonne).where('persona_id', '=', personaId).orderBy('creata_il').execute();

/** The passkey of a credential, locked until the transaction ends: its counter goes one way. */
export const findPasskey = (trx: Trx, credenziale: string): Promise<Passkey | undefined> =>
  trx
    .selectFrom('passkey')
    .select(colonne)
    .where('credenziale', '=', credenziale)
    .forUpdate()
    .executeTakeFirst();

/** Whose credential it is. */
export async function findPersonaDellaPasskey(db: Db, credenziale: string): Promise<number | undefined> {
  const riga = await db
    .selectFrom('passkey')
    .select('persona_id')
    .where('credenziale', '=', credenziale)
    .executeTakeFirst();
  return riga?.persona_id;
}

type NuovaPasskey = Omit<Passkey, 'id' | 'creataIl' | 'ultimoUso'>;

/** False when the credential is already known. */
export async function insertPasskey(trx: Trx, nuova: NuovaPasskey): Promise<boolean> {
  const esito = await trx
    .insertInto('passkey')
    .values({
      persona_id: nuova.personaId,
      credenziale: nuova.credenziale,
      maniglia: nuova.maniglia,
      nome: nuova.nome,
      chiave: nuova.chiave,
      contatore: nuova.contatore,
      trasporti: [...nuova.trasporti],
      sincronizzata: nuova.sincronizzata,
    })
    .onConflict((oc) => oc.column('credenziale').doNothing())
    .executeTakeFirst();
  return esito.numInsertedOrUpdatedRows === 1n;
}

export async function markUso(trx: Trx, id: string, contatore: number): Promise<void> {
  await trx.updateTable('passkey').set({ contatore, ultimo_uso: sql`now()` }).where('id', '=', id).execute();
}

/** The name of what was deleted; undefined when it is not there, or of somebody else. */
export async function deletePasskey(trx: Trx, personaId: number, id: string): Promise<string | undefined> {
  const riga = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .returning('nome')
    .executeTakeFirst();
  return riga?.nome;
}

/** Takes all those of a person away; answers how many there were. */
export async function deleteTuttePasskey(trx: Trx, personaId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('persona_id', '=', personaId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** False when it is not there, or of somebody else. */
export async function renamePasskey(trx: Trx, personaId: number, id: string, nome: string): Promise<boolean> {
  const esito = await trx
    .updateTable('passkey')
    .set({ nome })
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .executeTakeFirst();
  return esito.numUpdatedRows === 1n;
}
