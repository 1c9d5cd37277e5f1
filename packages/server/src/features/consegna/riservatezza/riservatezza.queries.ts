import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { isUuid } from '../../../http/uuid.ts';
import { datiPersonali } from './dati-personali.ts';
import type { DelegaTenuta, DichiarazioneTenuta, DocumentoTenuto, F24Tenuto } from './riservatezza.rules.ts';

/** Who is to be erased: his record held until the transaction ends, what he is found by in words. */
export interface Interessato {
  readonly studioId: number;
  readonly id: string;
  readonly codiceFiscale: string;
  readonly denominazione: string;
  readonly limitataFino: string | null;
  readonly segni: readonly string[];
}

const LUNGO = 6;

/** The client of an id, locked; undefined outside the studi of the transaction. */
export async function lockInteressato(trx: Trx, id: string): Promise<Interessato | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await trx
    .selectFrom('anagrafica')
    .select(['studio_id', 'codice_fiscale', 'partita_iva', 'denominazione', 'limitata_fino'])
    .select(['email', 'email_pec', 'email_firma', 'telefono', 'cellulare', 'numero_documento'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (riga === undefined) return undefined;
  const { studio_id, limitata_fino, ...parole } = riga;
  const segni = Object.values(parole).flatMap((parola) =>
    parola !== null && parola.length >= LUNGO ? [parola] : [],
  );
  return {
    studioId: studio_id,
    id,
    codiceFiscale: riga.codice_fiscale,
    denominazione: riga.denominazione,
    limitataFino: limitata_fino,
    segni: [...new Set(segni)],
  };
}

/** The client of a studio with a codice fiscale, also one whose treatment is limited where the transaction sees it. */
export async function findIdDelCodice(
  trx: Trx,
  studioId: number,
  codiceFiscale: string,
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('anagrafica')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', '=', codiceFiscale)
    .executeTakeFirst();
  return riga?.id;
}

type Chi = Pick<Interessato, 'studioId' | 'id'>;

export async function listDichiarazioniTenute(
  trx: Trx,
  { studioId, id }: Chi,
): Promise<DichiarazioneTenuta[]> {
  return trx
    .selectFrom('dichiarazione')
    .select(['id', 'anno', 'stato'])
    .select(
      sql<string>`to_char(coalesce(stampa_data, modificata_il) at time zone 'Europe/Rome', 'YYYY-MM-DD')`.as(
        'ultima',
      ),
    )
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();
}

export const listDocumentiTenuti = (trx: Trx, { studioId, id }: Chi): Promise<DocumentoTenuto[]> =>
  trx
    .selectFrom('documento')
    .select(['id', 'tipo', 'nome'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();

export const listDelegheTenute = (trx: Trx, { studioId, id }: Chi): Promise<DelegaTenuta[]> =>
  trx
    .selectFrom('delega')
    .select('id')
    .select(
      sql<string | null>`to_char(data_registro at time zone 'Europe/Rome', 'YYYY-MM-DD')`.as('registrata'),
    )
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();

/** The models F24 and the voci of the conto fiscale, each by the day it is of. */
export async function listVersamentiTenuti(trx: Trx, { studioId, id }: Chi): Promise<F24Tenuto[]> {
  const modelli = await trx
    .selectFrom('f24')
    .select(['id', 'scadenza'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();
  const voci = await trx
    .selectFrom('voce_fiscale')
    .select(['id', 'data as scadenza'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();
  return [...modelli, ...voci];
}

/** How much there is of the rest. */
export async function countDelCliente(
  trx: Trx,
  { studioId, id, codiceFiscale }: Chi & { readonly codiceFiscale: string },
): Promise<{
  lavoriInCorso: number;
  legami: number;
  possessi: number;
  modifiche: number;
  righeRegistro: number;
  altreSchede: number;
}> {
  const { rows } = await sql<
    Record<'lavori' | 'legami' | 'possessi' | 'modifiche' | 'registro' | 'altre', number>
  >`
    select
      (select count(*)::int from lavoro where studio_id = ${studioId} and stato in ('in coda', 'in corso')) as lavori,
      (select count(*)::int from legame where studio_id = ${studioId} and anagrafica_id = ${id}) as legami,
      (select count(*)::int from possesso where studio_id = ${studioId} and anagrafica_id = ${id}) as possessi,
      (select count(*)::int from anagrafica_modifica where studio_id = ${studioId} and anagrafica_id = ${id}
        and not cancellata) as modifiche,
      (select count(*)::int from registro r join chiave_dati c on c.studio_id = r.studio_id and c.id = r.chiave_id
        where r.studio_id = ${studioId} and c.avvolta is not null and c.soggetti @> array[${`anagrafica:${id}`}]) as registro,
      (select count(distinct anagrafica_id)::int from legame where studio_id = ${studioId}
        and codice_fiscale = ${codiceFiscale} and anagrafica_id <> ${id}) as altre`.execute(trx);
  const [riga] = rows;
  return {
    lavoriInCorso: riga?.lavori ?? 0,
    legami: riga?.legami ?? 0,
    possessi: riga?.possessi ?? 0,
    modifiche: riga?.modifiche ?? 0,
    righeRegistro: riga?.registro ?? 0,
    altreSchede: riga?.altre ?? 0,
  };
}

/** Declarations, there or deleted, that the audit log tells under these keys. */
export async function listDichiarazioniDelRegistro(
  trx: Trx,
  studioId: number,
  chiavi: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct entita_id as id from registro where studio_id = ${studioId} and entita = 'dichiarazione'
      and entita_id is not null and chiave_id = any (${[...chiavi]}::uuid[])`.execute(trx);
  return rows.map(({ id }) => id).filter(isUuid);
}

/** Declarations go, and then the record of them and of those that were there before. */
export async function eraseDichiarazioni(
  trx: Trx,
  studioId: number,
  dichiarazioni: readonly string[],
  racconti: readonly string[],
): Promise<void> {
  if (dichiarazioni.length > 0)
    await trx
      .deleteFrom('dichiarazione')
      .where('studio_id', '=', studioId)
      .where('id', 'in', [...dichiarazioni])
      .execute();
  const resta = [...new Set([...dichiarazioni, ...racconti])];
  if (resta.length > 0)
    await sql`select erase_dichiarazioni(${studioId}::int, ${resta}::uuid[])`.execute(trx);
}

/** Properties that nobody else holds, with their contracts; then what the client holds of the others. */
async function deletePatrimonio(trx: Trx, { studioId, id }: Chi): Promise<void> {
  await sql`delete from immobile m where m.studio_id = ${studioId}
      and exists (select from possesso p where p.studio_id = m.studio_id and p.immobile_id = m.id and p.anagrafica_id = ${id})
      and not exists (select from possesso p where p.studio_id = m.studio_id and p.immobile_id = m.id
        and p.anagrafica_id <> ${id})`.execute(trx);
  await trx
    .deleteFrom('possesso')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .execute();
}

/** Empties the history of a record, and deletes what hangs from it: people, properties, groups, drafts. */
export async function eraseIntorno(
  trx: Trx,
  chi: Chi,
  documenti: readonly string[],
  deleghe: readonly string[],
  versamentiPrimaDi: string,
): Promise<void> {
  const { studioId, id } = chi;
  await sql`select erase_versamenti(${studioId}::int, ${id}::uuid, ${versamentiPrimaDi}::date)`.execute(trx);
  await sql`select erase_storia(${studioId}::int, ${id}::uuid)`.execute(trx);
  await deletePatrimonio(trx, chi);
  for (const tabella of ['legame', 'gruppo_anagrafica', 'tag_anagrafica', 'seguito_cliente'] as const)
    await trx.deleteFrom(tabella).where('studio_id', '=', studioId).where('anagrafica_id', '=', id).execute();
  if (deleghe.length > 0)
    await sql`select erase_deleghe(${studioId}::int, ${[...deleghe]}::uuid[])`.execute(trx);
  if (documenti.length === 0) return;
  // Also those that a conservator has: what is kept here goes with the person.
  await sql`select set_config('app.cancellazione', 'on', true)`.execute(trx);
  await trx
    .deleteFrom('documento')
    .where('studio_id', '=', studioId)
    .where('id', 'in', [...documenti])
    .execute();
  await sql`select set_config('app.cancellazione', '', true)`.execute(trx);
}

export async function eraseScheda(trx: Trx, { studioId, id }: Chi): Promise<void> {
  await trx.deleteFrom('anagrafica').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

/** Only what the law wants stays of the record, and only who answers for the studio sees it, until `fino`. */
export async function limitScheda(trx: Trx, { studioId, id }: Chi, fino: string): Promise<void> {
  const via = (datiPersonali.anagrafica ?? []).filter(({ sorte }) => sorte === 'cancella');
  const colonne = via.flatMap((gruppo) => gruppo.colonne);
  const vuote = sql.join(colonne.map((colonna) => sql`${sql.ref(colonna)} = null`));
  await sql`update anagrafica set ${vuote}, limitata_fino = ${fino}, versione = versione + 1
    where studio_id = ${studioId} and id = ${id}`.execute(trx);
  await sql`update dichiarazione set limitata = true where studio_id = ${studioId} and anagrafica_id = ${id}`.execute(
    trx,
  );
  await sql`delete from dichiarazione_bozza b using dichiarazione d where d.studio_id = b.studio_id
    and d.id = b.dichiarazione_id and d.studio_id = ${studioId} and d.anagrafica_id = ${id}`.execute(trx);
  await sql`delete from copilota_scambio c using dichiarazione d where d.studio_id = c.studio_id
    and d.id = c.dichiarazione_id and d.studio_id = ${studioId} and d.anagrafica_id = ${id}`.execute(trx);
  await sql`delete from ticket_veduta v using dichiarazione d where d.studio_id = v.studio_id
    and d.id = v.dichiarazione_id and d.studio_id = ${studioId} and d.anagrafica_id = ${id}`.execute(trx);
  await sql`update documento set limitato = true where studio_id = ${studioId} and anagrafica_id = ${id}`.execute(
    trx,
  );
  await sql`update collegamento_cliente set email = '', parola = null, codice_hash = null, codice_scade_il = null,
    fine = coalesce(fine, 'ritirato'), finito_il = coalesce(finito_il, now())
    where studio_id = ${studioId} and anagrafica_id = ${id}`.execute(trx);
  await sql`delete from bozza where studio_id = ${studioId} and luogo = ${`anagrafica/${id}`}`.execute(trx);
}

/** Records whose term is over, of all the studi of the transaction. */
export const listTermineScaduto = (trx: Trx, oggi: string): Promise<{ id: string; studio_id: number }[]> =>
  trx
    .selectFrom('anagrafica')
    .select(['id', 'studio_id'])
    .where('limitata_fino', '<', oggi)
    .orderBy('limitata_fino')
    .execute();
