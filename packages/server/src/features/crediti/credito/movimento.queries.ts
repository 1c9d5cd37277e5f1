import type { TipoMovimento } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Voce } from './credito.table.ts';

/** What a movement says of itself. */
export interface Scritto {
  readonly tipo: TipoMovimento;
  readonly causale: string;
  readonly descrizione?: string;
  readonly pacchettoId?: string | null;
  /** Cents. */
  readonly prezzo?: number | null;
  readonly riferimento?: { readonly tipo: string; readonly id: string } | undefined;
  /** The name of what must happen once. */
  readonly effetto?: string;
  /** By number: their names are read when the movement is. Null: nobody in particular. */
  readonly autore: { readonly id: number; readonly attoreId?: number | undefined } | null;
}

/** Credits of one purchase: how many, bought when, good until (null: always). */
export interface Lotto {
  readonly quantita: number;
  readonly pacchettoId: string | null;
  readonly compratoIl: Date;
  readonly scadeIl: string | null;
}

/** An account after it was written. */
export interface Saldo {
  readonly saldo: number;
  readonly prenotati: number;
  readonly sottoSoglia: boolean;
  /** Of the studio, or else of its gestore; null: none. */
  readonly soglia: number | null;
}

const contropartita: Readonly<Record<TipoMovimento, Exclude<Voce, 'crediti'>>> = {
  'Acquisto manuale': 'acquisti',
  'Acquisto bonifico': 'acquisti',
  'Acquisto PayPal': 'acquisti',
  'Acquisto carta': 'acquisti',
  'Acquisto dashboard': 'acquisti',
  'Acquisto SEPA': 'acquisti',
  'Acquisto automatico carta': 'acquisti',
  'Nota di credito': 'acquisti',
  Consumo: 'consumi',
  Vendita: 'consumi',
  'Consumo manuale': 'consumi',
  Scadenza: 'scadenze',
  'Spostamento in uscita': 'spostamenti',
  'Spostamento in entrata': 'spostamenti',
};

/** The account of a studio is there. */
export async function ensureConto(trx: Trx, studioId: number): Promise<void> {
  await trx
    .insertInto('conto')
    .values({ studio_id: studioId })
    .onConflict((conflitto) => conflitto.doNothing())
    .execute();
}

/** Holds the accounts until the transaction ends, always in the same order: two that cross do not wait for each other. */
export async function lockConti(trx: Trx, studi: readonly number[]): Promise<void> {
  await trx
    .selectFrom('conto')
    .select('studio_id')
    .where('studio_id', 'in', studi)
    .orderBy('studio_id')
    .forUpdate()
    .execute();
}

/**
 * Changes an account, only if what is left to spend stays at or above zero; undefined when it would not, or there is no
 * account. One statement: whoever comes at the same time waits for it, and looks again.
 */
export async function changeConto(
  trx: Trx,
  studioId: number,
  { saldo = 0, prenotati = 0 }: { saldo?: number; prenotati?: number },
): Promise<Saldo | undefined> {
  const { rows } = await sql<Saldo>`
    update conto c set saldo = c.saldo + ${saldo}, prenotati = c.prenotati + ${prenotati}
    where c.studio_id = ${studioId} and c.saldo + ${saldo} >= c.prenotati + ${prenotati} and c.prenotati + ${prenotati} >= 0
    returning c.saldo, c.prenotati, c.sotto_soglia as "sottoSoglia",
      (select coalesce(s.soglia, g.soglia) from studio s left join gestore g on g.id = s.gestore_id
        where s.id = c.studio_id) as soglia`.execute(trx);
  return rows[0];
}

/** The row of a movement, and its two sides. */
const insertMovimento = (studioId: number, quantita: number, saldo: number, scritto: Scritto) => sql`
  m as (
    insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale, descrizione, pacchetto_id, prezzo,
      riferimento_tipo, riferimento_id, effetto, autore_id, attore_id)
    values (${studioId}, ${scritto.tipo}, ${quantita}, ${saldo}, ${scritto.causale}, ${scritto.descrizione ?? ''},
      ${scritto.pacchettoId ?? null}, ${scritto.prezzo ?? null}, ${scritto.riferimento?.tipo ?? null},
      ${scritto.riferimento?.id ?? null}, ${scritto.effetto ?? null},
      ${scritto.autore?.id ?? null}, ${scritto.autore?.attoreId ?? null})
    returning id, data),
  v as (
    insert into voce (studio_id, movimento_id, conto, quantita)
    select ${studioId}, m.id, lato.conto, lato.quantita
    from m, (values ('crediti', ${quantita}::int), (${contropartita[scritto.tipo]}, ${-quantita}::int)) lato (conto, quantita))`;

