import type { TipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

/** One of the profiles of a person: a user of a studio, of a gestore, or of the vendor. */
export interface ProfiloPersona {
  readonly id: number;
  readonly personaId: number;
  readonly studioId: number | null;
  readonly tipologia: TipologiaUtente;
  readonly sviluppatore: boolean;
  /** Name of the studio or of the gestore. */
  readonly nome: string | null;
  readonly ipAbilitati: readonly string[];
  readonly bloccato: boolean;
  readonly isPrimoAccesso: boolean;
}

/** The live profiles of a person, the one used last first. */
export async function listProfili(trx: Trx, personaId: number): Promise<ProfiloPersona[]> {
  const righe = await trx
    .selectFrom('utente as u')
    .leftJoin('studio as s', 's.id', 'u.studio_id')
    .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
    .select(['u.id', 'u.persona_id', 'u.studio_id', 'u.tipologia_utente', 'u.sviluppatore', 'u.ip_abilitati'])
    .select(['u.ultimo_accesso', 's.ip_abilitati as ip_studio', 's.ragione_sociale', 'g.nome'])
    .select(
      sql<boolean>`coalesce(coalesce(s.data_blocco, g.data_blocco) <= (now() at time zone 'Europe/Rome')::date, false)`.as(
        'bloccato',
      ),
    )
    .where('u.persona_id', '=', personaId)
    .where('u.attivo', '=', true)
    .orderBy(sql`u.ultimo_accesso desc nulls last`)
    .orderBy('u.id')
    .execute();
  return righe.map((riga) => ({
    id: riga.id,
    personaId: riga.persona_id,
    studioId: riga.studio_id,
    tipologia: riga.tipologia_utente,
    sviluppatore: riga.sviluppatore,
    nome: riga.ragione_sociale ?? riga.nome,
    ipAbilitati: [riga.ip_abilitati, riga.ip_studio ?? ''],
    bloccato: riga.bloccato,
    isPrimoAccesso: riga.ultimo_accesso === null,
  }));
}
