import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { listCateneCambiate } from './sigillo.queries.ts';

/** The ends of the chains of one day, as they were written outside the database. */
interface Ancora {
  readonly quando: string;
  readonly teste: readonly { readonly studio: number; readonly numero: number; readonly impronta: string }[];
}

const pathAncore = (dati: string) => join(dati, 'registro-ancore.jsonl');

/** Every anchor of this machine, the first one first; a line cut by a fall of the machine is skipped. */
export function readAncore(dati: string): Ancora[] {
  if (!existsSync(pathAncore(dati))) return [];
  return readFileSync(pathAncore(dati), 'utf8')
    .split('\n')
    .flatMap((riga): Ancora[] => {
      try {
        return riga === '' ? [] : [JSON.parse(riga) as Ancora];
      } catch {
        return [];
      }
    });
}

/**
 * Writes the end of every chain that grew since the last anchor in a file of the data folder, once a day: who can rebuild
 * everything in the database cannot rebuild the file. Answers how many ends were written.
 */
export async function anchorRegistro(db: Db, dati: string, adesso: Date): Promise<number> {
  const ultima = readAncore(dati).at(-1)?.quando ?? '';
  const quando = adesso.toISOString();
  if (ultima.slice(0, 10) === quando.slice(0, 10)) return 0;
  const catene = await withIdentita(db, (trx) => listCateneCambiate(trx, ultima === '' ? null : ultima));
  if (catene.length === 0) return 0;
  const teste = catene.map(({ studioId, numero, impronta }) => ({
    studio: studioId,
    numero,
    impronta: impronta.toString('hex'),
  }));
  mkdirSync(dati, { recursive: true, mode: 0o700 });
  appendFileSync(pathAncore(dati), `${JSON.stringify({ quando, teste } satisfies Ancora)}\n`, {
    mode: 0o600,
  });
  return teste.length;
}
