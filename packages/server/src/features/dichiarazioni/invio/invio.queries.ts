import {
  type StatoInvio,
  type StatoTelematico,
  statiAccolti,
  statoInvio,
  statoTelematico,
} from '@quadra/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { preparata, type Trx } from '../../../db/pool.ts';
import type { ErroreScritto } from './invio.table.ts';

/** A declaration, by studio and key. */
export interface DiChi {
  readonly studioId: number;
  readonly id: string;
}

/** How the filing of a declaration stands. */
export interface Telematico {
  readonly stato: StatoTelematico;
  readonly statoInvio: StatoInvio;
  /** The file that counts today; null when there is none, or the declaration was reopened. */
  readonly fileId: string | null;
  readonly creatoIl: Date | null;
  /** Why that file is only for trial; null when it is not, or there is none. */
  readonly diProva: string | null;
  /** Day of the last sending. */
  readonly inviatoIl: string | null;
  readonly protocollo: string | null;
}

const NUOVO: Telematico = {
  stato: 'Non inviato',
  statoInvio: 'Non inviata',
  fileId: null,
  creatoIl: null,
  diProva: null,
  inviatoIl: null,
  protocollo: null,
};

/** The word of a filter that puts the accepted ones together. */
const ACCOLTE = 'Accolte';

/** In a list with `dichiarazione_telematico` as `t`: the filings in a state, «Accolte» for all the accepted ones. */
export function chooseStatoTelematico(parola: string): Expression<SqlBool> | undefined {
  if (parola === ACCOLTE) return sql<SqlBool>`t.stato in (${sql.join([...statiAccolti])})`;
  return statoTelematico.some((stato) => stato === parola)
    ? sql<SqlBool>`coalesce(t.stato, ${NUOVO.stato}) = ${parola}`
    : undefined;
}

export const chooseStatoInvio = (parola: string): Expression<SqlBool> | undefined =>
  statoInvio.some((stato) => stato === parola)
    ? sql<SqlBool>`coalesce(t.stato_invio, ${NUOVO.statoInvio}) = ${parola}`
    : undefined;

/** How a declaration stands; one that nothing was done with is «Non inviato». */
export async function getTelematico(trx: Trx, { studioId, id }: DiChi): Promise<Telematico> {
  const riga = await trx
    .selectFrom('dichiarazione_telematico as t')
    .leftJoin('dichiarazione_telematico_file as f', (join) =>
      join.onRef('f.studio_id', '=', 't.studio_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.stato', 't.stato_invio as statoInvio', 't.file_id as fileId', 't.creato_il as creatoIl'])
    .select(['t.inviato_il as inviatoIl', 't.protocollo', 'f.di_prova as diProva'])
    .modifyFront(preparata)
    .where('t.studio_id', '=', studioId)
    .where('t.dichiarazione_id', '=', id)
    .executeTakeFirst();
  return riga ?? NUOVO;
}

export async function writeTelematico(
  trx: Trx,
  { studioId, id }: DiChi,
  nuovo: Telematico,
  utenteId: number,
): Promise<void> {
  const valori = {
    stato: nuovo.stato,
    stato_invio: nuovo.statoInvio,
    file_id: nuovo.fileId,
    creato_il: nuovo.creatoIl,
    inviato_il: nuovo.inviatoIl,
    protocollo: nuovo.protocollo,
    aggiornato_il: sql<Date>`now()`,
    aggiornato_da: utenteId,
  };
  await trx
    .insertInto('dichiarazione_telematico')
    .values({ studio_id: studioId, dichiarazione_id: id, ...valori })
    .onConflict((c) => c.columns(['studio_id', 'dichiarazione_id']).doUpdateSet(valori))
    .execute();
}

/**
 * A declaration that reopens has no file any more, and is to be sent again. Its files, receipts and the count of its sendings
 * stay. Answers the state there was; null when nothing changes.
 */
export async function forgetTelematico(
  trx: Trx,
  chi: DiChi,
  utenteId: number,
): Promise<StatoTelematico | null> {
  const prima = await getTelematico(trx, chi);
  if (prima.stato === NUOVO.stato && prima.fileId === null) return null;
  await writeTelematico(trx, chi, { ...NUOVO, statoInvio: prima.statoInvio }, utenteId);
  return prima.stato;
}

