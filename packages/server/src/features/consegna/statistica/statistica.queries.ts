import type { VistaStatistica } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Conteggio, Tavola } from './statistica.rules.ts';

type Righe = RawBuilder<unknown>;
/**
 * What a view counts: rows with `quando`, `quantita` and what they are. `fatti` reads the tables; `conti` what is kept of some
 * months (a condition on `c.mese`), where `quando` is the first instant of the month: none, where the tables are small.
 */
interface Base {
  readonly fatti: Righe;
  readonly conti?: (deiMesi: Righe) => Righe;
}

const inizioMese = sql`c.mese::timestamp at time zone 'Europe/Rome'`;

/** Declarations, by the day they were begun. */
const dichiarazioni: Base = {
  fatti: sql`
    select d.creata_il as quando, 1 as quantita, d.anno::text as fiscale, d.tipo, d.stato,
      coalesce(t.stato, 'Non inviato') as telematico, s.ragione_sociale as studio
    from dichiarazione d join studio s on s.id = d.studio_id
    left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id`,
  conti: (deiMesi) => sql`
    select ${inizioMese} as quando, c.quantita, c.anno::text as fiscale, c.tipo, c.stato, c.telematico,
      s.ragione_sociale as studio
    from statistica_dichiarazione c join studio s on s.id = c.studio_id where ${deiMesi}`,
};

const makeClienti = (tabella: string, quando: Righe, quantita: Righe) => sql`
  select ${quando} as quando, ${quantita} as quantita, case when c.archiviata then 'Archiviato' else 'Attivo' end as stato,
    case s.tipo_profilo_cliente when 1 then 'Privato' when 2 then 'Azienda' else 'Studio' end as profilo,
    case c.tipo when 'PF' then 'Persona fisica' else 'Soggetto diverso' end as natura, s.ragione_sociale as studio
  from ${sql.table(tabella)} c join studio s on s.id = c.studio_id`;
/** Clients, by the day they came in. */
const clienti: Base = {
  fatti: makeClienti('anagrafica', sql`c.creata_il`, sql`1`),
  conti: (deiMesi) => sql`${makeClienti('statistica_cliente', inizioMese, sql`c.quantita`)} where ${deiMesi}`,
};

/** Users, by their last access, or by the day they were invited while they never came. */
const makeUtenti = (adesso: Date): Base => ({
  fatti: sql`
    select coalesce(u.ultimo_accesso, u.creato_il) as quando, 1 as quantita,
      concat(u.tipologia_utente, ' ', s.tipo_profilo_cliente) as ruolo,
      case when u.attivo then 'Attivo' else 'Disattivato' end as stato,
      case when u.ultimo_accesso is null then 'Mai entrato'
        when u.ultimo_accesso >= ${adesso}::timestamptz - interval '30 days' then 'Negli ultimi 30 giorni'
        when u.ultimo_accesso >= ${adesso}::timestamptz - interval '90 days' then 'Da 31 a 90 giorni fa'
        else 'Oltre 90 giorni fa' end as accesso
    from utente u left join studio s on s.id = u.studio_id`,
});

/** What a movement of credits is to who counts it. */
export const GENERE = sql`case
  when m.tipo in ('Consumo', 'Vendita', 'Consumo manuale') then 'Usati'
  when m.tipo = 'Scadenza' then 'Scaduti' else 'Comprati' end`;
/** Credits that go from a studio to another are neither bought nor used. */
export const SPOSTAMENTI = sql`m.tipo not in ('Spostamento in uscita', 'Spostamento in entrata')`;

const movimenti = sql`select studio_id, data as quando, tipo, quantita from movimento`;
const contiMovimenti = (deiMesi: Righe) => sql`
  select c.studio_id, ${inizioMese} as quando, c.tipo, c.quantita from statistica_movimento c where ${deiMesi}`;
const makeCrediti = (mosse: Righe) => sql`
  select m.quando, case when ${GENERE} = 'Comprati' then m.quantita else -m.quantita end as quantita, m.tipo,
    ${GENERE} as genere, s.ragione_sociale as studio,
    lpad(extract(month from m.quando at time zone 'Europe/Rome')::text, 2, '0') as mese_voce
  from (${mosse}) m join studio s on s.id = m.studio_id where ${SPOSTAMENTI}`;
/** Credits bought (without those given back), used and expired; one that goes from a studio to another is none of them. */
const crediti: Base = {
  fatti: makeCrediti(movimenti),
  conti: (deiMesi) => makeCrediti(contiMovimenti(deiMesi)),
};

const nuoviStudi = sql`
  select creato_il as quando, 1 as quantita, 'Studi' as misura, gestore_id from studio
  where id = any ((select app_studi())::int[])
  union all
  select u.creato_il, 1, 'Utenti', coalesce(u.gestore_id, s.gestore_id) from utente u left join studio s on s.id = u.studio_id`;
