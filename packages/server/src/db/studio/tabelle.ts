import pg from 'pg';
import { readCatalogo } from '../distribuzione/distribuzione.ts';
import { findAppartenenza } from './appartenenza.ts';

interface Colonna {
  readonly nome: string;
  /** A value of its own may be `null`, that is not the absence of one. */
  readonly isJson: boolean;
  /** The sequence that gives it its numbers. */
  readonly sequenza: string | null;
}

interface Riferimento {
  readonly nome: string;
  readonly colonne: readonly string[];
  readonly verso: string;
  readonly versoColonne: readonly string[];
}

/** A table as it can be written again: what the database computes by itself is left out. */
interface Forma {
  readonly nome: string;
  readonly colonne: readonly Colonna[];
  readonly chiave: readonly string[];
  readonly riferimenti: readonly Riferimento[];
  readonly nominaQualcuno: boolean;
}

const FORME = `
  select c.relname as nome,
    (select jsonb_agg(jsonb_build_object('nome', a.attname, 'isJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype),
        'sequenza', coalesce(pg_get_serial_sequence(quote_ident(c.relname), a.attname),
          (select s.oid::regclass::text from pg_attrdef d join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
            join pg_class s on s.oid = p.refobjid and s.relkind = 'S' where d.adrelid = c.oid and d.adnum = a.attnum limit 1)))
      order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as colonne,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (numero, posto)
      join pg_attribute a on a.attnum = k.numero where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by k.posto) as chiave,
    coalesce((select jsonb_agg(jsonb_build_object('nome', k.conname, 'verso', r.relname,
        'colonne', (select jsonb_agg(a.attname order by u.posto) from unnest(k.conkey) with ordinality u (numero, posto)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.numero),
        'versoColonne', (select jsonb_agg(a.attname order by u.posto) from unnest(k.confkey) with ordinality u (numero, posto)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.numero)) order by k.conname)
      from pg_constraint k join pg_class r on r.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f'), '[]') as riferimenti,
    exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        and a.attname ~ '^(.*_)?(studio|utente|persona|intermediario)_id$')
      or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid in ('public.studio'::regclass, 'public.utente'::regclass)) as "nominaQualcuno"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;

export interface TabellaDelloStudio extends Forma {
  /** Which rows `t` are of the studio. */
  readonly condizione: string;
}

/** Those that are named before those that name them. */
function sortPerRiferimenti(tabelle: readonly TabellaDelloStudio[]): TabellaDelloStudio[] {
  const perNome = new Map(tabelle.map((tabella) => [tabella.nome, tabella]));
  const fatte = new Set<TabellaDelloStudio>();
  const viste = new Set<string>();
  const add = (tabella: TabellaDelloStudio) => {
    if (viste.has(tabella.nome)) return;
    viste.add(tabella.nome);
    for (const { verso } of tabella.riferimenti) {
      const altra = perNome.get(verso);
      if (altra) add(altra);
    }
    fatte.add(tabella);
  };
  for (const tabella of tabelle) add(tabella);
  return [...fatte];
}

/** The tables that hold rows of a studio, and those of which nobody has said whose they are. */
export async function listTabelleDelloStudio(
  client: pg.Client,
  studioId: number,
): Promise<{ tabelle: TabellaDelloStudio[]; ignote: string[] }> {
  const conStudio = new Map((await readCatalogo(client)).map(({ nome, hasStudio }) => [nome, hasStudio]));
  const { rows } = await client.query<Forma>(FORME);
  const tabelle: TabellaDelloStudio[] = [];
  const ignote: string[] = [];
  for (const forma of rows) {
    const hasStudio = conStudio.get(forma.nome) ?? false;
    const appartenenza = findAppartenenza({ ...forma, hasStudio }, studioId);
    if (appartenenza === undefined) ignote.push(forma.nome);
    else if (appartenenza.isSua) tabelle.push({ ...forma, condizione: appartenenza.condizione });
  }
  return { tabelle: sortPerRiferimenti(tabelle), ignote };
}

export const quote = (nome: string) => pg.escapeIdentifier(nome);
export const nameTabella = (nome: string) => `public.${quote(nome)}`;

/**
 * A row as one line of JSON: a column without a value is not there, so that a `null` of JSON stays what it is. In the order of
 * its key: the same rows are the same bytes.
 */
export function writeDomanda({ nome, colonne, chiave, condizione }: TabellaDelloStudio): string {
  const valori = colonne.map((colonna) => {
    const dopo = pg.escapeLiteral(`${JSON.stringify(colonna.nome)}:`);
    return `${dopo} || to_json(t.${quote(colonna.nome)})::text`;
  });
  const riga = `'{' || array_to_string(array[${valori.join(', ')}], ',') || '}'`;
  const ordine = chiave.length === 0 ? '1' : chiave.map((colonna) => `t.${quote(colonna)}`).join(', ');
  return `select ${riga} from ${nameTabella(nome)} t where ${condizione} order by ${ordine}`;
}

/** No byte of JSON is one of these: what COPY gives is the line as it is. */
export const RIGHE_COME_SONO = "format csv, delimiter e'\\x02', quote e'\\x01'";

/** Writes the rows that wait in `pg_temp.arrivo`, one JSON each. */
export function writeInserimento({ nome, colonne }: TabellaDelloStudio): string {
  const nomi = colonne.map((colonna) => quote(colonna.nome)).join(', ');
  const valori = colonne
    .map(({ nome: colonna, isJson }) =>
      isJson ? `(a.riga -> ${pg.escapeLiteral(colonna)})::jsonb` : `r.${quote(colonna)}`,
    )
    .join(', ');
  return `insert into ${nameTabella(nome)} (${nomi}) overriding system value
    select ${valori} from pg_temp.arrivo a, json_populate_record(null::${nameTabella(nome)}, a.riga) r`;
}

export interface SchemaDelDatabase {
  readonly numero: number;
  readonly impronta: string;
}

/** The shape of the database: its last migration, and what they were, all. */
export async function readSchema(client: pg.Client): Promise<SchemaDelDatabase> {
  const { rows } = await client.query<SchemaDelDatabase>(
    `select max(numero)::int as numero, encode(sha256(convert_to(string_agg(numero || ' ' || impronta, ',' order by numero), 'UTF8')), 'hex') as impronta
     from quadra_migrazione`,
  );
  return rows[0] ?? { numero: 0, impronta: '' };
}
