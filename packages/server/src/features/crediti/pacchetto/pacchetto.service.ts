import {
  errori,
  type OffertaFilo,
  type PacchettoFilo,
  type PacchettoScritto,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { isConsulente, isDiStudio, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { scriviPacchetti } from './pacchetto.policy.ts';
import {
  deletePacchetto,
  findCompratore,
  findFacolta,
  findPacchetto,
  insertPacchetto,
  listOfferti,
  lockPacchetto,
  type RigaPacchetto,
  type Sguardo,
  updatePacchetto,
  upsertAttivazione,
} from './pacchetto.queries.ts';
import { computePacchetto, mayCreare } from './pacchetto.rules.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** How far who asks sees. */
export function computeSguardo(sessione: Sessione): Sguardo {
  if (isFornitore(sessione) || isConsulente(sessione)) return { di: 'tutti' };
  if (isDiStudio(sessione)) return { di: 'studio', gestoreId: sessione.profilo.gestore?.id ?? null };
  return { di: 'gestore', gestoreId: sessione.gestoreId ?? 0 };
}

/** Whether who asks may have packages of its own: the vendor, or a gestore that is allowed to. */
export async function mayScrivere(trx: Trx, sessione: Sessione): Promise<boolean> {
  if (!scriviPacchetti.regola(sessione)) return false;
  if (isFornitore(sessione)) return true;
  return sessione.gestoreId !== null && mayCreare(await findFacolta(trx, sessione.gestoreId));
}

const toFilo = (riga: RigaPacchetto, isModificabile: boolean): PacchettoFilo => ({
  Id: riga.id,
  Nome: riga.nome,
  Crediti: riga.crediti,
  CostoUnitario: toEuro(riga.costo_unitario),
  Prezzo: toEuro(riga.prezzo),
  ScadenzaMesi: riga.scadenza_mesi,
  Pubblico: riga.pubblico,
  Attivo: riga.attivo,
  NomeGestore: riga.nome_gestore,
  Modificabile: isModificabile,
  Versione: riga.versione,
});

/** The rows as who asks reads them. */
export async function describePacchetti(
  trx: Trx,
  sessione: Sessione,
  righe: readonly RigaPacchetto[],
): Promise<PacchettoFilo[]> {
  const scrive = await mayScrivere(trx, sessione);
  return righe.map((riga) =>
    toFilo(riga, scrive && (isFornitore(sessione) || riga.gestore_id === sessione.gestoreId)),
  );
}

/** @throws NON_TROVATO */
async function requirePacchetto(trx: Trx, sessione: Sessione, id: string): Promise<RigaPacchetto> {
  const trovato = isUuid(id) ? await findPacchetto(trx, id, computeSguardo(sessione)) : undefined;
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** @throws NON_TROVATO */
export async function getPacchetto(trx: Trx, sessione: Sessione, id: string): Promise<PacchettoFilo> {
  const [filo] = await describePacchetti(trx, sessione, [await requirePacchetto(trx, sessione, id)]);
  if (!filo) throw new DomainError('NON_TROVATO');
  return filo;
}

const writeAtto = makeWriteAtto('pacchetto');

/** A package that who asks may change whole, held. @throws NON_TROVATO, NON_AUTORIZZATO */
async function holdPacchetto(trx: Trx, sessione: Sessione, id: string): Promise<RigaPacchetto> {
  if (isUuid(id)) await lockPacchetto(trx, id);
  const riga = await requirePacchetto(trx, sessione, id);
  const isSuo = isFornitore(sessione) || riga.gestore_id === sessione.gestoreId;
  if (!isSuo || !(await mayScrivere(trx, sessione))) throw new DomainError('NON_AUTORIZZATO');
  return riga;
}

/** Adds a package, of who asks. @throws NON_AUTORIZZATO for a gestore that may not */
export async function createPacchetto(
  trx: Trx,
  autore: Autore,
  letto: PacchettoScritto,
): Promise<PacchettoFilo> {
  const { sessione } = autore;
  if (!(await mayScrivere(trx, sessione))) throw new DomainError('NON_AUTORIZZATO');
  const id = await insertPacchetto(trx, sessione.gestoreId, computePacchetto(letto));
  await writeAtto(trx, autore, id, 'nuovo pacchetto', { dopo: letto });
  return getPacchetto(trx, sessione, id);
}

/** @throws NON_TROVATO, NON_AUTORIZZATO, RECORD_MODIFICATO */
export async function changePacchetto(
  trx: Trx,
  autore: Autore,
  { id, versione, letto }: { id: string; versione: number; letto: PacchettoScritto },
): Promise<PacchettoFilo> {
  const prima = await holdPacchetto(trx, autore.sessione, id);
  if (prima.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  await updatePacchetto(trx, id, computePacchetto(letto));
  await writeAtto(trx, autore, id, 'modifica pacchetto', { prima: toFilo(prima, true), dopo: letto });
  return getPacchetto(trx, autore.sessione, id);
}

/** Whether a package is active and public: of the vendor's, for the studi of who asks alone. @throws NON_TROVATO */
export async function changeAttivazione(
  trx: Trx,
  autore: Autore,
  id: string,
  scelta: { attivo: boolean; pubblico: boolean },
): Promise<PacchettoFilo> {
  const { sessione } = autore;
  if (isUuid(id)) await lockPacchetto(trx, id);
  const { gestore_id, attivo, pubblico } = await requirePacchetto(trx, sessione, id);
  if (gestore_id === null && sessione.gestoreId !== null)
    await upsertAttivazione(trx, sessione.gestoreId, id, scelta);
  else await updatePacchetto(trx, id, scelta);
  await writeAtto(trx, autore, id, 'attivazione pacchetto', { prima: { attivo, pubblico }, dopo: scelta });
  return getPacchetto(trx, sessione, id);
}

const isInUso = (errore: unknown) =>
  errore instanceof Error && 'code' in errore && (errore.code === '23503' || errore.code === '23001');

/** Only a package that nobody bought goes. @throws NON_TROVATO, NON_AUTORIZZATO, PACCHETTO_IN_USO */
export async function removePacchetto(trx: Trx, autore: Autore, id: string): Promise<void> {
  const prima = await holdPacchetto(trx, autore.sessione, id);
  await writeAtto(trx, autore, id, 'eliminazione pacchetto', { prima: toFilo(prima, true) });
  try {
    await deletePacchetto(trx, id);
  } catch (errore) {
    throw isInUso(errore) ? new DomainError('PACCHETTO_IN_USO') : errore;
  }
}

async function getCompratore(trx: Trx, studioId: number, adesso: Date) {
  const trovato = await findCompratore(trx, studioId, giornoDiRoma(adesso));
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** Who sells to a studio (null: the vendor), and whether it is locked today. @throws NON_TROVATO */
export async function getGestoreDi(
  trx: Trx,
  studioId: number,
  adesso: Date,
): Promise<{ gestoreId: number | null; isFermo: boolean }> {
  const { gestoreId, isFermo } = await getCompratore(trx, studioId, adesso);
  return { gestoreId, isFermo };
}

/**
 * Whether something may be sold to a studio today: its gestore is not locked (the vendor sells all the same) and its billing
 * data are there. @throws PAGAMENTI_NON_ATTIVI, DATI_FATTURAZIONE_MANCANTI with the fields
 */
export async function requireVendita(
  trx: Trx,
  studioId: number,
  { adesso, vende }: { adesso: Date; vende: 'fornitore' | 'gestore' },
): Promise<void> {
  const { isFermo, via, comune, provincia, cap } = await getCompratore(trx, studioId, adesso);
  if (isFermo && vende === 'gestore') throw new DomainError('PAGAMENTI_NON_ATTIVI');
  const vuoti = Object.entries({ Via: via, Comune: comune, Provincia: provincia, CAP: cap }).filter(
    ([, valore]) => valore === null || valore.trim() === '',
  );
  if (vuoti.length === 0) return;
  const modelState: ModelState = Object.fromEntries(
    vuoti.map(([campo]) => [campo, [testiCampo.OBBLIGATORIO]]),
  );
  throw new DomainError('DATI_FATTURAZIONE_MANCANTI', { modelState });
}

/** A package that may be bought for a studio today. @throws RICHIESTA_NON_VALIDA for one that may not */
export async function getAcquistabile(
  trx: Trx,
  sessione: Sessione,
  studioId: number,
  id: string,
): Promise<{ id: string; nome: string; crediti: number; prezzo: number; scadenzaMesi: number | null }> {
  const riga = await findPacchetto(trx, id, computeSguardo(sessione));
  const compratore = await findCompratore(trx, studioId, '0001-01-01');
  const isPerLui = riga?.gestore_id === null || riga?.gestore_id === compratore?.gestoreId;
  if (!riga?.attivo || !isPerLui) requireNessunErrore({ IdPacchetto: [testiCampo.PACCHETTO_SCONOSCIUTO] });
  if (!riga) throw new DomainError('NON_TROVATO');
  return {
    id: riga.id,
    nome: riga.nome,
    crediti: riga.crediti,
    prezzo: riga.prezzo,
    scadenzaMesi: riga.scadenza_mesi,
  };
}

/** A package that a studio is offered today, and who sells to it. @throws RICHIESTA_NON_VALIDA for one that is not */
export async function getOfferto(
  trx: Trx,
  { studioId, adesso, id }: { studioId: number; adesso: Date; id: string },
): Promise<{ gestoreId: number | null; pacchetto: RigaPacchetto }> {
  const { gestoreId } = await getCompratore(trx, studioId, adesso);
  const pacchetto = isUuid(id) ? await findPacchetto(trx, id, { di: 'studio', gestoreId }) : undefined;
  if (pacchetto === undefined) {
    const modelState = { IdPacchetto: [testiCampo.PACCHETTO_SCONOSCIUTO] };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  return { gestoreId, pacchetto };
}

/** All that a studio is offered, from the smallest, and who sells to it. @throws NON_TROVATO */
export async function listPerStudio(
  trx: Trx,
  { studioId, adesso }: { studioId: number; adesso: Date },
): Promise<{ gestoreId: number | null; isFermo: boolean; pacchetti: RigaPacchetto[] }> {
  const { gestoreId, isFermo } = await getCompratore(trx, studioId, adesso);
  return { gestoreId, isFermo, pacchetti: await listOfferti(trx, gestoreId) };
}

/** What a studio may buy, from whom, and that for now it is to be asked for. @throws NON_TROVATO */
export async function getOfferta(
  trx: Trx,
  sessione: Sessione,
  { studioId, adesso }: { studioId: number; adesso: Date },
): Promise<OffertaFilo> {
  const { gestoreId, venditore, email, telefono } = await getCompratore(trx, studioId, adesso);
  return {
    Pacchetti: await describePacchetti(trx, sessione, await listOfferti(trx, gestoreId)),
    Venditore: { Nome: venditore ?? '', Email: email, Telefono: telefono },
    Avviso: errori.PAGAMENTI_NON_ATTIVI.testo,
  };
}
