import { type GestoreFilo, type GestoreScritto, testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { describeLogo, type QualeLogo, requireLogo } from '../../../http/logo.rules.ts';
import { isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findProprio } from './gestore.policy.ts';
import {
  deleteGestore,
  findGestore,
  findLogo,
  insertGestore,
  lockGestore,
  updateGestore,
  updateLogo,
} from './gestore.queries.ts';
import { checkGestore, checkRiservati, normalizeGestore } from './gestore.rules.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
}

const writeAtto = makeWriteAtto('gestore');

/** The key of a gestore that who asks may see. @throws NON_TROVATO */
export function requireGestore(sessione: Sessione, testo: string): number {
  const id = /^[1-9]\d{0,8}$/.test(testo) ? Number(testo) : 0;
  const proprio = findProprio(sessione);
  if (id === 0 || (proprio !== null && proprio !== id)) throw new DomainError('NON_TROVATO');
  return id;
}

/** @throws NON_TROVATO */
export async function getGestore(trx: Trx, id: number): Promise<GestoreFilo> {
  const trovato = await findGestore(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

const isVincolo = (errore: unknown, ...codici: readonly string[]) =>
  errore instanceof Error && 'code' in errore && codici.includes(String(errore.code));

/** The code of a gestore is in the address of its login page: it is one's alone. */
async function refuseDoppione<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (errore) {
    if (!isVincolo(errore, '23505')) throw errore;
    throw new DomainError('CODICE_GIA_USATO', { modelState: { Codice: [testiCampo.CODICE_GIA_USATO] } });
  }
}

/** Adds a gestore. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createGestore(trx: Trx, autore: Autore, letto: GestoreScritto): Promise<GestoreFilo> {
  const scritto = normalizeGestore(letto);
  requireNessunErrore(checkGestore(scritto));
  const id = await refuseDoppione(() => insertGestore(trx, scritto));
  await writeAtto(trx, autore, id, 'nuovo gestore', { dopo: scritto });
  return getGestore(trx, id);
}

async function holdGestore(trx: Trx, id: number): Promise<GestoreFilo> {
  const trovato = await lockGestore(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/**
 * Changes a gestore read at `versione`; its administrator keeps to its own data.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO, NON_AUTORIZZATO with the fields
 */
export async function changeGestore(
  trx: Trx,
  autore: Autore,
  { id, versione, letto }: { id: number; versione: number; letto: GestoreScritto },
): Promise<GestoreFilo> {
  const prima = await holdGestore(trx, id);
  if (prima.Versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  const scritto = normalizeGestore(letto);
  const modelState = isFornitore(autore.sessione) ? {} : checkRiservati(prima, scritto);
  if (Object.keys(modelState).length > 0) throw new DomainError('NON_AUTORIZZATO', { modelState });
  requireNessunErrore(checkGestore(scritto));
  await refuseDoppione(() => updateGestore(trx, id, scritto));
  const dopo = await getGestore(trx, id);
  await writeAtto(trx, autore, id, 'modifica gestore', { prima, dopo });
  return dopo;
}

/** Only a gestore without studi and users goes. @throws NON_TROVATO, GESTORE_IN_USO */
export async function removeGestore(trx: Trx, autore: Autore, id: number): Promise<void> {
  const prima = await holdGestore(trx, id);
  try {
    await deleteGestore(trx, id);
  } catch (errore) {
    throw isVincolo(errore, '23503', '23001') ? new DomainError('GESTORE_IN_USO') : errore;
  }
  await writeAtto(trx, autore, id, 'eliminazione gestore', { prima });
}

/** Writes a logo after looking at what the file really is. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function changeLogo(
  trx: Trx,
  autore: Autore,
  { id, quale, contenuto }: { id: number; quale: QualeLogo; contenuto: Buffer | null },
): Promise<GestoreFilo> {
  await holdGestore(trx, id);
  const logo = contenuto && { dati: contenuto, tipo: requireLogo(contenuto, quale) };
  const prima = { quale, logo: describeLogo(await findLogo(trx, id, quale)) };
  await updateLogo(trx, id, quale, logo);
  const dopo = { quale, logo: describeLogo(logo) };
  await writeAtto(trx, autore, id, contenuto === null ? 'logo tolto' : 'nuovo logo', { prima, dopo });
  return getGestore(trx, id);
}
