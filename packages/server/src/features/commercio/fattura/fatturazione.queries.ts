import type { CedenteFattura } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { FatturazioneColonne } from './fatturazione.service.ts';

/** What the record of a seller says already of what an invoice asks. */
export async function findProposta(trx: Trx, gestoreId: number | null) {
  const { rows } = await sql<{
    Denominazione: string;
    PIVA: string;
    CodiceFiscale: string | null;
    Via: string;
    CAP: string;
    Comune: string;
    Provincia: string;
    Email: string | null;
    Telefono: string | null;
    ReaUfficio: string | null;
    ReaNumero: string | null;
  }>`
    select coalesce(g.ragione_sociale, f.ragione_sociale, '') as "Denominazione",
      coalesce(case when g.id is null then f.partita_iva else g.partita_iva end, '') as "PIVA",
      g.codice_fiscale as "CodiceFiscale", coalesce(g.via, '') as "Via", coalesce(g.cap, '') as "CAP",
      coalesce(g.comune_descrizione, '') as "Comune", coalesce(g.provincia, '') as "Provincia",
      case when g.id is null then f.email else g.email end as "Email",
      case when g.id is null then f.telefono else g.telefono end as "Telefono",
      case when g.rea_numero is null then null else g.rea_ufficio end as "ReaUfficio",
      case when g.rea_ufficio is null then null else g.rea_numero end as "ReaNumero"
    from fornitore f left join gestore g on g.id = ${gestoreId}::int limit 1`.execute(trx);
  const [una] = rows;
  if (!una) throw new Error('The vendor is not there');
  return una;
}

/** False where another wrote it first. */
export async function insertFatturazione(
  trx: Trx,
  gestoreId: number | null,
  colonne: FatturazioneColonne,
): Promise<boolean> {
  const esito = await trx
    .insertInto('fatturazione')
    .values({ gestore_id: gestoreId, ...colonne })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return Number(esito.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** False where another wrote it meanwhile. */
export async function updateFatturazione(
  trx: Trx,
  gestoreId: number | null,
  versione: number,
  colonne: FatturazioneColonne,
): Promise<boolean> {
  const esito = await trx
    .updateTable('fatturazione')
    .set({ ...colonne, versione: sql<number>`versione + 1`, modificato_il: sql<Date>`now()` })
    .where('gestore_id', 'is not distinct from', gestoreId)
    .where('versione', '=', versione)
    .executeTakeFirst();
  return Number(esito.numUpdatedRows) > 0;
}

/**
 * The invoices of a seller that never left, or were refused, are of who he is now: an invoice is issued when it is handed to the
 * exchange (D.P.R. 633/1972, art. 21), and one that is refused never was. What left and was not answered stays as it left.
 * Answers how many.
 */
export async function updateCedente(
  trx: Trx,
  gestoreId: number | null,
  cedente: CedenteFattura,
): Promise<number> {
  const nuovo = JSON.stringify(cedente);
  // Held before they are looked at: who is sending one of them has written down by then what leaves.
  await sql`select id from fattura where gestore_id is not distinct from ${gestoreId}::int
    and stato_sdi in ('Da inviare', 'Errore invio', 'Scartata') order by id for update`.execute(trx);
  const { numAffectedRows } = await sql`
    update fattura f set cedente = ${nuovo}::jsonb, versione = versione + 1, modificata_il = now()
    where f.gestore_id is not distinct from ${gestoreId}::int and f.cedente <> ${nuovo}::jsonb
      and (f.stato_sdi = 'Scartata' or (f.stato_sdi in ('Da inviare', 'Errore invio')
        and not exists (select from fattura_invio i where i.fattura_id = f.id)))`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