export interface NuovoFile {
  readonly nome: string;
  readonly tracciato: string;
  readonly versione: string;
  readonly diProva: string | null;
  readonly righe: number;
  readonly contenuto: Buffer;
  readonly sha256: Buffer;
}

/** Keeps the bytes of a file for good; answers its key. */
export async function insertFile(
  trx: Trx,
  { studioId, id }: DiChi,
  file: NuovoFile,
  utenteId: number,
): Promise<string> {
  const { numero } = await trx
    .selectFrom('dichiarazione_telematico_file')
    .select(sql<number>`coalesce(max(numero), 0) + 1`.as('numero'))
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .executeTakeFirstOrThrow();
  const { diProva: di_prova, ...altro } = file;
  const riga = await trx
    .insertInto('dichiarazione_telematico_file')
    .values({ studio_id: studioId, dichiarazione_id: id, numero, utente_id: utenteId, di_prova, ...altro })
    .returning('id')
    .executeTakeFirstOrThrow();
  return riga.id;
}

export async function markFileInviato(
  trx: Trx,
  { studioId }: DiChi,
  fileId: string,
  invio: { inviatoIl: string; protocollo: string | null },
): Promise<void> {
  await trx
    .updateTable('dichiarazione_telematico_file')
    .set({ inviato_il: invio.inviatoIl, protocollo: invio.protocollo })
    .where('studio_id', '=', studioId)
    .where('id', '=', fileId)
    .execute();
}

/** The files of a declaration without their bytes, from the newest. */
export const listFile = (trx: Trx, { studioId, id }: DiChi) =>
  trx
    .selectFrom('dichiarazione_telematico_file as f')
    .leftJoin('utente as u', 'u.id', 'f.utente_id')
    .select(['f.id', 'f.numero', 'f.nome', 'f.tracciato', 'f.versione', 'f.righe', 'f.di_prova as diProva'])
    .select(['f.sha256', 'f.creato_il as creatoIl', 'f.inviato_il as inviatoIl', 'f.protocollo'])
    .select((e) => e.fn<number>('octet_length', ['f.contenuto']).as('byte'))
    .select(['u.nome as utenteNome', 'u.cognome as utenteCognome'])
    .where('f.studio_id', '=', studioId)
    .where('f.dichiarazione_id', '=', id)
    .orderBy('f.numero', 'desc')
    .execute();

