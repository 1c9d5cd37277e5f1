import { type Insertable, type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Pagamento } from './pagamento.queries.ts';
import type { AcquistoAutomaticoTable } from './pagamento.table.ts';

export type Automatico = Selectable<AcquistoAutomaticoTable>;

export const findAutomatico = (trx: Trx, studioId: number): Promise<Automatico | undefined> =>
  trx.selectFrom('acquisto_automatico').selectAll().where('studio_id', '=', studioId).executeTakeFirst();

/** The choice of a studio takes the place of the one before. */
export async function upsertAutomatico(trx: Trx, riga: Insertable<AcquistoAutomaticoTable>): Promise<void> {
  const { attivo, metodo, soglia, pacchetto_id, motivo } = riga;
  await trx
    .insertInto('acquisto_automatico')
    .values(riga)
    .onConflict((conflitto) =>
      conflitto
        .column('studio_id')
        .doUpdateSet({ attivo, metodo, soglia, pacchetto_id, motivo, modificato_il: sql<Date>`now()` }),
    )
    .execute();
}

/** Stops it where it is on; `motivo`: why it stopped by itself. */
export async function stopAutomatico(trx: Trx, studioId: number, motivo: string | null): Promise<void> {
  await trx
    .updateTable('acquisto_automatico')
    .set({ attivo: false, motivo: motivo?.slice(0, 300) ?? null, modificato_il: sql<Date>`now()` })
    .where('studio_id', '=', studioId)
    .where('attivo', '=', true)
    .execute();
}

/** Whether a studio paid something by hand, of its own will, to a seller. */
export async function hasPagato(trx: Trx, studioId: number, venditoreId: string): Promise<boolean> {
  const riga = await trx
    .selectFrom('pagamento')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('venditore_id', '=', venditoreId)
    .where('stato', '=', 'Completato')
    .where('automatico', '=', false)
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Of a studio that buys by itself, held until the transaction ends. */
export const lockAttivo = (trx: Trx, studioId: number): Promise<Automatico | undefined> =>
  trx
    .selectFrom('acquisto_automatico')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('attivo', '=', true)
    .forUpdate()
    .executeTakeFirst();

/** Of the studi of the transaction, those that buy by themselves, are below what they chose and have nothing under way. */
export async function listDaComprare(trx: Trx): Promise<number[]> {
  const righe = await trx
    .selectFrom('acquisto_automatico as a')
    .leftJoin('conto as c', 'c.studio_id', 'a.studio_id')
    .select('a.studio_id')
    .where('a.attivo', '=', true)
    .where(sql<boolean>`coalesce(c.saldo - c.prenotati, 0) < a.soglia`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pagamento as p')
            .select('p.id')
            .whereRef('p.studio_id', '=', 'a.studio_id')
            .where('p.automatico', '=', true)
            .where('p.stato', '=', 'In sospeso'),
        ),
      ),
    )
    .execute();
  return righe.map(({ studio_id }) => studio_id);
}

/** Automatic purchases by card that have no name at the gateway yet: of a process that was killed, or not answered. */
export const listAddebitiInterrotti = (trx: Trx): Promise<Pagamento[]> =>
  trx
    .selectFrom('pagamento')
    .selectAll()
    .where('automatico', '=', true)
    .where('stato', '=', 'In sospeso')
    .where('metodo', '=', 'Carta di credito')
    .where('esterno_id', 'is', null)
    .execute();
