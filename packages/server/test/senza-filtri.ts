import type pg from 'pg';
import { Fascio } from '../src/db/fascio.ts';

/** A comparison with the studio of a row, as the queries write it: with a parameter, and not in a list of values to write. */
const FILTRO =
  /(?<=\b(?:where|and|or|on|when|not)\s*\(*\s*)((?:"?\w+"?\.)?"?studio_id"?\s*(?:=|in|is not distinct from)\s*(?:any\s*)?(?:\$\d+|\((?:\$\d+(?:::\w+(?:\[\])?)?,?\s*)+\)))/gi;

/** The same query without the application's own filters on the studio: the parameters stay, and no row is left out for them. */
export const dropFiltri = (testo: string): string => testo.replace(FILTRO, '($1 or true)');

/** Comparisons that were dropped since this process began. */
export const tolti = { quanti: 0 };

type Query = (primo: unknown, ...altri: unknown[]) => unknown;
type Fatto = (errore: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => void;

/** The queries are few and come back thousands of times. */
const riscritti = new Map<string, string>();

function rewrite(testo: string): string {
  const riscritto = riscritti.get(testo) ?? dropFiltri(testo);
  riscritti.set(testo, riscritto);
  if (riscritto !== testo) tolti.quanti += 1;
  return riscritto;
}

function loosen(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const queryLibera: Query = (primo, ...altri) => {
    if (typeof primo === 'string') return query(rewrite(primo), ...altri);
    if (primo instanceof Fascio)
      return query(
        Object.assign(primo, {
          passi: primo.passi.map((passo) => ({ ...passo, testo: rewrite(passo.testo) })),
        }),
        ...altri,
      );
    const isDescritta = typeof primo === 'object' && primo !== null && 'text' in primo;
    return query(isDescritta ? { ...primo, text: rewrite(String(primo.text)) } : primo, ...altri);
  };
  Object.assign(client, { query: queryLibera });
}

/**
 * From here on the queries of a pool leave the separation of the studi to row-level security alone: what they themselves
 * narrow to a studio, they no longer do.
 */
export function trustSicurezza(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const pronti = new WeakSet<pg.PoolClient>();
  const ready = (client: pg.PoolClient): pg.PoolClient => {
    if (!pronti.has(client)) loosen(client);
    pronti.add(client);
    return client;
  };
  const open = (fatto?: Fatto): unknown =>
    fatto === undefined
      ? connect().then(ready)
      : connect((errore, client, release) => fatto(errore, client && ready(client), release));
  Object.assign(pool, { connect: open });
}