/** One file with its bytes. */
export const findFile = (trx: Trx, { studioId, id }: DiChi, fileId: string) =>
  trx
    .selectFrom('dichiarazione_telematico_file')
    .select(['id', 'nome', 'tracciato', 'contenuto', 'sha256', 'creato_il as creatoIl'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('id', '=', fileId)
    .executeTakeFirst();

/** The file with that hash, among those of a declaration. */
export const findFilePerImpronta = (trx: Trx, { studioId, id }: DiChi, sha256: Buffer) =>
  trx
    .selectFrom('dichiarazione_telematico_file')
    .select(['id', 'tracciato', 'contenuto', 'di_prova as diProva'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('sha256', '=', sha256)
    .orderBy('numero', 'desc')
    .executeTakeFirst();

export interface NuovaRicevuta {
  readonly fileId: string;
  readonly esito: 'ACCOLTA' | 'SCARTATA';
  readonly data: string;
  readonly protocollo: string;
  readonly errori: readonly ErroreScritto[];
  readonly contenuto: Buffer;
}

export async function insertRicevuta(
  trx: Trx,
  { studioId, id }: DiChi,
  { fileId, errori, ...altro }: NuovaRicevuta,
  utenteId: number,
): Promise<void> {
  await trx
    .insertInto('dichiarazione_telematico_ricevuta')
    .values({
      studio_id: studioId,
      dichiarazione_id: id,
      file_id: fileId,
      errori: JSON.stringify(errori),
      utente_id: utenteId,
      ...altro,
    })
    .execute();
}

/** The receipts of a declaration, from the newest. */
export const listRicevute = (trx: Trx, { studioId, id }: DiChi) =>
  trx
    .selectFrom('dichiarazione_telematico_ricevuta as r')
    .leftJoin('utente as u', 'u.id', 'r.utente_id')
    .select(['r.id', 'r.file_id as fileId', 'r.esito', 'r.data', 'r.protocollo', 'r.errori'])
    .select(['r.registrata_il as registrataIl', 'u.nome as utenteNome', 'u.cognome as utenteCognome'])
    .where('r.studio_id', '=', studioId)
    .where('r.dichiarazione_id', '=', id)
    .orderBy('r.registrata_il', 'desc')
    .orderBy('r.id')
    .execute();

/** A receipt by its key, with its bytes, its file and whose it is. */
export const findRicevuta = (trx: Trx, id: string) =>
  trx
    .selectFrom('dichiarazione_telematico_ricevuta as r')
    .innerJoin('dichiarazione_telematico_file as f', (join) =>
      join.onRef('f.studio_id', '=', 'r.studio_id').onRef('f.id', '=', 'r.file_id'),
    )
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'r.studio_id').onRef('d.id', '=', 'r.dichiarazione_id'),
    )
    .select([
      'r.esito',
      'r.data',
      'r.protocollo',
      'r.errori',
      'r.contenuto',
      'r.registrata_il as registrataIl',
    ])
    .select(['f.nome as nomeFile', 'f.di_prova as diProva'])
    .select(['d.id as idDichiarazione', 'd.anno', 'd.tipo', 'd.anagrafica_id as idAnagrafica'])
    .select('d.studio_id as studioId')
    .where('r.id', '=', id)
    .executeTakeFirst();

/** Declarations of some studi. */
interface DiMolti {
  readonly studi: readonly number[];
  readonly ids: readonly string[];
}

/** What was made and sent of these declarations, from the newest. */
export const listInvii = (trx: Trx, { studi, ids }: DiMolti) =>
  trx
    .selectFrom('dichiarazione_telematico_file')
    .select(['id', 'dichiarazione_id as dichiarazioneId', 'numero', 'nome', 'di_prova as diProva'])
    .select(['creato_il as creatoIl', 'inviato_il as inviatoIl', 'protocollo'])
    .where('studio_id', 'in', studi)
    .where('dichiarazione_id', 'in', ids)
    .orderBy('numero', 'desc')
    .execute();

/** What came back of these declarations, from the newest. */
export const listEsiti = (trx: Trx, { studi, ids }: DiMolti) =>
  trx
    .selectFrom('dichiarazione_telematico_ricevuta')
    .select(['id', 'dichiarazione_id as dichiarazioneId', 'file_id as fileId', 'esito', 'data', 'protocollo'])
    .where('studio_id', 'in', studi)
    .where('dichiarazione_id', 'in', ids)
    .orderBy('registrata_il', 'desc')
    .orderBy('id')
    .execute();

/** Whether another declaration of the same client, year and type was accepted. */
export async function hasAltraAccolta(
  trx: Trx,
  d: DiChi & { readonly anagraficaId: string; readonly anno: number; readonly tipo: string },
): Promise<boolean> {
  const riga = await trx
    .selectFrom('dichiarazione_telematico as t')
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 't.studio_id').onRef('d.id', '=', 't.dichiarazione_id'),
    )
    .select('d.id')
    .where('t.studio_id', '=', d.studioId)
    .where('d.anagrafica_id', '=', d.anagraficaId)
    .where('d.anno', '=', d.anno)
    .where(sql<boolean>`d.tipo = ${d.tipo}`)
    .where('d.id', '<>', d.id)
    .where('d.finalita', '=', 'Ordinaria')
    .where('t.stato', 'in', [...statiAccolti])
    .executeTakeFirst();
  return riga !== undefined;
}

/** Address of the client, and the texts of the studio, for the mail about the sending. */
export const getDestinatario = (trx: Trx, { studioId }: DiChi, anagraficaId: string) =>
  trx
    .selectFrom('anagrafica as a')
    .innerJoin('studio as s', 's.id', 'a.studio_id')
    .select(['a.email', 's.testi'])
    .where('a.studio_id', '=', studioId)
    .where('a.id', '=', anagraficaId)
    .executeTakeFirstOrThrow();
