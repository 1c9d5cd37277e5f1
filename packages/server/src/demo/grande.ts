import type pg from 'pg';
import { makeClienti } from './clienti.ts';
import { analyzeAnagrafiche, ensureStudio, insertClienti, withProprietario } from './demo.queries.ts';
import { comuni, type Luogo } from './nomi.ts';

const STUDI = 100;
const SEME = 700_000;

const nomeOf = (n: number) => `Studio di prova ${String(n + 1).padStart(3, '0')}`;
function sedeOf(n: number): Luogo {
  const sede = comuni[n % comuni.length];
  if (sede === undefined) throw new Error('No comune for a demo studio');
  return sede;
}

/**
 * Brings the extra studi to `anagrafiche` clients in all, a studio for each transaction: stopped halfway, it goes on from
 * there; run again, it adds nothing. Answers how many it added.
 */
export async function loadGrande(
  client: pg.Client,
  anagrafiche: number,
  onPasso: (frase: string) => void,
): Promise<number> {
  let aggiunte = 0;
  for (let n = 0; n < STUDI; n += 1) {
    const quota = Math.floor(anagrafiche / STUDI) + (n < anagrafiche % STUDI ? 1 : 0);
    if (quota === 0) continue;
    aggiunte += await withProprietario(client, [], async () => {
      const { id, anagrafiche: presenti } = await ensureStudio(client, nomeOf(n));
      if (presenti >= quota) return 0;
      await insertClienti(client, id, makeClienti(SEME + n, quota, sedeOf(n)).slice(presenti));
      return quota - presenti;
    });
    if (aggiunte > 0 && (n + 1) % 20 === 0) onPasso(`${aggiunte} anagrafiche`);
  }
  if (aggiunte > 0) await analyzeAnagrafiche(client);
  return aggiunte;
}