const makeVendita = (iniziate: Righe, mosse: Righe) => sql`
  select d.quando, d.quantita, 'Dichiarazioni' as misura, s.gestore_id from (${iniziate}) d join studio s on s.id = d.studio_id
  union all
  select m.quando, m.quantita, 'Crediti venduti', s.gestore_id from (${mosse}) m join studio s on s.id = m.studio_id
  where ${SPOSTAMENTI} and ${GENERE} = 'Comprati'`;
const perGestore = (righe: Righe) => sql`
  select x.quando, x.quantita, x.misura, coalesce(g.ragione_sociale, 'Fornitore') as gestore
  from (${righe}) x left join gestore g on g.id = x.gestore_id`;
/** What each gestore has that is new: studi, users, declarations, credits sold; without a gestore, those of the vendor. */
const gestori = {
  studi: perGestore(nuoviStudi),
  fatti: perGestore(
    makeVendita(sql`select studio_id, creata_il as quando, 1 as quantita from dichiarazione`, movimenti),
  ),
  conti: (deiMesi: Righe) =>
    perGestore(
      makeVendita(
        sql`select c.studio_id, ${inizioMese} as quando, c.quantita from statistica_dichiarazione c where ${deiMesi}`,
        contiMovimenti(deiMesi),
      ),
    ),
};

/** How long a view looks: two years, of the first of them only up to the same instant where the second is not over. */
export interface Tempo {
  readonly anno: number;
  readonly adesso: Date;
}
const toInizio = (anno: number) => sql`(${`${anno}-01-01`}::date::timestamp at time zone 'Europe/Rome')`;
const unAnnoFa = (adesso: Date) => sql`(${adesso}::timestamptz - interval '1 year')`;
/** The rows of the tables that are counted. */
const readFatti = (fatti: Righe, { anno, adesso }: Tempo) => sql`
  select x.* from (${fatti}) x where x.quando >= ${toInizio(anno - 1)} and x.quando < ${toInizio(anno + 1)}
    and (x.quando <= ${unAnnoFa(adesso)} or x.quando >= ${toInizio(anno)}
      or ${adesso}::timestamptz >= ${toInizio(anno + 1)})`;

/** What is kept of the months that are whole, and the tables for the one of last year that is not. */
function readConti({ fatti, conti }: Required<Base>, { anno, adesso }: Tempo) {
  const mese = sql`date_trunc('month', ${unAnnoFa(adesso)} at time zone 'Europe/Rome')`;
  // Compared as it is stored: the planner knows how many there are.
  const deiMesi = sql`c.mese >= make_date(${anno - 1}::int, 1, 1) and c.mese < make_date(${anno + 1}::int, 1, 1)
    and (c.mese < ${mese}::date or c.mese >= make_date(${anno}::int, 1, 1)
      or ${adesso}::timestamptz >= ${toInizio(anno + 1)})`;
  return sql`
    select x.* from (${conti(deiMesi)}) x
    union all
    select x.* from (${fatti}) x where x.quando >= (${mese} at time zone 'Europe/Rome') and x.quando <= ${unAnnoFa(adesso)}
      and x.quando >= ${toInizio(anno - 1)} and x.quando < ${toInizio(anno)}`;
}

/** The rows of a view in its time; where `isIntera`, whoever asks sees all of his studi, and what is kept of them is read. */
function readVista(vista: VistaStatistica, tempo: Tempo, isIntera: boolean): Righe {
  const read = ({ fatti, conti }: Base) =>
    isIntera && conti ? readConti({ fatti, conti }, tempo) : readFatti(fatti, tempo);
  if (vista === 'gestori') return sql`${readFatti(gestori.studi, tempo)} union all ${read(gestori)}`;
  return read({ dichiarazioni, clienti, crediti, utenti: makeUtenti(tempo.adesso) }[vista]);
}

/**
 * Counts a view once for all its tables, month by month of a year and of the one before; of that one only up to the same
 * instant, where the year is not over.
 */
export async function countVista(
  trx: Trx,
  vista: VistaStatistica,
  tavole: readonly Tavola[],
  { isIntera, ...tempo }: Tempo & { readonly isIntera: boolean },
): Promise<Conteggio[]> {
  const nomi = [...new Set(tavole.flatMap(({ voce, colonne }) => (colonne ? [voce, colonne.da] : [voce])))];
  const ref = (nome: string) => sql.ref(`b.${nome}`);
  const { rows } = await sql<Record<string, string | number | null> & { quali: number }>`
    select grouping(${sql.join(nomi.map(ref))})::int as quali, b.anno, b.mese, ${sql.join(nomi.map(ref))},
      coalesce(sum(b.quantita), 0)::int as quantita
    from (
      select x.*, extract(year from x.quando at time zone 'Europe/Rome')::int as anno,
        extract(month from x.quando at time zone 'Europe/Rome')::int as mese
      from (${readVista(vista, tempo, isIntera)}) x
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
