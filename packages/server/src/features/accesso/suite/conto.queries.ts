import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { isLibero } from './modelli.queries.ts';

export interface Conto {
  readonly id: number;
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly studioId: number | null;
  readonly studio: string | null;
  readonly profilo: number | null;
}

/** A user that applications may be told about: active, and of a studio that is not locked. */
export function findConto(db: Db, id: number): Promise<Conto | undefined> {
  return withIdentita(db, async (trx) => {
    const riga = await trx
      .selectFrom('utente as u')
      .leftJoin('studio as st', 'st.id', 'u.studio_id')
      .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
      .select(['u.id', 'u.nome', 'u.cognome', 'u.email', 'u.studio_id', 'st.ragione_sociale'])
      .select(sql<number | null>`st.tipo_profilo_cliente`.as('profilo'))
      .where('u.id', '=', id)
      .where('u.attivo', '=', true)
      .where(isLibero)
      .executeTakeFirst();
    return (
      riga && {
        id: riga.id,
        nome: riga.nome,
        cognome: riga.cognome,
        email: riga.email,
        studioId: riga.studio_id,
        studio: riga.ragione_sociale,
        profilo: riga.profilo,
      }
    );
  });
}
