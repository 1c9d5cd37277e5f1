import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import type { RigaBilancio, VoceLog } from './bilancio.rules.ts';

/** The accounts of a declaration; undefined when none were imported. */
export const findBilancio = (trx: Trx, dichiarazioneId: string) =>
  trx.selectFrom('bilancio').selectAll().where('dichiarazione_id', '=', dichiarazioneId).executeTakeFirst();

/** The codice fiscale of who a declaration is of. */
export async function findCodiceFiscale(trx: Trx, anagraficaId: string): Promise<string> {
  const trovato = await trx
    .selectFrom('anagrafica')
    .select('codice_fiscale')
    .where('id', '=', anagraficaId)
    .executeTakeFirst();
  return trovato?.codice_fiscale ?? '';
}

/** The items that the last accounts of the same client gave a casella to, in a declaration of the same type. */
export async function findCaselleUsate(
  trx: Trx,
  { studioId, anagraficaId, tipo }: Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'tipo'>,
): Promise<Readonly<Record<string, string>>> {
  const trovato = await trx
    .selectFrom('bilancio as b')
    .innerJoin('dichiarazione as d', (j) =>
      j.onRef('d.studio_id', '=', 'b.studio_id').onRef('d.id', '=', 'b.dichiarazione_id'),
    )
    .select('b.caselle')
    .where('b.studio_id', '=', studioId)
    .where('d.anagrafica_id', '=', anagraficaId)
    .where('d.tipo', '=', tipo)
    .orderBy('b.importato_il', 'desc')
    .executeTakeFirst();
  return trovato?.caselle ?? {};
}

interface Importato {
  readonly studioId: number;
  readonly dichiarazioneId: string;
  readonly fonte: string;
  readonly genere: 'conti' | 'xbrl';
  readonly codiceFiscale: string | null;
  readonly adesso: Date;
  readonly righe: readonly RigaBilancio[];
  readonly caselle: Readonly<Record<string, string>>;
  readonly log: readonly VoceLog[];
}

/** Keeps the accounts of a declaration in the place of those of before. */
export async function saveBilancio(trx: Trx, b: Importato): Promise<void> {
  const nuovo = {
    fonte: b.fonte,
    genere: b.genere,
    codice_fiscale: b.codiceFiscale,
    importato_il: b.adesso,
    righe: JSON.stringify(b.righe),
    log: JSON.stringify(b.log),
    caselle: JSON.stringify(b.caselle),
  };
  await trx
    .insertInto('bilancio')
    .values({ studio_id: b.studioId, dichiarazione_id: b.dichiarazioneId, ...nuovo })
    .onConflict((c) => c.columns(['studio_id', 'dichiarazione_id']).doUpdateSet(nuovo))
    .execute();
}

export async function saveCaselle(
  trx: Trx,
  chiave: { studioId: number; dichiarazioneId: string },
  caselle: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('bilancio')
    .set({ caselle: JSON.stringify(caselle) })
    .where('studio_id', '=', chiave.studioId)
    .where('dichiarazione_id', '=', chiave.dichiarazioneId)
    .execute();
}

/** First and last name of who works. */
export async function findNome(trx: Trx, utenteId: number): Promise<string> {
  const trovato = await trx
    .selectFrom('utente')
    .select(sql<string>`nome || ' ' || cognome`.as('nome'))
    .where('id', '=', utenteId)
    .executeTakeFirst();
  return trovato?.nome ?? '';
}
