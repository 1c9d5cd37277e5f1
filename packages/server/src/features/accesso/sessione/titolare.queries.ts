import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { findFattori, hasFattore } from './fattore/fattore.queries.ts';
import type { Titolare } from './password.rules.ts';

/** What the rules of a password want to know of whom it will be: the names of every profile, and of where they work. */
export async function getTitolare(trx: Trx, personaId: number): Promise<Titolare> {
  const { rows } = await sql<{ email: string; dati: string[] }>`
    select p.email, (select coalesce(array_agg(distinct dato) filter (where dato <> ''), '{}') from utente u
      left join studio s on s.id = u.studio_id left join gestore g on g.id = u.gestore_id
      cross join lateral unnest(array[u.nome, u.cognome, u.email, s.ragione_sociale, s.codice_fiscale, s.partita_iva,
        g.nome, g.ragione_sociale, g.codice_fiscale, g.partita_iva]) dato
      where u.persona_id = p.id) as dati
    from utente p where p.id = ${personaId}`.execute(trx);
  const [riga] = rows;
  if (riga === undefined) throw new Error(`No person ${personaId}`);
  return { ...riga, protetta: hasFattore(await findFattori(trx, personaId)) };
}
