import type { ListQuery, PacchettoArchivioFilo, StatoPacchettoArchivio } from '@quadra/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Stato: { colonna: 'p.stato', tipo: 'esatto' },
    Motivo: { colonna: 'p.motivo', tipo: 'testo' },
    IdStudio: { colonna: 'p.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 'p.creato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'p.creato_il', tipo: 'al', isAmbito: true },
  },
  ordini: { CreatoIl: 'p.creato_il', Stato: 'p.stato', InviatoIl: 'p.inviato_il', EsitoIl: 'p.esito_il' },
  ordinePredefinito: ['-CreatoIl'],
  chiave: 'p.id',
};

const withColonne = (trx: Trx) =>
  trx
    .selectFrom('pacchetto_archivio as p')
    .innerJoin('studio as s', 's.id', 'p.studio_id')
    .selectAll('p')
    .select('s.ragione_sociale as nome_studio')
    .select([
      sql<string | null>`name_utente(p.creato_da)`.as('autore'),
      sql<
        PacchettoArchivioFilo['Documenti']
      >`(select coalesce(jsonb_agg(jsonb_build_object('Id', d.id, 'Nome', d.nome,
        'Denominazione', a.denominazione, 'Sha256', encode(x.sha256, 'hex')) order by x.posto), '[]')
        from pacchetto_documento x join documento d on d.studio_id = x.studio_id and d.id = x.documento_id
        left join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id
        where x.studio_id = p.studio_id and x.pacchetto_id = p.id)`.as('documenti'),
    ]);
export type Pacchetto = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

export const writePacchetto = (riga: Pacchetto): PacchettoArchivioFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio,
  Numero: riga.numero,
  AnnoNumero: riga.anno,
  Stato: riga.stato,
  Simulato: riga.simulato,
  CreatoIl: riga.creato_il.toISOString(),
  CreatoDa: riga.autore,
  InviatoIl: riga.inviato_il?.toISOString() ?? null,
  EsitoIl: riga.esito_il?.toISOString() ?? null,
  Motivo: riga.motivo,
  Documenti: riga.documenti,
});

/** A page of the packages of the studi of the transaction, and how many there are. */
export async function listPacchetti(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: PacchettoArchivioFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = withColonne(trx);
  let conta = trx.selectFrom('pacchetto_archivio as p').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) {
    base = base.where(condizione);
    conta = conta.where(condizione);
  }
  const { totale } = await conta.executeTakeFirstOrThrow();
  const righe = await pageQuery(base, [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(writePacchetto), totale };
}

/** With `isTenuto`, locked until the transaction ends. */
export async function findPacchetto(
  trx: Trx,
  id: string,
  { isTenuto = false } = {},
): Promise<Pacchetto | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = withColonne(trx).where('p.id', '=', id);
  return (isTenuto ? uno.forUpdate('p') : uno).executeTakeFirst();
}

/** The next number of a studio and year: who asks while another has it waits. */
export async function takeNumero(trx: Trx, studioId: number, anno: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`archivio:${studioId}:${anno}`}, 0))`.execute(
    trx,
  );
  const { prossimo } = await trx
    .selectFrom('pacchetto_archivio')
    .select(sql<number>`coalesce(max(numero), 0) + 1`.as('prossimo'))
    .where('studio_id', '=', studioId)
    .where('anno', '=', anno)
    .executeTakeFirstOrThrow();
  return prossimo;
}

export async function insertPacchetto(
  trx: Trx,
  pacchetto: Insertable<Database['pacchetto_archivio']>,
  documenti: readonly Pick<
    Insertable<Database['pacchetto_documento']>,
    'documento_id' | 'posto' | 'sha256'
  >[],
): Promise<void> {
  const suo = { studio_id: pacchetto.studio_id, pacchetto_id: pacchetto.id };
  await trx.insertInto('pacchetto_archivio').values(pacchetto).execute();
  await trx
    .insertInto('pacchetto_documento')
    .values(documenti.map((uno) => ({ ...suo, ...uno })))
    .execute();
}

type Quale = Pick<Pacchetto, 'studio_id' | 'id'>;
export async function updatePacchetto(
  trx: Trx,
  { studio_id, id }: Quale,
  dati: { stato: StatoPacchettoArchivio } & Pick<
    Updateable<Database['pacchetto_archivio']>,
    'esterno_id' | 'inviato_il' | 'esito_il' | 'chiesto_il' | 'motivo'
  >,
): Promise<void> {
  await trx
    .updateTable('pacchetto_archivio')
    .set(dati)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** The documents of a package that was taken back may go into another. */
export async function freeDocumenti(trx: Trx, { studio_id, id }: Quale): Promise<void> {
  await trx
    .updateTable('pacchetto_documento')
    .set({ attivo: false })
    .where('studio_id', '=', studio_id)
    .where('pacchetto_id', '=', id)
    .execute();
}

/** Who a package is of. */
export const getProduttore = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('studio')
    .select(['ragione_sociale', 'partita_iva'])
    .where('id', '=', studioId)
    .executeTakeFirstOrThrow();

/** The clients whose documents are in a package, with the address they are written to and the years. */
export async function listDestinatari(trx: Trx, { studio_id, id }: Quale) {
  const { rows } = await sql<{ denominazione: string; email: string | null; anni: number[] }>`
    select a.denominazione, a.email,
      coalesce(array_agg(distinct d.anno order by d.anno) filter (where d.anno is not null), '{}') as anni
    from pacchetto_documento x
    join documento d on d.studio_id = x.studio_id and d.id = x.documento_id
    join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id
    where x.studio_id = ${studio_id} and x.pacchetto_id = ${id}
    group by a.id, a.denominazione, a.email order by a.denominazione, a.id`.execute(trx);
  return rows;
}

/** The studi there are, for who makes a round of all of them. */
export async function listStudi(trx: Trx): Promise<number[]> {
  const righe = await trx.selectFrom('studio').select('id').orderBy('id').execute();
  return righe.map(({ id }) => id);
}

/** The packages that the conservator has not answered about, from the one that was asked about longest ago. */
export const listInAttesa = (trx: Trx, quanti: number) =>
  trx
    .selectFrom('pacchetto_archivio')
    .select(['studio_id', 'id'])
    .where('stato', '=', 'Inviato')
    .orderBy(sql`chiesto_il nulls first`)
    .orderBy('id')
    .limit(quanti)
    .execute();

export async function noteChiesto(trx: Trx, { studio_id, id }: Quale, quando: Date): Promise<void> {
  await trx
    .updateTable('pacchetto_archivio')
    .set({ chiesto_il: quando })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}
