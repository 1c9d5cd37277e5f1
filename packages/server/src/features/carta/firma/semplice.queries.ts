import { giornoDiRoma } from '@quadra/values';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Busta } from './busta.queries.ts';

type Quale = Pick<Busta, 'studio_id' | 'id'>;

/** The record of a client: who he is, and the address he is written to for a signature. */
export const findContatto = (trx: Trx, studioId: number, anagraficaId: string) =>
  trx
    .selectFrom('anagrafica')
    .select(['denominazione', 'codice_fiscale', 'email', 'email_firma'])
    .where('studio_id', '=', studioId)
    .where('id', '=', anagraficaId)
    .executeTakeFirst();

/** Who signs an envelope of the house, and by which link. */
export const findFirmatario = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_firmatario')
    .select(['nome', 'email', 'collegamento_id'])
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('collegamento_id', 'is not', null)
    .executeTakeFirst();

/** The envelope that a link opens. */
export async function findIdDelCollegamento(
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('busta_firmatario')
    .select('busta_id')
    .where('studio_id', '=', studio_id)
    .where('collegamento_id', '=', id)
    .executeTakeFirst();
  return riga?.busta_id;
}

/** Another link takes the place of one that opens nothing any more. */
export async function updateCollegamentoDi(
  trx: Trx,
  { studio_id, id }: Quale,
  nuovo: { readonly collegamento_id: string; readonly email: string },
): Promise<void> {
  await trx
    .updateTable('busta_firmatario')
    .set(nuovo)
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .execute();
}

export async function updateIp(trx: Trx, { studio_id, id }: Quale, ip: string | null): Promise<void> {
  await trx
    .updateTable('busta_firmatario')
    .set({ ip })
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .execute();
}

/** The documents of an envelope as who signs sees them, in their order. */
export const listDaLeggere = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_documento as x')
    .innerJoin('documento as d', (join) =>
      join.onRef('d.studio_id', '=', 'x.studio_id').onRef('d.id', '=', 'x.documento_id'),
    )
    .select(['d.id', 'd.nome', 'd.sha256', 'x.letto_il'])
    .where('x.studio_id', '=', studio_id)
    .where('x.busta_id', '=', id)
    .orderBy('x.posto')
    .execute();

/** The first time who signs has the bytes of a document is written. */
export async function noteLettura(
  trx: Trx,
  { studio_id, id }: Quale,
  documentoId: string,
  adesso: Date,
): Promise<void> {
  await trx
    .updateTable('busta_documento')
    .set({ letto_il: adesso })
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('documento_id', '=', documentoId)
    .where('letto_il', 'is', null)
    .execute();
}

export async function updateRifiuto(trx: Trx, { studio_id, id }: Quale, rifiuto: string): Promise<void> {
  await trx
    .updateTable('busta')
    .set({ rifiuto })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}
export async function updatePromemoria(trx: Trx, { studio_id, id }: Quale, adesso: Date): Promise<void> {
  await trx
    .updateTable('busta')
    .set({ promemoria_il: adesso })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

const PER_GIRO = 50;
const listAttese = (trx: Trx) =>
  trx
    .selectFrom('busta as b')
    .innerJoin('busta_firmatario as f', (join) =>
      join.onRef('f.studio_id', '=', 'b.studio_id').onRef('f.busta_id', '=', 'b.id'),
    )
    .innerJoin('collegamento_cliente as c', (join) =>
      join.onRef('c.studio_id', '=', 'f.studio_id').onRef('c.id', '=', 'f.collegamento_id'),
    )
    .select('b.id')
    .where('b.interna', '=', sql<boolean>`true`)
    .where('b.stato', '=', 'Inviato')
    .limit(PER_GIRO)
    // Who signs holds his link first: so does the round, and leaves it to who has it.
    .forUpdate('c')
    .skipLocked();
/** Those past their last day, with their links locked. */
export async function listScadute(trx: Trx, adesso: Date): Promise<string[]> {
  const righe = await listAttese(trx).where('b.scadenza', '<', giornoDiRoma(adesso)).execute();
  return righe.map(({ id }) => id);
}
/** Those whose next reminder is due, with their links locked. */
export async function listDaRicordare(trx: Trx, adesso: Date): Promise<string[]> {
  const righe = await listAttese(trx)
    .where('b.scadenza', '>=', giornoDiRoma(adesso))
    .where(
      sql<SqlBool>`coalesce(b.promemoria_il, b.inviata_il) + make_interval(days => b.promemoria) <= ${adesso}`,
    )
    .execute();
  return righe.map(({ id }) => id);
}
