import type { Anagrafica } from '@quadra/contract';
import { errori, testiCampo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { type Differenza, DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { type Problema, toCampo, toModelStateFilo, toValoreFilo } from '../../../http/wire-state.ts';
import { existsComune, findComune } from '../../base/comune/comune.public.ts';
import {
  deleteAnagraficaRow,
  findAnagrafica,
  findIdByCodiceFiscale,
  insertAnagrafica,
  isInUso,
  lockAnagrafica,
  updateAnagrafica,
  updateArchiviata,
} from './anagrafica.queries.ts';
import { checkAnagrafica, normalizeAnagrafica, type Scritta } from './anagrafica.rules.ts';
import { findPropri } from './proprio.queries.ts';
import { insertStoria, listEventi } from './storia.queries.ts';
import { type Cambio, checkDecorrenza, isDiStoria, listCambi } from './storia.rules.ts';

const luoghi = { existsComune, findComune };
const VINCOLO_CODICE = 'anagrafica_studio_id_codice_fiscale_key';

/** The anagrafica of an id. @throws NON_TROVATO also for those of other studi. */
export async function getAnagrafica(trx: Trx, id: string): Promise<Anagrafica> {
  const anagrafica = await findAnagrafica(trx, id);
  if (!anagrafica) throw new DomainError('NON_TROVATO');
  return anagrafica;
}

/** As `getAnagrafica`, held until the end of the transaction. @throws NON_TROVATO */
export async function getForUpdate(trx: Trx, id: string): Promise<Anagrafica> {
  const anagrafica = await lockAnagrafica(trx, id);
  if (!anagrafica) throw new DomainError('NON_TROVATO');
  return anagrafica;
}

/** What was written, made ready to be kept. @throws RICHIESTA_NON_VALIDA with the wrong fields. */
/** What is kept of a record as it was written, and what is wrong with it. */
export function checkScritta(letta: Scritta, adesso: Date): { scritta: Scritta; problemi: Problema[] } {
  const scritta = normalizeAnagrafica(letta, luoghi);
  return { scritta, problemi: checkAnagrafica(scritta, luoghi, giornoDiRoma(adesso)) };
}

/** What is kept of a record as it was written. @throws RICHIESTA_NON_VALIDA naming the fields */
export function requireAnagrafica(letta: Scritta, adesso: Date): Scritta {
  const { scritta, problemi } = checkScritta(letta, adesso);
  if (problemi.length > 0) {
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelStateFilo(problemi) });
  }
  return scritta;
}

const codiceGiaUsato = () =>
  new DomainError('CODICE_GIA_USATO', { modelState: { CodiceFiscale: [testiCampo.CODICE_GIA_USATO] } });

/** Two who write the same code at once: the second meets the unique key instead of the row. */
function translateDoppione(errore: unknown): never {
  const isDoppione =
    errore instanceof Error && 'constraint' in errore && errore.constraint === VINCOLO_CODICE;
  throw isDoppione ? codiceGiaUsato() : errore;
}

/** A private client or a company keeps its own record and nobody else's. @throws ANAGRAFICA_DI_TERZI */
export async function requireProprio(trx: Trx, studioId: number, codice: string): Promise<void> {
  if ((await findPropri(trx, studioId)).admits(codice, true)) return;
  throw new DomainError('ANAGRAFICA_DI_TERZI', {
    modelState: { CodiceFiscale: [errori.ANAGRAFICA_DI_TERZI.testo] },
  });
}

/**
 * A new anagrafica of a studio.
 * @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO, ANAGRAFICA_DI_TERZI, STUDIO_NON_INDICATO, NON_TROVATO (studio)
 */
export async function createAnagrafica(
  trx: Trx,
  sessione: Sessione,
  { letta, idStudio, adesso }: { letta: Scritta; idStudio: number | undefined; adesso: Date },
): Promise<Anagrafica> {
  const studioId = requireStudio(sessione, idStudio);
  const scritta = requireAnagrafica(letta, adesso);
  if (await findIdByCodiceFiscale(trx, studioId, scritta.codiceFiscale)) throw codiceGiaUsato();
  await requireProprio(trx, studioId, scritta.codiceFiscale);
  const id = await insertAnagrafica(trx, studioId, scritta, sessione.utenteId).catch(translateDoppione);
  return getAnagrafica(trx, id);
}

function* walkDifferenze(mio: object, attuale: object, prima: string): Generator<Differenza> {
  const attuali = new Map<string, unknown>(Object.entries(attuale));
  for (const [nome, valore] of Object.entries(mio)) {
    const altro = attuali.get(nome) ?? null;
    const campo = prima + nome;
    if (Array.isArray(valore)) {
      if (JSON.stringify(valore) !== JSON.stringify(altro))
        yield { Campo: toCampo(campo), Mio: toValoreFilo(valore), Attuale: toValoreFilo(altro) };
    } else if (valore !== null && typeof valore === 'object')
      yield* walkDifferenze(valore, altro ?? {}, `${campo}.`);
    else if (valore !== altro) yield { Campo: toCampo(campo), Mio: valore, Attuale: altro };
  }
}