/** Writes what came in, with its purchases; the account is changed already. Answers the key of the movement. */
export async function insertEntrata(
  trx: Trx,
  studioId: number,
  { saldo, lotti, scritto }: { saldo: number; lotti: readonly Lotto[]; scritto: Scritto },
): Promise<string> {
  const totale = lotti.reduce((somma, { quantita }) => somma + quantita, 0);
  const { rows } = await sql<{ id: string }>`
    with ${insertMovimento(studioId, totale, saldo, scritto)},
    a as (
      insert into acquisto (studio_id, movimento_id, pacchetto_id, comprato_il, scade_il, quantita, residuo)
      select ${studioId}, m.id, x."pacchettoId", x."compratoIl", x."scadeIl", x.quantita, x.quantita
      from m, jsonb_to_recordset(${JSON.stringify(lotti)}::jsonb)
        as x (quantita int, "pacchettoId" uuid, "compratoIl" timestamptz, "scadeIl" date))
    select id from m`.execute(trx);
  return rows[0]?.id ?? '';
}

interface LottoPreso {
  preso: number;
  pacchettoId: string | null;
  compratoIl: string;
  scadeIl: string | null;
}

/**
 * Writes what went out, taken from the oldest purchases, or from the one that is named; the account is changed already, and
 * held. Answers the movement and what was taken from where.
 */
export async function insertUscita(
  trx: Trx,
  studioId: number,
  {
    quantita,
    saldo,
    scritto,
    acquistoId = null,
  }: { quantita: number; saldo: number; scritto: Scritto; acquistoId?: string | null },
): Promise<{ id: string; lotti: Lotto[] }> {
  const { rows } = await sql<{ id: string; lotti: LottoPreso[] | null }>`
    with ${insertMovimento(studioId, -quantita, saldo, scritto)},
    l as (
      select id, pacchetto_id, comprato_il, scade_il, residuo,
        sum(residuo) over (order by comprato_il, id) - residuo as prima
      from acquisto where studio_id = ${studioId} and residuo > 0
        and (${acquistoId}::uuid is null or id = ${acquistoId}::uuid)),
    p as (select l.*, least(residuo, ${quantita}::int - prima)::int as preso from l where prima < ${quantita}::int),
    u as (
      update acquisto a set residuo = a.residuo - p.preso from p
      where a.studio_id = ${studioId} and a.id = p.id),
    c as (
      insert into consumo_pacchetto (studio_id, movimento_id, acquisto_id, quantita)
      select ${studioId}, m.id, p.id, p.preso from m, p)
    select m.id, (select jsonb_agg(jsonb_build_object('preso', p.preso, 'pacchettoId', p.pacchetto_id,
      'compratoIl', p.comprato_il, 'scadeIl', p.scade_il) order by p.comprato_il, p.id) from p) as lotti from m`.execute(
    trx,
  );
  const { id = '', lotti } = rows[0] ?? {};
  const presi = (lotti ?? []).map(
    (lotto): Lotto => ({
      quantita: lotto.preso,
      pacchettoId: lotto.pacchettoId,
      compratoIl: new Date(lotto.compratoIl),
      scadeIl: lotto.scadeIl,
    }),
  );
  // Better stopped than wrong: an account that says more than its purchases hold is not spent from.
  if (presi.reduce((somma, lotto) => somma + lotto.quantita, 0) !== quantita)
    throw new Error(`Ledger of studio ${studioId}: purchases do not hold ${quantita} credits`);
  return { id, lotti: presi };
}

/** Writes a use that costs nothing, under a flat contract. */
export async function insertUsoFlat(
  trx: Trx,
  studioId: number,
  saldo: number,
  scritto: Scritto,
): Promise<void> {
  await sql`
    with ${insertMovimento(studioId, 0, saldo, scritto)}
    insert into consumo_pacchetto (studio_id, movimento_id, quantita) select ${studioId}, id, 0 from m`.execute(
    trx,
  );
}

/** Whether what must happen once has happened. */
export async function existsEffetto(trx: Trx, studioId: number, effetto: string): Promise<boolean> {
  const riga = await trx
    .selectFrom('movimento')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('effetto', '=', effetto)
    .executeTakeFirst();
  return riga !== undefined;
}

/** The account of a studio; undefined before its first movement. */
export const findConto = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('conto')
    .select(['saldo', 'prenotati', 'sotto_soglia'])
    .where('studio_id', '=', studioId)
    .executeTakeFirst();

/** What the studi of the transaction may spend, all together. */
export async function countResidui(trx: Trx, studi: readonly number[]): Promise<number> {
  if (studi.length === 0) return 0;
  const { rows } = await sql<{ residui: number }>`
    select coalesce(sum(saldo - prenotati), 0)::int as residui from conto where studio_id = any (${[...studi]}::int[])`.execute(
    trx,
  );
  return rows[0]?.residui ?? 0;
}
