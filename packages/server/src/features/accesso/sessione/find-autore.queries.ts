import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { type RigaAutore, readAutore } from '../../../http/sessione/find-sessione.queries.ts';
import type { Sessione, Sostituzione } from '../../../http/sessione/sessione.ts';

/**
 * A user as a session of his would find him now, for what is done in his name while he is away: the same rights and the
 * same studi. Undefined when he (or who asked in his place) was disabled, or
 * his studio is blocked. `id` stands for the session that is not there.
 */
export function findAutore(
  db: Db,
  {
    id,
    utente_id: utenteId,
    sostituzione,
  }: { id: string; utente_id: number; sostituzione: Sostituzione | null },
): Promise<Sessione | undefined> {
  const find = async (trx: Trx) => {
    const { rows } = await sql<Omit<RigaAutore, 'sostituzione'>>`
      select ${id}::text as id, true as legata, false as debug, u.persona_id, 0 as resta, 0 as inattiva_fra,
        u.id as utente_id, u.email, u.nome, u.cognome, u.tipologia_utente, u.sviluppatore,
        u.skin, u.font, u.densita, u.invio_passa_al_successivo, u.riduci_movimenti,
        u.esportazione_730, u.spin_ok, u.abilita_ai, u.accesso_precedente, null as identita_esterna,
        find_diritti(u.id, u.tipologia_utente, u.studio_id, g.id) as diritti, false as altri_profili,
        st.id as studio_id, st.ragione_sociale as studio_ragione_sociale, st.partita_iva as studio_partita_iva,
        st.tipo_profilo_cliente as studio_tipo_profilo, st.contratto_flat as studio_contratto_flat,
        st.personalizzazioni_operative as studio_personalizzazioni, list_applicativi(st.id) as studio_applicativi,
        g.id as gestore_id, g.nome as gestore_nome, g.ragione_sociale as gestore_ragione_sociale,
        case when u.tipologia_utente in (2, 3) then array[u.studio_id]
             when u.tipologia_utente in (4, 5)
               then array(select x.id from studio x where x.gestore_id = u.gestore_id order by x.id)
             else array(select x.id from studio x order by x.id) end as studi
      from utente u
      left join studio st on st.id = u.studio_id
      left join gestore g on g.id = coalesce(u.gestore_id, st.gestore_id)
      where u.id = ${utenteId} and u.attivo
        and (${sostituzione?.attoreId ?? null}::int is null
          or exists (select from utente a where a.id = ${sostituzione?.attoreId ?? null}::int and a.attivo))
        and (${sostituzione?.gestoreId ?? null}::int is null or (g.id = ${sostituzione?.gestoreId ?? null}::int
          and coalesce(g.data_blocco > (now() at time zone 'Europe/Rome')::date, true)))
        and coalesce(coalesce(st.data_blocco, case when u.gestore_id is not null then g.data_blocco end)
          > (now() at time zone 'Europe/Rome')::date, true)`.execute(trx);
    return rows[0] && readAutore({ ...rows[0], sostituzione });
  };
  // Asked before each row of a job.
  return withIdentita(db, find, { isRipetuta: true });
}
