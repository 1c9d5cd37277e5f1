import { createHash } from 'node:crypto';
import { fromKysely } from 'pg-boss';
import type { Db, Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { type Ambito, withTenant } from '../../../db/tenancy.ts';
import { CODA_LAVORI } from '../../../gateways/coda/coda.ts';
import { requireConferma } from '../../../http/conferma.ts';
import { DomainError, type ModelState } from '../../../http/domain-error.ts';
import type { Genere } from '../../../http/genere.ts';
import { authorize, isFornitore } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { insertEvento } from '../evento/evento.queries.ts';
import {
  countVivi,
  type DiChi,
  findLavoro,
  insertLavoro,
  isVivo,
  type Lavoro,
  toFilo,
} from './lavoro.queries.ts';
import { announceLavori, askAnnullo, cancelInCoda, reopenLavoro } from './svolgimento.queries.ts';

/** Jobs of one user waiting or running. */
const VIVI_MASSIMI = 10;

type Chi = Pick<Sessione, 'studi' | 'studioId' | 'sostituzione' | 'gruppi' | 'senzaGruppo'>;

/** The studio a job belongs to: 0 for who works outside every studio. */
const studioDi = ({ studioId }: Pick<Sessione, 'studioId'>): number => studioId ?? 0;

/** The studi of a session, and where its jobs are. */
export const ambitoLavori = (chi: Chi): Ambito => ({
  studi: [...new Set([...chi.studi, studioDi(chi)])],
  sostituzione: chi.sostituzione,
  gruppi: chi.gruppi,
  senzaGruppo: chi.senzaGruppo,
});

/** A transaction that sees the studi of the session and its jobs. */
export const withLavori = <T>(db: Db, chi: Chi, fn: (trx: Trx) => Promise<T>): Promise<T> =>
  withTenant(db, ambitoLavori(chi), fn);

/** Whose jobs a session sees: its own; the vendor everybody's. */
export const diChi = (sessione: Sessione): DiChi => (isFornitore(sessione) ? 'tutti' : sessione.utenteId);

/** Tells the pages of the user how a job stands, when the transaction commits. */
export const tellLavoro = (trx: Trx, lavoro: Lavoro, adesso: Date): Promise<void> =>
  insertEvento(trx, {
    studioId: lavoro.studio_id,
    utenteId: lavoro.utente_id,
    tipo: 'lavoro',
    dati: toFilo(lavoro, adesso),
  });

/** Puts a job in the queue, if the transaction commits. */
export async function enqueueLavoro(
  trx: Trx,
  { coda }: Pick<Servizi, 'coda'>,
  lavoro: Pick<Lavoro, 'studio_id' | 'id'>,
  dopoSecondi = 0,
): Promise<void> {
  const incarico = { studioId: lavoro.studio_id, lavoroId: lavoro.id };
  const opzioni = { db: fromKysely(trx), ...(dopoSecondi > 0 ? { startAfter: dopoSecondi } : {}) };
  await coda.send(CODA_LAVORI, incarico, opzioni);
  if (dopoSecondi === 0) await announceLavori(trx);
}

function readParametri(genere: Genere, parametri: unknown): unknown {
  const esito = genere.parametri.safeParse(parametri);
  if (esito.success) return esito.data;
  const modelState: ModelState = {};
  for (const { path, message } of esito.error.issues) {
    const campo = path.length === 0 ? 'Parametri' : path.map(String).join('.');
    modelState[campo] = [...(modelState[campo] ?? []), message];
  }
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
}

const computeChiave = (nome: string, utenteId: number, parametri: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([nome, utenteId, parametri]))
    .digest('base64url');

/** @throws TROPPI_LAVORI */
async function requirePosto(trx: Trx, utenteId: number): Promise<void> {
  if ((await countVivi(trx, utenteId)) >= VIVI_MASSIMI) throw new DomainError('TROPPI_LAVORI');
}

/**
 * Writes a job, its rows and its place in the queue: all of it, or nothing, with the transaction it is given (one of
 * `withLavori`, for who works outside a studio).
 * @throws RICHIESTA_NON_VALIDA, NON_AUTORIZZATO, CONFERMA_RICHIESTA, LAVORO_GIA_IN_CORSO, TROPPI_LAVORI, and what the kind refuses
 */
export async function startLavoro(
  trx: Trx,
  servizi: Pick<Servizi, 'coda' | 'now'>,
  sessione: Sessione & { readonly ip?: string },
  genere: Genere,
  richiesti: unknown,
): Promise<string> {
  const parametri = readParametri(genere, richiesti);
  authorize(sessione, genere.getPermesso(parametri));
  if (genere.isRiservato) requireConferma(sessione, servizi.now());
  await requirePosto(trx, sessione.utenteId);
  const totale = (await genere.check?.(trx, sessione, parametri)) ?? null;
  const lavoro = await insertLavoro(trx, {
    studioId: studioDi(sessione),
    utenteId: sessione.utenteId,
    sostituzione: sessione.sostituzione,
    nome: genere.nome,
    titolo: genere.getTitolo(parametri),
    chiave: computeChiave(genere.nome, sessione.utenteId, parametri),
    parametri,
    totale,
    righe: await genere.listRighe?.(trx, parametri),
  });
  if (lavoro === undefined) throw new DomainError('LAVORO_GIA_IN_CORSO');
  if (genere.azione !== undefined) {
    await writeRegistro(trx, {
      studioId: lavoro.studio_id,
      utenteId: sessione.utenteId,
      ip: sessione.ip ?? null,
      azione: genere.azione,
      entita: 'lavoro',
      entitaId: lavoro.id,
      dopo: parametri,
    });
  }
  await enqueueLavoro(trx, servizi, lavoro);
  await tellLavoro(trx, lavoro, servizi.now());
  return lavoro.id;
}

/** @throws NON_TROVATO when it is not theirs */
export async function requireLavoro(
  trx: Trx,
  sessione: Sessione,
  id: string,
  trattieni = false,
): Promise<Lavoro> {
  const lavoro = await findLavoro(trx, id, diChi(sessione), trattieni);
  if (lavoro === undefined) throw new DomainError('NON_TROVATO');
  return lavoro;
}

/**
 * A job whose rows or file are about to be read. Somebody of the vendor who reads those of another leaves a line in the
 * audit log of the studio they are of.
 * @throws NON_TROVATO when it is not theirs
 */
export async function openLavoro(
  trx: Trx,
  sessione: Sessione & { readonly ip: string | null },
  id: string,
): Promise<Lavoro> {
  const lavoro = await requireLavoro(trx, sessione, id);
  if (lavoro.utente_id !== sessione.utenteId)
    await writeRegistro(trx, {
      studioId: lavoro.studio_id,
      utenteId: sessione.utenteId,
      ip: sessione.ip,
      azione: 'lettura',
      entita: 'lavoro',
      entitaId: lavoro.id,
      dopo: { lavoro: lavoro.nome },
    });
  return lavoro;
}

/** Cancels a job: at once when nobody began it, at the next row otherwise. @throws NON_TROVATO, LAVORO_FINITO */
export async function stopLavoro(
  trx: Trx,
  servizi: Pick<Servizi, 'now'>,
  sessione: Sessione,
  id: string,
): Promise<void> {
  const lavoro = await requireLavoro(trx, sessione, id, true);
  if (!isVivo(lavoro)) throw new DomainError('LAVORO_FINITO');
  const fermato =
    lavoro.stato === 'in coda' ? await cancelInCoda(trx, lavoro) : await askAnnullo(trx, lavoro);
  await tellLavoro(trx, fermato, servizi.now());
}

/**
 * Takes up again a job of one's own that did not end well, from the first row that is not done. The act is on record.
 * @throws NON_TROVATO, LAVORO_NON_FINITO, LAVORO_FINITO when there is nothing left, METODO_NON_DEFINITO, NON_AUTORIZZATO,
 * LAVORO_GIA_IN_CORSO, TROPPI_LAVORI
 */
export async function retryLavoro(
  trx: Trx,
  servizi: Pick<Servizi, 'coda' | 'now' | 'generi'>,
  sessione: Sessione & { readonly ip: string | null },
  id: string,
): Promise<void> {
  const lavoro = await findLavoro(trx, id, sessione.utenteId, true);
  if (lavoro === undefined) throw new DomainError('NON_TROVATO');
  if (isVivo(lavoro)) throw new DomainError('LAVORO_NON_FINITO');
  if (lavoro.stato === 'riuscito') throw new DomainError('LAVORO_FINITO');
  const genere = servizi.generi.get(lavoro.nome);
  if (genere === undefined) throw new DomainError('METODO_NON_DEFINITO');
  authorize(sessione, genere.getPermesso(readParametri(genere, lavoro.parametri)));
  await requirePosto(trx, sessione.utenteId);
  const riaperto = await reopenLavoro(trx, lavoro).catch((errore: unknown) => {
    if (errore instanceof Error && 'code' in errore && errore.code === '23505')
      throw new DomainError('LAVORO_GIA_IN_CORSO');
    throw errore;
  });
  await writeRegistro(trx, {
    ...{ studioId: lavoro.studio_id, utenteId: sessione.utenteId, ip: sessione.ip, azione: 'ripresa' },
    ...{ entita: 'lavoro', entitaId: lavoro.id },
    prima: { stato: lavoro.stato, riuscite: lavoro.riuscite, scartate: lavoro.scartate },
    dopo: { lavoro: lavoro.nome },
  });
  await enqueueLavoro(trx, servizi, riaperto);
  await tellLavoro(trx, riaperto, servizi.now());
}
