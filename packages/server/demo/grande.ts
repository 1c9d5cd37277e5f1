import type pg from 'pg';
import { hashPassword } from '../src/features/accesso/sessione/password.ts';
import { makeClienti } from './clienti.ts';
import {
  analyzeAnagrafiche,
  countUtenti,
  ensureStudio,
  insertClienti,
  insertUtente,
  withProprietario,
} from './demo.queries.ts';
import { comuni, type Luogo } from './nomi.ts';
import { PASSWORD_DEMO, utenteDelGrande, utenteDelMedio } from './studi-demo.ts';

export const STUDI = 100;
const SEME = 700_000;

const nomeOf = (n: number) => `Studio di prova ${String(n + 1).padStart(3, '0')}`;
function sedeOf(n: number): Luogo {
  const sede = comuni[n % comuni.length];
  if (sede === undefined) throw new Error('No comune for a demo studio');
  return sede;
}

/** One large studio with a tenth of all the clients, where the measures are taken; the others share the rest. */
function quotaOf(n: number, anagrafiche: number, studi: number): number {
  const grande = Math.floor(anagrafiche / 10);
  if (n === 0) return grande;
  const resto = anagrafiche - grande;
  const altri = studi - 1;
  return Math.floor(resto / altri) + (n <= resto % altri ? 1 : 0);
}

/** The studi where one may enter: the large one, and one as large as the others. */
const utenti = [utenteDelGrande, utenteDelMedio];

/**
 * Brings the extra studi to `anagrafiche` clients in all, a studio for each transaction: stopped halfway, it goes on from
 * there; run again, it adds nothing. Answers how many it added.
 */
export async function loadGrande(
  client: pg.Client,
  { anagrafiche, studi }: { anagrafiche: number; studi: number },
  onPasso: (frase: string) => void,
): Promise<number> {
  let aggiunte = 0;
  for (let n = 0; n < studi; n += 1) {
    const quota = quotaOf(n, anagrafiche, studi);
    if (quota === 0) continue;
    aggiunte += await withProprietario(client, [], async () => {
      const { id, anagrafiche: presenti } = await ensureStudio(client, nomeOf(n));
      const utente = utenti[n];
      if (utente && (await countUtenti(client, id)) === 0) {
        await insertUtente(
          client,
          utente,
          { studioId: id, isPrimo: true },
          await hashPassword(PASSWORD_DEMO),
        );
      }
      if (presenti >= quota) return 0;
      await insertClienti(client, id, makeClienti(SEME + n, quota, sedeOf(n)).slice(presenti));
      return quota - presenti;
    });
    if (aggiunte > 0 && (n + 1) % (studi / 5) === 0) onPasso(`${aggiunte} anagrafiche`);
  }
  if (aggiunte > 0) await analyzeAnagrafiche(client);
  return aggiunte;
}
