import type pg from 'pg';
import { computeDistribuzione, readCatalogo } from '../src/db/distribuzione/distribuzione.ts';
import { Fascio } from '../src/db/fascio.ts';
import type { Connessioni } from '../src/db/pool.ts';
import type { AppDiProva } from './make-app.ts';
import { computePortata, type Nodo, type Portata } from './piano.ts';

/** A statement that was sent while more than one studio could be seen, and the function that sent it. */
interface Incrocio {
  readonly dove: string;
  readonly testo: string;
}

/** What the transaction of a connection may see. */
interface Vista {
  studi: number;
  isIdentita: boolean;
  isAperta: boolean;
}

interface Domanda {
  readonly testo: string;
  readonly valori?: readonly unknown[];
  readonly nome?: string;
}

const CIECA = { studi: 0, isIdentita: false, isAperta: false };
const NOSTRO =
  /at (?:async )?(?:(?:[\w$]+\.)*([\w$]+|<anonymous>)[^(]*\()?\S*packages\/server\/src\/(?:features\/)?(.+)\.ts:\d/;

/** The innermost function that has a name, of the innermost file of queries; without one, of the innermost of ours. */
function findDove(): string {
  const limite = Error.stackTraceLimit;
  Error.stackTraceLimit = 80;
  const righe = new Error().stack?.split('\n').slice(1) ?? [];
  Error.stackTraceLimit = limite;
  const nostre = righe.flatMap((riga) => {
    const [, nome = '<anonymous>', file = ''] = NOSTRO.exec(riga) ?? [];
    return file === '' || file.startsWith('db/') ? [] : [{ nome, file }];
  });
  const interna = nostre.find(({ file }) => file.endsWith('.queries')) ?? nostre[0];
  const nome = nostre.find(({ nome, file }) => file === interna?.file && nome !== '<anonymous>')?.nome;
  return `${interna?.file.replace(/\.queries$/, '') ?? '?'} ${nome ?? '?'}`;
}

const countStudi = (valore: unknown) =>
  typeof valore === 'string' && valore !== '' ? valore.split(',').length : 0;

function follow(vista: Vista, { testo, valori = [], nome }: Domanda): void {
  if (nome === 'inizio' || nome === 'fotografia') Object.assign(vista, CIECA, { isAperta: true });
  if (nome === 'fine' || nome === 'rinuncia') Object.assign(vista, CIECA);
  if (nome === 'ambito')
    Object.assign(vista, { studi: countStudi(valori[0]), isIdentita: valori[6] === 'on' });
  if (nome === 'identita') vista.isIdentita = true;
  const scritta = /set_config\('app\.identita', '(on)?', true\)/.exec(testo);
  if (scritta) vista.isIdentita = scritta[1] === 'on';
}

const DOMANDA = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|insert|update|delete|with|merge)\b/i;

interface Esecutore {
  executeQuery(query: { readonly sql: string }, ...altro: unknown[]): unknown;
}

/** Where `executeQuery` of kysely is: it is called in the same turn as the function that asks. */
function findEsecutore(db: { getExecutor(): object }): Esecutore {
  let chi: object = db.getExecutor();
  while (!Object.hasOwn(chi, 'executeQuery')) chi = Object.getPrototypeOf(chi);
  return chi as Esecutore;
}

export interface Osservatore {
  /** By their text. */
  readonly visti: ReadonlyMap<string, Incrocio>;
  stop(): void;
}

/** Keeps the first function that asks each statement. */
function followFunzioni(db: Connessioni['db'], funzioni: Map<string, string>): () => void {
  const esecutore = findEsecutore(db);
  const { executeQuery } = esecutore;
  esecutore.executeQuery = function (this: Esecutore, query, ...altro) {
    if (!funzioni.has(query.sql)) funzioni.set(query.sql, findDove());
    return executeQuery.call(this, query, ...altro);
  };
  return () => {
    esecutore.executeQuery = executeQuery;
  };
}

type Query = (primo: unknown, ...altri: unknown[]) => unknown;
type Fatto = (errore: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => void;

/** Calls `onFascio` with what each connection of a pool sends, transaction by transaction. */
function followPool(pool: pg.Pool, onFascio: (vista: Vista, passi: readonly Domanda[]) => void): () => void {
  const viste = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient): pg.PoolClient => {
    if (viste.has(client)) return client;
    viste.add(client);
    const vista: Vista = { ...CIECA };
    const query = client.query.bind(client) as Query;
    const queryVista: Query = (primo, ...altri) => {
      if (primo instanceof Fascio) onFascio(vista, primo.passi);
      return query(primo, ...altri);
    };
    return Object.assign(client, { query: queryVista });
  };
  const { connect } = pool;
  const prossima = connect.bind(pool) as () => Promise<pg.PoolClient>;
  const callback = connect.bind(pool) as (fatto: Fatto) => void;
  const open = (fatto?: Fatto): unknown =>
    fatto === undefined
      ? prossima().then(watch)
      : callback((errore, client, release) => fatto(errore, client && watch(client), release));
  Object.assign(pool, { connect: open });
  return () => Object.assign(pool, { connect });
}

/** Collects what is asked of a database by transactions that see more than one studio, each text once. */
export function watchIncroci({ pool, db }: Pick<Connessioni, 'pool' | 'db'>): Osservatore {
  const visti = new Map<string, Incrocio>();
  const funzioni = new Map<string, string>();
  const forgetFunzioni = followFunzioni(db, funzioni);
  const keep = (testo: string) => {
    if (!DOMANDA.test(testo) || testo.startsWith('select set_config') || visti.has(testo)) return;
    visti.set(testo, { dove: funzioni.get(testo) ?? '?', testo });
  };
  const forgetPool = followPool(pool, (vista, passi) => {
    for (const passo of passi) {
      follow(vista, passo);
      if (vista.studi > 1 || vista.isIdentita) keep(passo.testo);
    }
    if (!vista.isAperta) Object.assign(vista, CIECA);
  });
  return {
    visti,
    stop: () => {
      forgetFunzioni();
      forgetPool();
    },
  };
}

type Spiegazione = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Nodo }] };

/** How a statement asks the tables that are divided by studio, as PostgreSQL plans it whatever its values. */
export async function explainPortata(
  sql: (testo: string) => Promise<object[]>,
  testo: string,
  isDivisa: (tabella: string) => boolean,
): Promise<Portata> {
  const [riga] = (await sql(
    `explain (generic_plan, verbose, costs off, format json) ${testo}`,
  )) as Spiegazione[];
  if (riga === undefined) throw new Error('No plan');
  return computePortata(riga['QUERY PLAN'][0].Plan, isDivisa);
}

/** What is written by its values goes where they say: PostgreSQL does not always plan it without them. */
const isDiValori = (testo: string) => /^insert into \S+ \([^)]*\) values/i.test(testo);

/** The functions that asked for rows of more than one studio in one statement, and how. */
export async function listIncroci(app: AppDiProva, { visti }: Osservatore): Promise<Map<string, Portata>> {
  const catalogo = await readCatalogo(app.servizi.pool);
  const { tabelle } = computeDistribuzione(catalogo);
  const divise = new Set(tabelle.flatMap(({ nome, posto }) => (posto === 'distribuita' ? [nome] : [])));
  const trovati = new Map<string, Portata>();
  for (const { dove, testo } of visti.values()) {
    if (isDiValori(testo)) continue;
    const portata = await explainPortata(app.sql, testo, (tabella) => divise.has(tabella));
    if (portata !== 'una') trovati.set(dove, portata);
  }
  return trovati;
}
