import { createHash } from 'node:crypto';
import { ALLEGATI_POSTA, BYTE_ALLEGATI_POSTA } from '@quadra/contract';
import type { Cifratura } from '../../cifratura.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Allegato } from './port.ts';

const nameContesto = (id: string, posizione: number) => `allegato:${id}:${posizione}`;
/** A name is a name: no folder, no line, no more than servers keep. */
const cleanNome = (nome: string) =>
  nome
    .replace(/[\p{Cc}\p{Cf}/\\]+/gu, '_')
    .slice(0, 200)
    .trim() || 'allegato';

/** Writes the files of a mail, sealed. @throws ALLEGATI_TROPPO_GRANDI */
export async function insertAllegati(
  trx: Trx,
  cifratura: Pick<Cifratura, 'sealByte'>,
  id: string,
  allegati: readonly Allegato[],
): Promise<void> {
  if (allegati.length === 0) return;
  const byte = allegati.reduce((somma, { contenuto }) => somma + contenuto.byteLength, 0);
  if (allegati.length > ALLEGATI_POSTA || byte > BYTE_ALLEGATI_POSTA)
    throw new DomainError('ALLEGATI_TROPPO_GRANDI');
  await trx
    .insertInto('allegato_posta')
    .values(
      allegati.map(({ nome, tipo, contenuto }, n) => ({
        messaggio_id: id,
        posizione: n + 1,
        nome: cleanNome(nome),
        tipo,
        byte: contenuto.byteLength,
        sha256: createHash('sha256').update(contenuto).digest(),
        busta: cifratura.sealByte(contenuto, nameContesto(id, n + 1)),
      })),
    )
    .execute();
}

/** What a file of a mail is, without its bytes. */
export const listAllegati = (db: Db, id: string) =>
  db
    .selectFrom('allegato_posta')
    .select(['posizione', 'nome', 'tipo', 'byte', 'sha256'])
    .where('messaggio_id', '=', id)
    .orderBy('posizione')
    .execute();

/** The files of a mail with the bytes that were given, as many as are still kept. */
export async function openAllegati(
  db: Db,
  cifratura: Pick<Cifratura, 'openByte'>,
  id: string,
): Promise<{ posizione: number; nome: string; tipo: string; contenuto: Buffer }[]> {
  const righe = await db
    .selectFrom('allegato_posta')
    .select(['posizione', 'nome', 'tipo', 'busta'])
    .where('messaggio_id', '=', id)
    .orderBy('posizione')
    .execute();
  return righe.flatMap(({ busta, ...riga }) =>
    busta === null
      ? []
      : [{ ...riga, contenuto: cifratura.openByte(busta, nameContesto(id, riga.posizione)) }],
  );
}
