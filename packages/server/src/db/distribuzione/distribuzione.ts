import type pg from 'pg';
import { findPosto, listNominate, type Ostacolo, type Posto } from './posti.ts';

interface Riferimento {
  readonly nome: string;
  readonly verso: string;
  /** Position of studio_id among the columns, on either side; 0 when it is not there. */
  readonly da: number;
  readonly a: number;
  readonly isAzzerante: boolean;
}

export interface TabellaDelCatalogo {
  readonly nome: string;
  /** It has a studio_id that is never null. */
  readonly hasStudio: boolean;
  /** Unique and primary keys in which studio_id is not. */
  readonly chiaviSenza: string[];
  readonly riferimenti: Riferimento[];
  /** Policies that ask something of a table, or of a function, by a SELECT. */
  readonly politiche: string[];
  readonly guardie: string[];
}

const CATALOGO = `
  select c.relname as nome,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'studio_id' and a.attnotnull) as "hasStudio",
    array(select i.indexrelid::regclass::text from pg_index i
      where i.indrelid = c.oid and (i.indisunique or i.indisexclusion) and not coalesce(s.attnum = any (i.indkey), false) order by 1) as "chiaviSenza",
    coalesce((select jsonb_agg(jsonb_build_object('nome', k.conname, 'verso', r.relname,
        'da', coalesce(array_position(k.conkey, s.attnum), 0),
        'a', coalesce(array_position(k.confkey, (select t.attnum from pg_attribute t where t.attrelid = r.oid and t.attname = 'studio_id')), 0),
        'isAzzerante', k.confdeltype in ('n', 'd')) order by k.conname)
      from pg_constraint k join pg_class r on r.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f'), '[]') as riferimenti,
    array(select p.polname::text from pg_policy p
      where p.polrelid = c.oid and (pg_get_expr(p.polqual, c.oid) ~* '\\mselect\\M' or pg_get_expr(p.polwithcheck, c.oid) ~* '\\mselect\\M') order by 1) as politiche,
    array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) as guardie
  from pg_class c left join pg_attribute s on s.attrelid = c.oid and s.attname = 'studio_id' and not s.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;

/** Every table of the product as the catalogue has it; the role must be able to read the catalogue, nothing else. */
export async function readCatalogo(client: pg.Client | pg.Pool): Promise<TabellaDelCatalogo[]> {
  return (await client.query<TabellaDelCatalogo>(CATALOGO)).rows;
}

interface Distribuita extends TabellaDelCatalogo {
  readonly posto: Posto;
  readonly perche: string;
}

interface CasoDiOstacolo {
  readonly ostacolo: Ostacolo;
  readonly tabella: string;
  readonly nome: string;
}

export interface Distribuzione {
  readonly tabelle: readonly Distribuita[];
  /** Tables of which nobody has said where they stand, and names of none. */
  readonly ignote: readonly string[];
  readonly ostacoli: readonly CasoDiOstacolo[];
}

function findOstacoloDelRiferimento(
  da: Distribuita,
  { verso, da: nostra, a: loro, isAzzerante }: Riferimento,
  posti: ReadonlyMap<string, Posto>,
): Ostacolo | undefined {
  const altro = posti.get(verso);
  if (altro === 'distribuita') {
    if (da.posto !== 'distribuita') return 'riferimento verso una tabella divisa';
    if (nostra === 0 || nostra !== loro) return 'riferimento senza studio_id';
  }
  if (altro === 'locale' && da.posto !== 'locale') return 'riferimento verso una tabella locale';
  return isAzzerante && nostra > 0 && da.posto === 'distribuita' ? 'riferimento che azzera' : undefined;
}

/** Citus knows of a local table too when it names one that is everywhere: then it asks of it the same of policies. */
const isNota = (tabella: Distribuita, posti: ReadonlyMap<string, Posto>) =>
  tabella.posto !== 'locale' || tabella.riferimenti.some(({ verso }) => posti.get(verso) === 'ovunque');

function listOstacoli(tabella: Distribuita, posti: ReadonlyMap<string, Posto>): CasoDiOstacolo[] {
  const { nome: nostra, posto, chiaviSenza, riferimenti, politiche, guardie } = tabella;
  const one = (ostacolo: Ostacolo) => (nome: string) => ({ ostacolo, tabella: nostra, nome });
  return [
    ...(posto === 'distribuita' ? chiaviSenza : []).map(one('chiave senza studio_id')),
    ...riferimenti.flatMap((riferimento) => {
      const ostacolo = findOstacoloDelRiferimento(tabella, riferimento, posti);
      return ostacolo === undefined ? [] : [one(ostacolo)(riferimento.nome)];
    }),
    ...(isNota(tabella, posti) ? politiche : []).map(one('politica con una domanda')),
    ...(posto === 'locale' ? [] : guardie).map(one('guardia')),
  ];
}

/** Where each table would stand, and what a cluster divided by studio would refuse. */
export function computeDistribuzione(catalogo: readonly TabellaDelCatalogo[]): Distribuzione {
  const tabelle: Distribuita[] = [];
  const ignote: string[] = [];
  for (const tabella of catalogo) {
    const posto = findPosto(tabella.nome, tabella.hasStudio);
    if (posto === undefined) ignote.push(tabella.nome);
    else tabelle.push({ ...tabella, ...posto });
  }
  const presenti = new Set(catalogo.map(({ nome }) => nome));
  ignote.push(...listNominate().filter((nome) => !presenti.has(nome)));
  const posti = new Map(tabelle.map(({ nome, posto }) => [nome, posto]));
  return { tabelle, ignote, ostacoli: tabelle.flatMap((tabella) => listOstacoli(tabella, posti)) };
}

/** Those that are named before those that name them; who names itself waits for nobody. */
function sortPerRiferimenti(tabelle: readonly Distribuita[]): Distribuita[] {
  const fatte = new Set<string>();
  const inFila: Distribuita[] = [];
  const perNome = new Map(tabelle.map((tabella) => [tabella.nome, tabella]));
  const add = (tabella: Distribuita) => {
    if (fatte.has(tabella.nome)) return;
    fatte.add(tabella.nome);
    for (const { verso } of tabella.riferimenti) {
      const altra = perNome.get(verso);
      if (altra !== undefined) add(altra);
    }
    inFila.push(tabella);
  };
  for (const tabella of tabelle) add(tabella);
  return inFila;
}

/**
 * The SQL that divides the tables by studio, one command a line, in an order in which each names only what is done already.
 * It wants what `ECCEZIONI` says to be settled first.
 */
export function writeDistribuzione({ tabelle }: Distribuzione): string[] {
  const inFila = sortPerRiferimenti(tabelle);
  const divise = inFila.filter(({ posto }) => posto === 'distribuita');
  const prima = divise[0]?.nome;
  return [
    ...inFila
      .filter(({ posto }) => posto === 'ovunque')
      .map(({ nome }) => `select create_reference_table('${nome}');`),
    ...divise.map(({ nome }) =>
      nome === prima
        ? `select create_distributed_table('${nome}', 'studio_id');`
        : `select create_distributed_table('${nome}', 'studio_id', colocate_with => '${prima}');`,
    ),
  ];
}
