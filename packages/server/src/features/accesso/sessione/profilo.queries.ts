import type { TipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';

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
  /** The lock is about the maintenance fee. */
  readonly canone: boolean;
  readonly isPrimoAccesso: boolean;
}

interface RigaProfilo {
  id: number;
  persona_id: number;
  studio_id: number | null;
  tipologia_utente: TipologiaUtente;
  sviluppatore: boolean;
  nome: string | null;
  ip_utente: string;
  ip_studio: string;
  bloccato: boolean;
  canone: boolean;
  primo_accesso: boolean;
}

/** The live profiles of a person, the one used last first: one trip, seen whatever studi the transaction sees. */
export async function listProfili(db: Db | Trx, personaId: number): Promise<ProfiloPersona[]> {
  const { rows } = await sql<RigaProfilo>`select * from list_profili(${personaId})`.execute(db);
  return rows.map((riga) => ({
    id: riga.id,
    personaId: riga.persona_id,
    studioId: riga.studio_id,
    tipologia: riga.tipologia_utente,
    sviluppatore: riga.sviluppatore,
    nome: riga.nome,
    ipAbilitati: [riga.ip_utente, riga.ip_studio],
    bloccato: riga.bloccato,
    canone: riga.canone,
    isPrimoAccesso: riga.primo_accesso,
  }));
}
