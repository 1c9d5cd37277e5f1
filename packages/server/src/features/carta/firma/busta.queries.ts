import type { BustaFilo, ListQuery, StatoBusta } from '@quadra/contract';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    Tipo: { colonna: 'b.tipo', tipo: 'esatto' },
    Stato: { colonna: 'b.stato', tipo: 'esatto' },
    IdAnagrafica: { colonna: 'b.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'b.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 'b.inviata_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'b.inviata_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    DataInvio: 'b.inviata_il',
    Denominazione: 'a.denominazione_ricerca',
    Tipo: 'b.tipo',
    Stato: 'b.stato',
    Scadenza: 'b.scadenza',
  },
  ordinePredefinito: ['-DataInvio'],
  chiave: 'b.id',
  anagrafica: 'b.anagrafica_id',
};

const selectBuste = (trx: Trx) =>
  trx
    .selectFrom('busta as b')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'b.studio_id').onRef('a.id', '=', 'b.anagrafica_id'),
    );
const withColonne = (base: ReturnType<typeof selectBuste>) =>
  base
    .innerJoin('studio as s', 's.id', 'b.studio_id')
    .selectAll('b')
    .select(['a.denominazione', 's.ragione_sociale as nome_studio'])
    .select([
      sql<
        { Id: string; Nome: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('Id', d.id, 'Nome', d.nome)
        order by x.posto), '[]') from busta_documento x join documento d on d.studio_id = x.studio_id and d.id = x.documento_id
        where x.studio_id = b.studio_id and x.busta_id = b.id)`.as('documenti'),
      sql<
        BustaFilo['Firmatari']
      >`(select jsonb_agg(jsonb_build_object('Ordine', f.ordine, 'Nome', f.nome, 'Email', f.email,
        'Telefono', f.telefono, 'FirmatoIl', f.firmato_il, 'RifiutatoIl', f.rifiutato_il, 'Scritto', f.indirizzo_scritto,
        'Documenti', (select coalesce(jsonb_agg(x.documento_id order by x.posto), '[]') from busta_documento x
          where x.studio_id = f.studio_id and x.busta_id = f.busta_id and (not b.interna or exists (
            select from busta_da_firmare y where y.studio_id = x.studio_id and y.busta_id = x.busta_id and y.ordine = f.ordine
              and y.documento_id = x.documento_id)))) order by f.ordine) from busta_firmatario f
        where f.studio_id = b.studio_id and f.busta_id = b.id)`.as('firmatari'),
    ]);
/** An envelope, with what is in it and who signs it. */
export type Busta = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

export const writeBusta = (riga: Busta): BustaFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio,
  IdAnagrafica: riga.anagrafica_id,
  Denominazione: riga.denominazione,
  Numero: riga.numero,
  AnnoNumero: riga.anno,
  Tipo: riga.tipo,
  Stato: riga.stato,
  Simulata: riga.simulata,
  Interna: riga.interna,
  InOrdine: riga.in_ordine,
  Rifiuto: riga.rifiuto,
  IdFornitore: riga.esterno_id,
  Scadenza: riga.scadenza,
  Promemoria: riga.promemoria,
  DataInvio: riga.inviata_il.toISOString(),
  DataFirma: riga.firmata_il?.toISOString() ?? null,
  Documenti: riga.documenti,
  Firmatari: riga.firmatari,
});

/** A page of the envelopes of the studi of the transaction, and how many there are. */
export async function listBuste(trx: Trx, query: ListQuery): Promise<{ righe: BustaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectBuste(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select(sql<number>`count(*)::int`.as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(withColonne(base), [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(writeBusta), totale };
}

/** An envelope by its key, or by that of the service; with `isTenuta`, locked until the transaction ends. */
export async function findBusta(
  trx: Trx,
  { id, esternoId }: { readonly id?: string; readonly esternoId?: string },
  { isTenuta = false } = {},
): Promise<Busta | undefined> {
  if (id !== undefined && !isUuid(id)) return undefined;
  const base = withColonne(selectBuste(trx));
  const una =
    id === undefined ? base.where('b.esterno_id', '=', esternoId ?? '') : base.where('b.id', '=', id);
  return (isTenuta ? una.forUpdate('b') : una).executeTakeFirst();
}

/** The next number of a studio and year: who asks while another has it waits. */
export async function takeNumero(trx: Trx, studioId: number, anno: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buste:${studioId}:${anno}`}, 0))`.execute(trx);
  const { prossimo } = await trx
    .selectFrom('busta')
    .select(sql<number>`coalesce(max(numero), 0) + 1`.as('prossimo'))
    .where('studio_id', '=', studioId)
    .where('anno', '=', anno)
    .executeTakeFirstOrThrow();
  return prossimo;
}

export async function insertBusta(
  trx: Trx,
  busta: Insertable<Database['busta']>,
  documenti: readonly Omit<Insertable<Database['busta_documento']>, 'studio_id' | 'busta_id'>[],
  firmatari: readonly Omit<Insertable<Database['busta_firmatario']>, 'studio_id' | 'busta_id'>[],
): Promise<void> {
  const sua = { studio_id: busta.studio_id, busta_id: busta.id };
  await trx.insertInto('busta').values(busta).execute();
  await trx
    .insertInto('busta_documento')
    .values(documenti.map((uno) => ({ ...sua, ...uno })))
    .execute();
  await trx
    .insertInto('busta_firmatario')
    .values(firmatari.map((uno) => ({ ...sua, ...uno })))
    .execute();
}

type Quale = Pick<Busta, 'studio_id' | 'id'>;
/** Keys of the service for the documents of an envelope and those who sign it. */
export const listChiaviDocumenti = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_documento')
    .select(['documento_id', 'esterno_id'])
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .orderBy('posto')
    .execute();
export const listFirmatari = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_firmatario')
    .select(['ordine', 'esterno_id', 'firmato_il'])
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .orderBy('ordine')
    .execute();

/** False when the event was heard already. */
export async function insertEvento(trx: Trx, evento: Insertable<Database['busta_evento']>): Promise<boolean> {
  const scritto = await trx
    .insertInto('busta_evento')
    .values(evento)
    .onConflict((c) => c.doNothing())
    .returning('evento_id')
    .executeTakeFirst();
  return scritto !== undefined;
}

/** Writes who signed, the first time it is told; all of them when nobody is named. */
export async function markFirmatari(
  trx: Trx,
  { studio_id, id }: Quale,
  adesso: Date,
  firmatario?: string,
): Promise<boolean> {
  let scrive = trx
    .updateTable('busta_firmatario')
    .set({ firmato_il: adesso })
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('firmato_il', 'is', null);
  if (firmatario !== undefined) scrive = scrive.where('esterno_id', '=', firmatario);
  return (await scrive.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function updateStato(
  trx: Trx,
  { studio_id, id }: Quale,
  stato: StatoBusta,
  firmata_il: Date | null,
): Promise<void> {
  await trx
    .updateTable('busta')
    .set({ stato, firmata_il })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** What the service signs its calls to a studio with. */
export const findServizio = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('firma_servizio')
    .select(['segreto', 'token_impronta'])
    .where('studio_id', '=', studioId)
    .executeTakeFirst();
export async function upsertServizio(trx: Trx, riga: Insertable<Database['firma_servizio']>): Promise<void> {
  const { segreto, token_impronta } = riga;
  await trx
    .insertInto('firma_servizio')
    .values(riga)
    .onConflict((c) => c.column('studio_id').doUpdateSet({ segreto, token_impronta }))
    .execute();
}
