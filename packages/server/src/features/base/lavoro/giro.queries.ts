import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';

/** What goes round every few seconds is written at most this often, unless it goes otherwise than before. */
const SCRITTURE_OGNI_MS = 30_000;

type EsitoGiro = 'Fatto' | 'Fallito';

/** Where a periodic job writes that it was done. */
export interface Taccuino {
  /** Its row is there from the start, before the first turn. Never throws. */
  open(): Promise<void>;
  /** Never throws: what is not written now is written at the next turn. */
  write(esito: EsitoGiro, durataMs: number): Promise<void>;
}

const ensure = (db: Db, nome: string, ogniMs: number) =>
  sql`insert into giro_periodico (nome, ogni_ms) values (${nome}, ${Math.round(ogniMs)})
    on conflict (nome) do update set ogni_ms = excluded.ogni_ms`.execute(db);

const update = (db: Db, nome: string, esito: EsitoGiro, durataMs: number) =>
  sql`update giro_periodico set ultima_il = now(), durata_ms = ${Math.round(durataMs)}, esito = ${esito},
      ultimo_fatto_il = case when ${esito} = 'Fatto' then now() else ultimo_fatto_il end
    where nome = ${nome}`.execute(db);

/** The row of a periodic job, by its name as people read it: how often it is done, when it was last, how it went. */
export function makeTaccuino(db: Db, nome: string, ogniMs: number): Taccuino {
  let isAperto = false;
  const ensureOnce = async () => {
    if (!isAperto) await ensure(db, nome, ogniMs);
    isAperto = true;
  };
  let scritto: { esito: EsitoGiro; quando: number } | undefined;
  return {
    open: () => ensureOnce().catch(() => undefined),
    async write(esito, durataMs) {
      const adesso = performance.now();
      if (scritto?.esito === esito && adesso - scritto.quando < SCRITTURE_OGNI_MS) return;
      try {
        await ensureOnce();
        await update(db, nome, esito, durataMs);
        scritto = { esito, quando: adesso };
      } catch {
        // The job itself says what is wrong with the database.
      }
    },
  };
}

/** Every periodic job that was ever done, by name. */
export const listGiri = (db: Db) =>
  db
    .selectFrom('giro_periodico')
    .select(['nome', 'ogni_ms', 'ultima_il', 'durata_ms', 'esito', 'ultimo_fatto_il'])
    .orderBy('nome')
    .execute();
