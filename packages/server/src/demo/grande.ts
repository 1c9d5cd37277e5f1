import type pg from 'pg';
import { insertClienti, withProprietario } from './carica-clienti.ts';
import { makeClienti } from './clienti.ts';
import { comuni, type Luogo } from './nomi.ts';

const STUDI = 100;
const SEME = 700_000;

const nomeOf = (n: number) => `Studio di prova ${String(n + 1).padStart(3, '0')}`;
function sedeOf(n: number): Luogo {
  const sede = comuni[n % comuni.length];
  if (sede === undefined) throw new Error('No comune for a demo studio');
  return sede;
}

async function ensureStudio(client: pg.Client, nome: string): Promise<number> {
  const trovato = await client.query<{ id: number }>('select id from studio where ragione_sociale = $1', [
    nome,
  ]);
  const presente = trovato.rows[0];
  if (presente) return presente.id;
  const creato = await client.query<{ id: number }>(
    `insert into studio (gestore_id, ragione_sociale)
     values ((select id from gestore order by id limit 1), $1) returning id`,
    [nome],
  );
  const nuovo = creato.rows[0];
  if (nuovo === undefined) throw new Error('The demo studio was not created');
  return nuovo.id;
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
      const id = await ensureStudio(client, nomeOf(n));
      await client.query("select set_config('app.studio_ids', $1, true)", [String(id)]);
      const { rows } = await client.query<{ quante: number }>(
        'select count(*)::int as quante from anagrafica where studio_id = $1',
        [id],
      );
      const presenti = rows[0]?.quante ?? 0;
      if (presenti >= quota) return 0;
      await insertClienti(client, id, makeClienti(SEME + n, quota, sedeOf(n)).slice(presenti));
      return quota - presenti;
    });
    if (aggiunte > 0 && (n + 1) % 20 === 0) onPasso(`${aggiunte} anagrafiche`);
  }
  if (aggiunte > 0) await client.query('analyze anagrafica');
  return aggiunte;
}
