import type { FonteCollegamento, TipoDichiarazione } from '@quadra/contract';
import type { PeriodoLipe, ValoreCasella } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { findCaselleUsate } from '../bilancio/bilancio.queries.ts';
import type { RigaBilancio } from '../bilancio/bilancio.rules.ts';
import { type Dichiarazione, findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import type { AttoCollegamento, CasellaDecisa } from './collegamento.table.ts';

type Di = Pick<Dichiarazione, 'studioId' | 'id'>;

/** Accounts that speak to a declaration. */
export interface BilancioTrovato {
  readonly dichiarazioneId: string;
  readonly tipo: TipoDichiarazione;
  readonly isSuo: boolean;
  readonly fonte: string;
  readonly genere: 'conti' | 'xbrl';
  readonly codiceFiscale: string | null;
  readonly righe: readonly RigaBilancio[];
  readonly caselle: Readonly<Record<string, string>>;
}

/** The accounts of a declaration; else those chosen last in another of the same client and year, with the caselle used in one of this type. */
export async function findBilancioDi(trx: Trx, d: Dichiarazione): Promise<BilancioTrovato | undefined> {
  const trovato = await trx
    .selectFrom('bilancio as b')
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'b.studio_id').onRef('d.id', '=', 'b.dichiarazione_id'),
    )
    .select([
      'b.dichiarazione_id',
      'd.tipo',
      'b.fonte',
      'b.genere',
      'b.codice_fiscale',
      'b.righe',
      'b.caselle',
    ])
    .where('b.studio_id', '=', d.studioId)
    .where('d.anagrafica_id', '=', d.anagraficaId)
    .where('d.anno', '=', d.anno)
    .orderBy(sql`b.dichiarazione_id = ${d.id}`, 'desc')
    .orderBy('b.importato_il', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!trovato) return undefined;
  const { dichiarazione_id: dichiarazioneId, codice_fiscale: codiceFiscale, ...resto } = trovato;
  const isSuo = dichiarazioneId === d.id;
  return {
    ...{ ...resto, dichiarazioneId, codiceFiscale, isSuo },
    caselle: isSuo ? trovato.caselle : await findCaselleUsate(trx, d),
  };
}

/** Cents of the sales of a year, as its liquidations say; undefined where none is kept. */
export async function sumAttiveLipe(
  trx: Trx,
  { studioId, anagraficaId }: Pick<Dichiarazione, 'studioId' | 'anagraficaId'>,
  anno: number,
): Promise<number | undefined> {
  const trovato = await trx
    .selectFrom('liquidazione_iva')
    .select('periodi')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .executeTakeFirst();
  const periodi: readonly PeriodoLipe[] = trovato?.periodi ?? [];
  return periodi.length === 0 ? undefined : periodi.reduce((somma, { attive = 0 }) => somma + attive, 0);
}

/** The ordinary declaration of a type, of the same client and year. */
export async function findOrdinaria(
  trx: Trx,
  { studioId, anagraficaId, anno }: Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'anno'>,
  tipo: TipoDichiarazione,
): Promise<Dichiarazione | undefined> {
  const trovata = await trx
    .selectFrom('dichiarazione')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .where('tipo', '=', tipo)
    .where('finalita', '=', 'Ordinaria')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return trovata && findDichiarazione(trx, anno, trovata.id);
}

const PARTECIPATE_MASSIME = 20;
/** The ordinary returns of partnerships of a studio and a year that name a codice fiscale in RO, by name. */
export async function listPartecipate(
  trx: Trx,
  { studioId, anno }: Pick<Dichiarazione, 'studioId' | 'anno'>,
  codiceFiscale: string,
  [tipo, quadro]: readonly [TipoDichiarazione, string] = ['Società di persone', 'RO'],
): Promise<{ sua: Dichiarazione; denominazione: string }[]> {
  const righe = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .select(['d.id', 'a.denominazione'])
    .where('d.studio_id', '=', studioId)
    .where('d.anno', '=', anno)
    .where('d.tipo', '=', tipo)
    .where('d.finalita', '=', 'Ordinaria')
    .where(
      sql<boolean>`exists (select from jsonb_each_text(d.righi) r where r.key like ${`${quadro}%`} and r.value = ${codiceFiscale})`,
    )
    .orderBy('a.denominazione')
    .orderBy('d.id')
    .limit(PARTECIPATE_MASSIME)
    .execute();
  const trovate: { sua: Dichiarazione; denominazione: string }[] = [];
  for (const { id, denominazione } of righe) {
    const sua = await findDichiarazione(trx, anno, id);
    if (sua) trovate.push({ sua, denominazione });
  }
  return trovate;
}

/** Who wrote a casella last. */
export interface UltimaScrittura {
  readonly quando: Date;
  readonly utente: string;
  readonly motivo: string | null;
}

