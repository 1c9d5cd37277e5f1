import type { VistaStatistica } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Conteggio, Tavola } from './statistica.rules.ts';

/** Declarations, by the day they were begun. */
const dichiarazioniBase = sql`
  select d.creata_il as quando, 1 as quantita, d.anno::text as fiscale, d.tipo, d.stato,
    coalesce(t.stato, 'Non inviato') as telematico, s.ragione_sociale as studio
  from dichiarazione d join studio s on s.id = d.studio_id
  left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id`;

/** Clients, by the day they came in. */
const clientiBase = sql`
  select a.creata_il as quando, 1 as quantita, case when a.archiviata then 'Archiviato' else 'Attivo' end as stato,
    case s.tipo_profilo_cliente when 1 then 'Privato' when 2 then 'Azienda' else 'Studio' end as profilo,
    case a.tipo when 'PF' then 'Persona fisica' else 'Soggetto diverso' end as natura, s.ragione_sociale as studio
  from anagrafica a join studio s on s.id = a.studio_id`;

/** Users, by their last access, or by the day they were invited while they never came. */
const makeUtentiBase = (adesso: Date) => sql`
  select coalesce(u.ultimo_accesso, u.creato_il) as quando, 1 as quantita,
    concat(u.tipologia_utente, ' ', s.tipo_profilo_cliente) as ruolo,
    case when u.attivo then 'Attivo' else 'Disattivato' end as stato,
    case when u.ultimo_accesso is null then 'Mai entrato'
      when u.ultimo_accesso >= ${adesso}::timestamptz - interval '30 days' then 'Negli ultimi 30 giorni'
      when u.ultimo_accesso >= ${adesso}::timestamptz - interval '90 days' then 'Da 31 a 90 giorni fa'
      else 'Oltre 90 giorni fa' end as accesso
  from utente u left join studio s on s.id = u.studio_id`;

/** What a movement of credits is to who counts it. */
export const GENERE = sql`case
  when m.tipo in ('Consumo', 'Vendita', 'Consumo manuale') then 'Usati'
  when m.tipo = 'Scadenza' then 'Scaduti' else 'Comprati' end`;
/** Credits that go from a studio to another are neither bought nor used. */
export const SPOSTAMENTI = sql`m.tipo not in ('Spostamento in uscita', 'Spostamento in entrata')`;
/** Credits bought (without those given back), used and expired; one that goes from a studio to another is none of them. */
const creditiBase = sql`
  select m.data as quando, case when ${GENERE} = 'Comprati' then m.quantita else -m.quantita end as quantita, m.tipo,
    ${GENERE} as genere, s.ragione_sociale as studio,
    lpad(extract(month from m.data at time zone 'Europe/Rome')::text, 2, '0') as mese_voce
  from movimento m join studio s on s.id = m.studio_id where ${SPOSTAMENTI}`;

/** What each gestore has that is new: studi, users, declarations, credits sold; without a gestore, those of the vendor. */
const gestoriBase = sql`
  select x.quando, x.quantita, x.misura, coalesce(g.ragione_sociale, 'Fornitore') as gestore from (
    select creato_il as quando, 1 as quantita, 'Studi' as misura, gestore_id from studio
    where id = any ((select app_studi())::int[])
    union all
    select u.creato_il, 1, 'Utenti', coalesce(u.gestore_id, s.gestore_id) from utente u left join studio s on s.id = u.studio_id
    union all
    select d.creata_il, 1, 'Dichiarazioni', s.gestore_id from dichiarazione d join studio s on s.id = d.studio_id
    union all
    select m.data, m.quantita, 'Crediti venduti', s.gestore_id from movimento m join studio s on s.id = m.studio_id
    where ${SPOSTAMENTI} and ${GENERE} = 'Comprati'
  ) x left join gestore g on g.id = x.gestore_id`;

const makeBase: Readonly<Record<VistaStatistica, (adesso: Date) => RawBuilder<unknown>>> = {
  dichiarazioni: () => dichiarazioniBase,
  clienti: () => clientiBase,
  utenti: makeUtentiBase,
  crediti: () => creditiBase,
  gestori: () => gestoriBase,
};

/**
 * Counts a view once for all its tables, month by month of a year and of the one before; of that one only up to the same
 * instant, where the year is not over.
 */
export async function countVista(
  trx: Trx,
  vista: VistaStatistica,
  tavole: readonly Tavola[],
  { anno, adesso }: { anno: number; adesso: Date },
): Promise<Conteggio[]> {
  const nomi = [...new Set(tavole.flatMap(({ voce, colonne }) => (colonne ? [voce, colonne.da] : [voce])))];
  const ref = (nome: string) => sql.ref(`b.${nome}`);
  const [primo, dopo] = [`${anno - 1}-01-01`, `${anno + 1}-01-01`];
  const { rows } = await sql<Record<string, string | number | null> & { quali: number }>`
    select grouping(${sql.join(nomi.map(ref))})::int as quali, b.anno, b.mese, ${sql.join(nomi.map(ref))},
      coalesce(sum(b.quantita), 0)::int as quantita
    from (
      select x.*, extract(year from x.quando at time zone 'Europe/Rome')::int as anno,
        extract(month from x.quando at time zone 'Europe/Rome')::int as mese
      from (${makeBase[vista](adesso)}) x
      where x.quando >= (${primo}::date::timestamp at time zone 'Europe/Rome')
        and x.quando < (${dopo}::date::timestamp at time zone 'Europe/Rome')
        and (x.quando <= ${adesso}::timestamptz - interval '1 year'
          or x.quando >= (${`${anno}-01-01`}::date::timestamp at time zone 'Europe/Rome')
          or ${adesso}::timestamptz >= (${dopo}::date::timestamp at time zone 'Europe/Rome'))
    ) b
    group by grouping sets (${sql.join(
      tavole.map(
        ({ voce, colonne }) =>
          sql`(b.anno, b.mese, ${sql.join([voce, ...(colonne ? [colonne.da] : [])].map(ref))})`,
      ),
    )})`.execute(trx);
  const masks = tavole.map(({ voce, colonne }) =>
    nomi.reduce((mask, nome) => mask * 2 + (nome === voce || nome === colonne?.da ? 0 : 1), 0),
  );
  return rows.flatMap((riga) => {
    const tavola = masks.indexOf(riga.quali);
    const sua = tavole[tavola];
    if (!sua) return [];
    return [
      {
        tavola,
        ...{ anno: Number(riga.anno), mese: Number(riga.mese), quantita: Number(riga.quantita) },
        voce: String(riga[sua.voce] ?? ''),
        colonna: sua.colonne ? String(riga[sua.colonne.da] ?? '') : '',
      },
    ];
  });
}