/** Field by field, what the caller wrote against what is kept now. */
const listDifferenze = (mio: Scritta, attuale: Anagrafica): Differenza[] => [
  ...walkDifferenze(mio, attuale, ''),
];

/** Since when what changes holds: after the value it follows, not after today. @throws RICHIESTA_NON_VALIDA */
async function requireDecorrenza(
  trx: Trx,
  attuale: Anagrafica,
  cambi: readonly Cambio[],
  dal: string,
  adesso: Date,
): Promise<void> {
  const eventi = await listEventi(trx, { studioId: attuale.idStudio, id: attuale.id });
  const nascita = attuale.dataNascita ?? attuale.dataCostituzione;
  const problemi = checkDecorrenza(eventi, cambi, { dal, oggi: giornoDiRoma(adesso), nascita });
  if (problemi.length > 0)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelStateFilo(problemi) });
}

interface Sostituzione {
  readonly id: string;
  readonly letta: Scritta;
  readonly versione: number;
  /** Day since when what changes holds; without one it takes the place of what was there. */
  readonly dal?: string | null;
  readonly adesso: Date;
}

/**
 * Replaces an anagrafica read at `versione`; each changed field is in its history.
 * @throws NON_TROVATO, RECORD_MODIFICATO (with the differences), RICHIESTA_NON_VALIDA, CODICE_GIA_USATO, ANAGRAFICA_DI_TERZI
 */
export async function replaceAnagrafica(
  trx: Trx,
  sessione: Pick<Sessione, 'utenteId'>,
  { id, letta, versione, dal = null, adesso }: Sostituzione,
): Promise<Anagrafica> {
  const attuale = await getForUpdate(trx, id);
  const scritta = requireAnagrafica(letta, adesso);
  if (attuale.versione !== versione) {
    throw new DomainError('RECORD_MODIFICATO', { differenze: listDifferenze(scritta, attuale) });
  }
  const altra = await findIdByCodiceFiscale(trx, attuale.idStudio, scritta.codiceFiscale);
  if (altra !== undefined && altra !== id) throw codiceGiaUsato();
  if (scritta.codiceFiscale !== attuale.codiceFiscale)
    await requireProprio(trx, attuale.idStudio, scritta.codiceFiscale);
  const cambi = listCambi(attuale, scritta).filter(isDiStoria);
  if (dal !== null) await requireDecorrenza(trx, attuale, cambi, dal, adesso);
  return writeAnagrafica(trx, sessione, attuale, scritta, {
    azione: dal === null ? 'modifica' : 'storicizzazione',
    dal,
  });
}

/** Writes a record already checked over the one that is held, with its history. @throws CODICE_GIA_USATO */
export async function writeAnagrafica(
  trx: Trx,
  { utenteId }: Pick<Sessione, 'utenteId'>,
  attuale: Anagrafica,
  scritta: Scritta,
  { azione, dal = null }: { azione: string; dal?: string | null },
): Promise<Anagrafica> {
  const { id, idStudio: studioId, versione } = attuale;
  await updateAnagrafica(trx, studioId, id, scritta, utenteId).catch(translateDoppione);
  const cambi = listCambi(attuale, scritta).filter(isDiStoria);
  await insertStoria(trx, { studioId, id }, cambi, { azione, utenteId, versione: versione + 1, dal });
  return getAnagrafica(trx, id);
}

/** Deletes an anagrafica without declarations or documents; the act is on record. @throws NON_TROVATO, ANAGRAFICA_IN_USO */
export async function deleteAnagrafica(trx: Trx, sessione: Sessione, id: string, ip: string): Promise<void> {
  const attuale = await getForUpdate(trx, id);
  if (await isInUso(trx, attuale.idStudio, id)) throw new DomainError('ANAGRAFICA_IN_USO');
  await deleteAnagraficaRow(trx, attuale.idStudio, id);
  await writeRegistro(trx, {
    studioId: attuale.idStudio,
    utenteId: sessione.utenteId,
    ip,
    azione: 'eliminazione',
    entita: 'anagrafica',
    entitaId: id,
    prima: attuale,
  });
}

/** Puts an anagrafica in the archive, or takes it out: lists hide the archive unless asked. @throws NON_TROVATO */
export async function archiveAnagrafica(
  trx: Trx,
  sessione: Sessione,
  id: string,
  archiviata: boolean,
): Promise<Anagrafica> {
  const attuale = await getForUpdate(trx, id);
  if (attuale.archiviata === archiviata) return attuale;
  await updateArchiviata(trx, attuale.idStudio, id, archiviata, sessione.utenteId);
  const cambio = { campo: 'archiviata', prima: attuale.archiviata, dopo: archiviata };
  await insertStoria(trx, { studioId: attuale.idStudio, id }, [cambio], {
    azione: archiviata ? 'archiviazione' : 'ripristino',
    utenteId: sessione.utenteId,
    versione: attuale.versione + 1,
  });
  return getAnagrafica(trx, id);
}
