import type { VistaStatistica } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Conteggio, Tavola } from './statistica.rules.ts';

/**
 * What a view counts: rows with `quando`, `quantita` and what they are. `fatti` reads the tables; `conti` what is kept month by
 * month of them, where `quando` is the first instant of the month: none, where the tables are small.
 */
interface Base {
  readonly fatti: RawBuilder<unknown>;
  readonly conti?: RawBuilder<unknown>;
}

const inizioMese = sql`c.mese::timestamp at time zone 'Europe/Rome'`;

/** Declarations, by the day they were begun. */
const dichiarazioni: Base = {
  fatti: sql`
    select d.creata_il as quando, 1 as quantita, d.anno::text as fiscale, d.tipo, d.stato,
      coalesce(t.stato, 'Non inviato') as telematico, s.ragione_sociale as studio
    from dichiarazione d join studio s on s.id = d.studio_id
    left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id`,
  conti: sql`
    select ${inizioMese} as quando, c.quantita, c.anno::text as fiscale, c.tipo, c.stato, c.telematico,
      s.ragione_sociale as studio
    from statistica_dichiarazione c join studio s on s.id = c.studio_id`,
};

const makeClienti = (tabella: string, quando: RawBuilder<unknown>, quantita: RawBuilder<unknown>) => sql`
  select ${quando} as quando, ${quantita} as quantita, case when c.archiviata then 'Archiviato' else 'Attivo' end as stato,
    case s.tipo_profilo_cliente when 1 then 'Privato' when 2 then 'Azienda' else 'Studio' end as profilo,
    case c.tipo when 'PF' then 'Persona fisica' else 'Soggetto diverso' end as natura, s.ragione_sociale as studio
  from ${sql.table(tabella)} c join studio s on s.id = c.studio_id`;
/** Clients, by the day they came in. */
const clienti: Base = {
  fatti: makeClienti('anagrafica', sql`c.creata_il`, sql`1`),
  conti: makeClienti('statistica_cliente', inizioMese, sql`c.quantita`),
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
const contiMovimenti = sql`select c.studio_id, ${inizioMese} as quando, c.tipo, c.quantita from statistica_movimento c`;
const makeCrediti = (mosse: RawBuilder<unknown>) => sql`
  select m.quando, case when ${GENERE} = 'Comprati' then m.quantita else -m.quantita end as quantita, m.tipo,
    ${GENERE} as genere, s.ragione_sociale as studio,
    lpad(extract(month from m.quando at time zone 'Europe/Rome')::text, 2, '0') as mese_voce
  from (${mosse}) m join studio s on s.id = m.studio_id where ${SPOSTAMENTI}`;
/** Credits bought (without those given back), used and expired; one that goes from a studio to another is none of them. */
const crediti: Base = { fatti: makeCrediti(movimenti), conti: makeCrediti(contiMovimenti) };

const nuoviStudi = sql`
  select creato_il as quando, 1 as quantita, 'Studi' as misura, gestore_id from studio
  where id = any ((select app_studi())::int[])
  union all
  select u.creato_il, 1, 'Utenti', coalesce(u.gestore_id, s.gestore_id) from utente u left join studio s on s.id = u.studio_id`;
const makeVendita = (iniziate: RawBuilder<unknown>, mosse: RawBuilder<unknown>) => sql`
  select d.quando, d.quantita, 'Dichiarazioni' as misura, s.gestore_id from (${iniziate}) d join studio s on s.id = d.studio_id
  union all
  select m.quando, m.quantita, 'Crediti venduti', s.gestore_id from (${mosse}) m join studio s on s.id = m.studio_id
  where ${SPOSTAMENTI} and ${GENERE} = 'Comprati'`;
const perGestore = (righe: RawBuilder<unknown>) => sql`
  select x.quando, x.quantita, x.misura, coalesce(g.ragione_sociale, 'Fornitore') as gestore
  from (${righe}) x left join gestore g on g.id = x.gestore_id`;
/** What each gestore has that is new: studi, users, declarations, credits sold; without a gestore, those of the vendor. */
const gestori = {
  studi: perGestore(nuoviStudi),
  fatti: perGestore(
    makeVendita(sql`select studio_id, creata_il as quando, 1 as quantita from dichiarazione`, movimenti),
  ),
  conti: perGestore(
    makeVendita(
      sql`select c.studio_id, ${inizioMese} as quando, c.quantita from statistica_dichiarazione c`,
      contiMovimenti,
    ),
  ),
};

/** How long a view looks: two years, of the first of them only up to the same instant where the second is not over. */
export interface Tempo {
  readonly anno: number;
  readonly adesso: Date;
}
/** Of the instants of `quando` those that are counted. */
const inTempo = ({
  anno,
  adesso,
}: Tempo) => sql`x.quando >= ${toInizio(anno - 1)} and x.quando < ${toInizio(anno + 1)}
  and (x.quando <= ${adesso}::timestamptz - interval '1 year'
    or x.quando >= ${toInizio(anno)} or ${adesso}::timestamptz >= ${toInizio(anno + 1)})`;
const toInizio = (anno: number) => sql`(${`${anno}-01-01`}::date::timestamp at time zone 'Europe/Rome')`;
/** The first instant of the month of last year that is not over. */
const toTaglio = (adesso: Date) => sql`(date_trunc('month',
  (${adesso}::timestamptz - interval '1 year') at time zone 'Europe/Rome') at time zone 'Europe/Rome')`;

const readFatti = (fatti: RawBuilder<unknown>, tempo: Tempo) =>
  sql`select x.* from (${fatti}) x where ${inTempo(tempo)}`;
/** What is kept of the months that are whole, and the tables for the month that is not. */
function readConti(conti: RawBuilder<unknown>, fatti: RawBuilder<unknown>, tempo: Tempo) {
  const [taglio, inizio] = [toTaglio(tempo.adesso), toInizio(tempo.anno)];
  return sql`
    select x.* from (${conti}) x where ${inTempo(tempo)}
      and (x.quando <> ${taglio} or x.quando >= ${inizio} or ${tempo.adesso}::timestamptz >= ${toInizio(tempo.anno + 1)})
    union all
    select x.* from (${fatti}) x where x.quando >= ${taglio} and x.quando <= ${tempo.adesso}::timestamptz - interval '1 year'
      and x.quando >= ${toInizio(tempo.anno - 1)} and x.quando < ${inizio}`;
}

/** The rows of a view in its time; where `isIntera`, whoever asks sees all of his studi, and what is kept of them is read. */
function readVista(vista: VistaStatistica, tempo: Tempo, isIntera: boolean): RawBuilder<unknown> {
  const read = ({ fatti, conti }: Base) =>
    isIntera && conti ? readConti(conti, fatti, tempo) : readFatti(fatti, tempo);
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
