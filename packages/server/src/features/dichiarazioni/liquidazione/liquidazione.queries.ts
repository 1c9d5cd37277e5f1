import type { LiquidazioneRigaFilo, ListQuery } from '@quadra/contract';
import type { AnnoLipe } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    PartitaIva: { colonna: 'a.partita_iva', tipo: 'codice' },
    Periodicita: { colonna: 'l.periodicita', tipo: 'esatto' },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    PartitaIva: 'a.partita_iva',
    Periodicita: 'l.periodicita',
  },
  ordinePredefinito: ['Denominazione'],
  chiave: 'a.id',
  anagrafica: 'a.id',
};

const selectClienti = (trx: Trx, anno: number) =>
  trx
    .selectFrom('anagrafica as a')
    .leftJoin('liquidazione_iva as l', (join) =>
      join
        .onRef('l.studio_id', '=', 'a.studio_id')
        .onRef('l.anagrafica_id', '=', 'a.id')
        .on('l.anno', '=', anno),
    )
    .where('a.partita_iva', 'is not', null)
    .where('a.archiviata', '=', false);

/** A page of the clients with a VAT number, each with how his year stands. */
export async function listLiquidazioni(
  trx: Trx,
  anno: number,
  query: ListQuery,
): Promise<{ righe: LiquidazioneRigaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectClienti(trx, anno);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(
    base.select([
      'a.id',
      'a.studio_id',
      'a.denominazione',
      'a.codice_fiscale',
      'a.partita_iva',
      'l.periodicita',
      sql<number>`coalesce(jsonb_array_length(l.periodi), 0)`.as('periodi'),
      sql<number[]>`array(select distinct c.trimestre from comunicazione_iva c where c.studio_id = a.studio_id
        and c.anagrafica_id = a.id and c.anno = ${anno} order by 1)`.as('trimestri'),
    ]),
    [],
    readOrdine(query, elenco),
    query,
  ).execute();
  return {
    totale,
    righe: righe.map((riga) => ({
      IdAnagrafica: riga.id,
      IdStudio: riga.studio_id,
      Denominazione: riga.denominazione,
      CodiceFiscale: riga.codice_fiscale,
      PartitaIva: riga.partita_iva ?? '',
      AnnoImposta: anno,
      Periodicita: riga.periodicita,
      Periodi: riga.periodi,
      Trimestri: riga.trimestri,
    })),
  };
}

/** A client, with what is kept of his year; with `isTenuta` nobody else writes it before the transaction ends. */
export async function findContribuente(
  trx: Trx,
  id: string,
  { isTenuta = false }: { readonly isTenuta?: boolean } = {},
) {
  if (!isUuid(id)) return undefined;
  const uno = trx
    .selectFrom('anagrafica')
    .select(['id', 'studio_id', 'denominazione', 'codice_fiscale', 'partita_iva'])
    .where('id', '=', id);
  return (isTenuta ? uno.forUpdate() : uno).executeTakeFirst();
}
export type Contribuente = NonNullable<Awaited<ReturnType<typeof findContribuente>>>;

type Di = Pick<Contribuente, 'studio_id' | 'id'>;
/** What is kept of a year: undefined when nothing is. */
export const findAnno = (trx: Trx, { studio_id, id }: Di, anno: number) =>
  trx
    .selectFrom('liquidazione_iva')
    .select(['periodicita', 'acconto_versato', 'periodi', 'versione'])
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .where('anno', '=', anno)
    .executeTakeFirst();

/** Keeps a year in the place of what was there. */
export async function saveAnno(trx: Trx, { studio_id, id }: Di, dati: AnnoLipe): Promise<void> {
  const scritto = {
    periodicita: dati.periodicita,
    acconto_versato: dati.accontoVersato ?? 0,
    periodi: JSON.stringify(dati.periodi),
  };
  await trx
    .insertInto('liquidazione_iva')
    .values({ studio_id, anagrafica_id: id, anno: dati.anno, ...scritto })
    .onConflict((c) =>
      c.columns(['studio_id', 'anagrafica_id', 'anno']).doUpdateSet({
        ...scritto,
        versione: sql`liquidazione_iva.versione + 1`,
        modificata_il: sql`now()`,
      }),
    )
    .execute();
}

/** The ordinary return of the tax of a client for a form year. */
export const findDichiarazioneIva = (trx: Trx, { studio_id, id }: Di, anno: number) =>
  trx
    .selectFrom('dichiarazione')
    .select('id')
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .where('anno', '=', anno)
    .where('tipo', '=', 'IVA')
    .where('finalita', '=', 'Ordinaria')
    .executeTakeFirst();

/** The files made for a year, the newest first, without their words. */
export const listComunicazioni = (trx: Trx, { studio_id, id }: Di, anno: number) =>
  trx
    .selectFrom('comunicazione_iva')
    .select(['id', 'trimestre', 'sha256', 'periodi_sha256', 'creata_il'])
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .where('anno', '=', anno)
    .orderBy('creata_il', 'desc')
    .orderBy('id')
    .execute();

export async function insertComunicazione(
  trx: Trx,
  { studio_id, id }: Di,
  file: {
    readonly anno: number;
    readonly trimestre: number;
    readonly nome: string;
    readonly contenuto: string;
    readonly sha256: string;
    readonly periodi_sha256: string;
    readonly creata_da: number;
  },
): Promise<string> {
  const riga = await trx
    .insertInto('comunicazione_iva')
    .values({ studio_id, anagrafica_id: id, ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  return riga.id;
}

/** A file with its words. */
export async function findComunicazione(trx: Trx, id: string) {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('comunicazione_iva')
    .select(['nome', 'contenuto'])
    .where('id', '=', id)
    .executeTakeFirst();
}
