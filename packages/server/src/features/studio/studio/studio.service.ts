import { frasiCampo, type StudioFilo, type StudioScritto, testiCampo } from '@quadra/contract';
import { parseListaIp } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { Posta } from '../../../gateways/posta/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyLimiteUtenti } from '../../accesso/utente/utente.public.ts';
import {
  deleteStudio,
  existsGestore,
  findIndirizzi,
  findStudio,
  insertStudio,
  lockStudio,
  updateForzaChiusura,
  updateIndirizzi,
  updateStudio,
} from './studio.queries.ts';
import { checkRiservati, checkStudio, keepIndirizzi, normalizeStudio } from './studio.rules.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
  /** Where the notices go out. */
  readonly posta: Posta;
}

/** @throws NON_TROVATO for a studio out of reach */
export async function getIndirizzi(trx: Trx, sessione: Sessione, idStudio: number): Promise<string> {
  const lista = await findIndirizzi(trx, requireStudio(sessione, idStudio));
  if (lista === undefined) throw new DomainError('NON_TROVATO');
  return lista;
}

/** A change of a studio in its audit log. */
export const writeAtto = (
  trx: Trx,
  { sessione, ip }: Autore,
  idStudio: number,
  azione: string,
  valori: { prima?: unknown; dopo?: unknown } = {},
) =>
  writeRegistro(trx, {
    studioId: idStudio,
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'studio',
    entitaId: idStudio,
    ...valori,
  });

/**
 * Writes where the operators of a studio may work from, read strictly; it holds from the next call of each of them.
 * Answers the list as it is kept.
 * @throws RICHIESTA_NON_VALIDA naming what is no address, NON_TROVATO
 */
export async function changeIndirizzi(
  trx: Trx,
  autore: Autore,
  { idStudio, lista }: { idStudio: number; lista: string },
): Promise<string> {
  const prima = await getIndirizzi(trx, autore.sessione, idStudio);
  const { voci, errate } = parseListaIp(lista);
  if (errate.length > 0) {
    const modelState = { IpAbilitati: errate.map(frasiCampo.ipErrato) };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  const dopo = [...new Set(voci)].join(', ');
  if (dopo === prima) return dopo;
  await updateIndirizzi(trx, idStudio, dopo);
  await writeAtto(trx, autore, idStudio, 'indirizzi abilitati', {
    prima: { ipAbilitati: prima },
    dopo: { ipAbilitati: dopo },
  });
  return dopo;
}

/** A studio of the transaction, by the text of its key. @throws NON_TROVATO */
export async function getStudio(trx: Trx, id: number): Promise<StudioFilo> {
  const trovato = await findStudio(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** The same, held until the transaction ends. @throws NON_TROVATO */
export async function holdStudio(trx: Trx, id: number): Promise<StudioFilo> {
  const trovato = await lockStudio(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** The key in an address. @throws NON_TROVATO for what is no key */
export function requireIntero(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError('NON_TROVATO');
  return Number(id);
}

async function requireGestore(trx: Trx, { GestoreId }: StudioScritto): Promise<void> {
  if (GestoreId !== null && !(await existsGestore(trx, GestoreId)))
    requireNessunErrore({ GestoreId: [testiCampo.GESTORE_SCONOSCIUTO] });
}

/** Adds a studio; what a gestore adds is its own. @throws RICHIESTA_NON_VALIDA */
export async function createStudio(trx: Trx, autore: Autore, letto: StudioScritto): Promise<StudioFilo> {
  const { gestoreId } = autore.sessione;
  const scritto = normalizeStudio({ ...letto, GestoreId: gestoreId ?? letto.GestoreId });
  requireNessunErrore(checkStudio(letto, scritto));
  await requireGestore(trx, scritto);
  const id = await insertStudio(trx, scritto);
  await writeAtto(trx, autore, id, 'nuovo studio', { dopo: scritto });
  return getStudio(trx, id);
}

/**
 * Changes a studio read at `versione`. What is not for who asks is refused field by field; users beyond a lowered maximum
 * are disabled.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, NON_AUTORIZZATO with the fields
 */
export async function changeStudio(
  trx: Trx,
  autore: Autore,
  { id, versione, letto }: { id: number; versione: number; letto: StudioScritto },
): Promise<StudioFilo> {
  const prima = await holdStudio(trx, id);
  if (prima.Versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  const scritto = normalizeStudio(keepIndirizzi(autore.sessione, prima, letto));
  const riservati = checkRiservati(autore.sessione, prima, scritto);
  if (Object.keys(riservati).length > 0) throw new DomainError('NON_AUTORIZZATO', { modelState: riservati });
  requireNessunErrore(checkStudio(letto, scritto));
  await requireGestore(trx, scritto);
  await updateStudio(trx, id, scritto);
  if (scritto.NumeroMassimoUtenti !== prima.NumeroMassimoUtenti) {
    const { posta, ip, sessione } = autore;
    await applyLimiteUtenti(trx, id, scritto.NumeroMassimoUtenti, { posta, ip, utenteId: sessione.utenteId });
  }
  const dopo = await getStudio(trx, id);
  await writeAtto(trx, autore, id, 'modifica studio', { prima, dopo });
  return dopo;
}

const isInUso = (errore: unknown) =>
  errore instanceof Error && 'code' in errore && (errore.code === '23503' || errore.code === '23001');

/** Only a studio that nobody ever used goes. @throws NON_TROVATO, STUDIO_IN_USO */
export async function removeStudio(trx: Trx, autore: Autore, id: number): Promise<void> {
  const prima = await holdStudio(trx, id);
  await writeAtto(trx, autore, id, 'eliminazione studio', { prima });
  try {
    await deleteStudio(trx, id);
  } catch (errore) {
    throw isInUso(errore) ? new DomainError('STUDIO_IN_USO') : errore;
  }
}

/** Whether the declarations of a studio close with quadri still open, after a confirmation. @throws NON_TROVATO */
export async function changeForzaChiusura(
  trx: Trx,
  autore: Autore,
  idStudio: number,
  abilita: boolean,
): Promise<void> {
  const { ForzaChiusuraQuadri: prima } = await holdStudio(trx, requireStudio(autore.sessione, idStudio));
  if (prima === abilita) return;
  await updateForzaChiusura(trx, idStudio, abilita);
  await writeAtto(trx, autore, idStudio, 'chiusura forzata dei quadri', { prima, dopo: abilita });
}
