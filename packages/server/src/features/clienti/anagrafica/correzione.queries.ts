import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** The tables whose rows are of a client: each passes to the other record before one goes; a test knows them all. */
export const tabelleDiCliente = [
  'avviso',
  'busta',
  'collegamento_cliente',
  'comunicazione_iva',
  'conto_fiscale',
  'delega',
  'delega_unica',
  'dichiarazione',
  'documento',
  'f24',
  'gruppo_anagrafica',
  'legame',
  'liquidazione_iva',
  'possesso',
  'richiesta_documento',
  'richiesta_precompilata',
  'seguito_cliente',
  'tag_anagrafica',
  'visura',
  'voce_fiscale',
] as const;

export async function countDichiarazioni(trx: Trx, studioId: number, id: string): Promise<number> {
  const { quante } = await trx
    .selectFrom('dichiarazione')
    .select(({ fn }) => fn.countAll<string>().as('quante'))
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(quante);
}

/** Whether both have an ordinary declaration of one year and type: there may be only one. */
export async function hasStesseDichiarazioni(
  trx: Trx,
  studioId: number,
  uno: string,
  altro: string,
): Promise<boolean> {
  const riga = await trx
    .selectFrom('dichiarazione as x')
    .innerJoin('dichiarazione as y', (join) =>
      join
        .onRef('y.studio_id', '=', 'x.studio_id')
        .onRef('y.anno', '=', 'x.anno')
        .onRef('y.tipo', '=', 'x.tipo')
        .onRef('y.finalita', '=', 'x.finalita'),
    )
    .select('x.id')
    .where('x.studio_id', '=', studioId)
    .where('x.anagrafica_id', '=', uno)
    .where('y.anagrafica_id', '=', altro)
    .where('x.finalita', '=', 'Ordinaria')
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Whether both have the liquidations of one year: they are of one person only once. */
export async function hasStesseLiquidazioni(
  trx: Trx,
  studioId: number,
  uno: string,
  altro: string,
): Promise<boolean> {
  const riga = await trx
    .selectFrom('liquidazione_iva as x')
    .innerJoin('liquidazione_iva as y', (join) =>
      join.onRef('y.studio_id', '=', 'x.studio_id').onRef('y.anno', '=', 'x.anno'),
    )
    .select('x.anno')
    .where('x.studio_id', '=', studioId)
    .where('x.anagrafica_id', '=', uno)
    .where('y.anagrafica_id', '=', altro)
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** The tables whose rows only change whose they are. */
const passano = [
  'collegamento_cliente',
  'richiesta_documento',
  'comunicazione_iva',
  'delega',
  'delega_unica',
  'dichiarazione',
  'documento',
  'liquidazione_iva',
  'possesso',
  'voce_fiscale',
  'f24',
] as const;

/** Passes what is of a client to another; its lists of people are those of the record that stays. */
export async function moveDelCliente(trx: Trx, studioId: number, da: string, a: string): Promise<void> {
  // Made again by whoever makes them, for the years of both.
  await sql`with andati as (delete from conto_fiscale where studio_id = ${studioId} and anagrafica_id = ${da} returning anno)
    insert into attesa_fiscale (studio_id, anagrafica_id, anno) select ${studioId}, ${a}, anno from andati
    on conflict do nothing`.execute(trx);
  for (const tabella of passano) {
    await trx
      .updateTable(tabella)
      .set({ anagrafica_id: a })
      .where('studio_id', '=', studioId)
      .where('anagrafica_id', '=', da)
      .execute();
  }
  // One a year: where both have one, that of the record that stays.
  await sql`with doppie as (delete from richiesta_precompilata d where d.studio_id = ${studioId} and d.anagrafica_id = ${da} and exists (
      select from richiesta_precompilata r where r.studio_id = d.studio_id and r.anagrafica_id = ${a} and r.anno = d.anno) returning d.id)
    update richiesta_precompilata r set anagrafica_id = ${a} where r.studio_id = ${studioId} and r.anagrafica_id = ${da}
      and not exists (select from richiesta_precompilata x where x.studio_id = r.studio_id and x.anagrafica_id = ${a}
        and x.anno = r.anno)`.execute(trx);
  await sql`insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
    select studio_id, gruppo_id, ${a} from gruppo_anagrafica
    where studio_id = ${studioId} and anagrafica_id = ${da} on conflict do nothing`.execute(trx);
  await sql`insert into tag_anagrafica (studio_id, tag_id, anagrafica_id)
    select studio_id, tag_id, ${a} from tag_anagrafica
    where studio_id = ${studioId} and anagrafica_id = ${da} on conflict do nothing`.execute(trx);
  await sql`insert into seguito_cliente (studio_id, anagrafica_id, utente_id, nota, modificato_da, modificato_il)
    select studio_id, ${a}, utente_id, nota, modificato_da, modificato_il from seguito_cliente
    where studio_id = ${studioId} and anagrafica_id = ${da} on conflict do nothing`.execute(trx);
}

type Motivo = 'codice' | 'partitaIva' | 'nascita' | 'nomeSimile' | 'ragioneSociale';
interface Possibile {
  readonly id: string;
  readonly studioId: number;
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly partitaIva: string | null;
  readonly dataNascita: string | null;
  readonly comune: string | null;
  readonly dichiarazioni: number;
}
export interface Coppia {
  readonly motivo: Motivo;
  readonly uno: Possibile;
  readonly altro: Possibile;
}

/** Pairs read at once; those with similar names are still to be looked at. */
const COPPIE_LETTE = 1_000;
/** Records that are compared, the latest changed: who reaches many studi compares no more than who has one large. */
const SCHEDE_CONFRONTATE = 20_000;

/** A firm by its name without its form and its punctuation: «Rossi S.r.l.» and «ROSSI SRL» are one. */
const ragione = (alias: string) =>
  sql`regexp_replace(lower(${sql.ref(`${alias}.denominazione`)}), '\\m(s\\.?r\\.?l\\.?s?|s\\.?p\\.?a|s\\.?n\\.?c|s\\.?a\\.?s|soc(iet[aà])?|coop|stp|di)\\M\\.?|[^a-z0-9]', '', 'g')`;

/** The pairs of records, archive apart, that may be of one person, among the latest changed. */
export async function listCoppie(trx: Trx, massimo = SCHEDE_CONFRONTATE): Promise<Coppia[]> {
  const scheda = (alias: string) => sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
    'studioId', ${sql.ref(`${alias}.studio_id`)}, 'denominazione', ${sql.ref(`${alias}.denominazione`)},
    'codiceFiscale', ${sql.ref(`${alias}.codice_fiscale`)}, 'partitaIva', ${sql.ref(`${alias}.partita_iva`)},
    'dataNascita', ${sql.ref(`${alias}.data_nascita`)}, 'comune', ${sql.ref(`${alias}.comune`)},
    'dichiarazioni', (select count(*) from dichiarazione d where d.studio_id = ${sql.ref(`${alias}.studio_id`)}
      and d.anagrafica_id = ${sql.ref(`${alias}.id`)}))`;
  const { rows } = await sql<Coppia>`
    with viva as (select * from anagrafica where not archiviata order by modificata_il desc, id limit ${massimo}), trovata as (
      select distinct on (studio_id, uno, altro) * from (
        select 1 as peso, 'codice' as motivo, a.studio_id, a.id as uno, b.id as altro from viva a join viva b
          on b.studio_id = a.studio_id and left(b.codice_fiscale, 11) = left(a.codice_fiscale, 11) and b.id > a.id
          where length(a.codice_fiscale) = 16 and length(b.codice_fiscale) = 16
        union all select 2, 'partitaIva', a.studio_id, a.id, b.id from viva a join viva b
          on b.studio_id = a.studio_id and b.partita_iva = a.partita_iva and b.id > a.id
        union all select 3, 'nascita', a.studio_id, a.id, b.id from viva a join viva b on b.studio_id = a.studio_id
          and b.denominazione_ricerca = a.denominazione_ricerca and b.data_nascita = a.data_nascita and b.id > a.id
        union all select 4, 'ragioneSociale', a.studio_id, a.id, b.id from viva a join viva b on b.studio_id = a.studio_id
          and ${ragione('b')} = ${ragione('a')} and b.id > a.id where a.tipo = 'SD' and b.tipo = 'SD'
        union all select 5, 'nomeSimile', a.studio_id, a.id, b.id from viva a join viva b on b.studio_id = a.studio_id
          and b.data_nascita = a.data_nascita and left(b.denominazione_ricerca, 2) = left(a.denominazione_ricerca, 2)
          and b.id > a.id
      ) t order by studio_id, uno, altro, peso)
    select t.motivo, ${scheda('a')} as uno, ${scheda('b')} as altro
    from trovata t join viva a on a.studio_id = t.studio_id and a.id = t.uno
    join viva b on b.studio_id = t.studio_id and b.id = t.altro
    order by t.peso, a.denominazione_ricerca limit ${COPPIE_LETTE}`.execute(trx);
  return rows;
}