/** The last change of each casella of a declaration, among those asked. */
export async function listUltime(
  trx: Trx,
  { studioId, id }: Di,
  caselle: readonly string[],
): Promise<ReadonlyMap<string, UltimaScrittura>> {
  if (caselle.length === 0) return new Map();
  const righe = await trx
    .selectFrom('dichiarazione_modifica as m')
    .leftJoin('utente as u', 'u.id', 'm.utente_id')
    .distinctOn('m.chiave')
    .select(['m.chiave', 'm.quando', 'm.motivo', 'm.utente_id', 'u.nome', 'u.cognome'])
    .where('m.studio_id', '=', studioId)
    .where('m.dichiarazione_id', '=', id)
    .where('m.azione', '=', 'modifica')
    .where('m.chiave', 'in', [...caselle])
    .orderBy('m.chiave')
    .orderBy('m.id', 'desc')
    .execute();
  return new Map(
    righe.map(({ chiave, quando, motivo, nome, cognome, utente_id }) => [
      chiave ?? '',
      { quando, motivo, utente: nome === null ? `Utente ${utente_id ?? '?'}` : `${nome} ${cognome}` },
    ]),
  );
}

export interface AttoTenuto {
  readonly id: string;
  readonly atto: AttoCollegamento;
  readonly fonte: FonteCollegamento;
  readonly rigo: string;
  readonly da: string;
  readonly caselle: readonly CasellaDecisa[];
  readonly motivo: string | null;
  readonly quando: Date;
  readonly utente: string;
}

const selectAtti = (trx: Trx, { studioId, id }: Di) =>
  trx
    .selectFrom('collegamento as c')
    .leftJoin('utente as u', 'u.id', 'c.utente_id')
    .select([
      'c.id',
      'c.atto',
      'c.fonte',
      'c.rigo',
      'c.da',
      'c.caselle',
      'c.motivo',
      'c.quando',
      'c.utente_id',
    ])
    .select(['u.nome', 'u.cognome'])
    .where('c.studio_id', '=', studioId)
    .where('c.dichiarazione_id', '=', id);

/** What was decided of a declaration and not taken back, the last first. */
export async function listAtti(trx: Trx, di: Di): Promise<AttoTenuto[]> {
  const righe = await selectAtti(trx, di)
    .where('c.annullato_il', 'is', null)
    .orderBy('c.quando', 'desc')
    .orderBy('c.id')
    .execute();
  return righe.map(({ nome, cognome, utente_id, ...riga }) => ({
    ...riga,
    utente: nome === null ? `Utente ${utente_id ?? '?'}` : `${nome} ${cognome}`,
  }));
}

/** Of acts that are named, which are of that declaration, and whether each was taken back. */
export async function listAttiScelti(
  trx: Trx,
  di: Di,
  ids: readonly string[],
): Promise<
  {
    id: string;
    atto: AttoCollegamento;
    fonte: FonteCollegamento;
    caselle: CasellaDecisa[];
    isAnnullato: boolean;
  }[]
> {
  const righe = await selectAtti(trx, di)
    .select('c.annullato_il')
    .where('c.id', 'in', [...ids])
    .orderBy('c.quando', 'desc')
    .orderBy('c.id')
    .execute();
  return righe.map(({ id, atto, fonte, caselle, annullato_il }) => ({
    ...{ id, atto, fonte, caselle, isAnnullato: annullato_il !== null },
  }));
}

export interface NuovoAtto {
  readonly atto: AttoCollegamento;
  readonly fonte: FonteCollegamento;
  readonly rigo: string;
  readonly da?: string;
  readonly caselle?: readonly { casella: string; prima: ValoreCasella | null; dopo: ValoreCasella | null }[];
  readonly motivo?: string;
}

/** Keeps what was decided. */
export async function insertAtti(
  trx: Trx,
  { studioId, id }: Di,
  utenteId: number,
  atti: readonly NuovoAtto[],
): Promise<void> {
  if (atti.length === 0) return;
  await trx
    .insertInto('collegamento')
    .values(
      atti.map(({ atto, fonte, rigo, da = '', caselle = [], motivo }) => ({
        ...{ studio_id: studioId, dichiarazione_id: id, utente_id: utenteId, atto, fonte, rigo, da },
        caselle: JSON.stringify(caselle),
        motivo: motivo ?? null,
      })),
    )
    .execute();
}

/** Takes back what was decided: the row stays. */
export async function markAnnullati(
  trx: Trx,
  { studioId, id }: Di,
  utenteId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('collegamento')
    .set({ annullato_il: sql<Date>`now()`, annullato_da: utenteId })
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('id', 'in', [...ids])
    .where('annullato_il', 'is', null)
    .execute();
}
