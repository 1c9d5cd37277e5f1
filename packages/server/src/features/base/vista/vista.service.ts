import {
  type ListaConViste,
  type ListQuery,
  VISTE_MASSIME,
  type Vista,
  type VistaScritta,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { mayWriteDiStudio } from './vista.policy.ts';
import {
  clearPredefinita,
  countViste,
  deleteVistaRow,
  findVista,
  hasNome,
  insertVista,
  listViste,
  type Proprietario,
  type RigaVista,
  updateVista,
} from './vista.queries.ts';

const VINCOLI = ['vista_nome', 'vista_predefinita'];

const toVista = (sessione: Sessione, riga: RigaVista): Vista => ({
  id: riga.id,
  lista: riga.lista,
  nome: riga.nome,
  diStudio: riga.utente_id === null,
  predefinita: riga.predefinita,
  ...riga.contenuto,
  versione: riga.versione,
  modificabile: riga.utente_id !== null || mayWriteDiStudio(sessione),
});

const meOf = (sessione: Sessione, studioId: number): Proprietario => ({
  studioId,
  utenteId: sessione.utenteId,
});

const NESSUNO_STUDIO = 0;

/** A page of the views of the caller and of his studio; none for who has no studio, whose query is read as that of the others. */
export async function pageViste(trx: Trx, sessione: Sessione, query: ListQuery) {
  const { righe, totale } = await listViste(trx, query, meOf(sessione, sessione.studioId ?? NESSUNO_STUDIO));
  return { viste: righe.map((riga) => toVista(sessione, riga)), totale };
}

async function getRiga(trx: Trx, sessione: Sessione, id: string, isDaCambiare: boolean): Promise<RigaVista> {
  const { studioId } = sessione;
  const riga =
    studioId === null ? undefined : await findVista(trx, id, meOf(sessione, studioId), isDaCambiare);
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

/** One view. @throws NON_TROVATO also for another user's own view, and for those of other studi */
export const getVista = async (trx: Trx, sessione: Sessione, id: string): Promise<Vista> =>
  toVista(sessione, await getRiga(trx, sessione, id, false));

function requireDiStudio(sessione: Sessione, isDiStudio: boolean): void {
  if (isDiStudio && !mayWriteDiStudio(sessione)) throw new DomainError('NON_AUTORIZZATO');
}

/** @throws RICHIESTA_NON_VALIDA when the owner has as many views of the list as there may be */
async function requirePosto(trx: Trx, chi: Proprietario, lista: ListaConViste): Promise<void> {
  if ((await countViste(trx, chi, lista)) < VISTE_MASSIME) return;
  throw new DomainError('RICHIESTA_NON_VALIDA', {
    modelState: { Nome: [`Le viste di un elenco sono al massimo ${VISTE_MASSIME}.`] },
  });
}

/** Makes room for a view: its name free among those of the owner, and one default alone. */
async function prepare(
  trx: Trx,
  chi: Proprietario,
  lista: ListaConViste,
  { scritta, id }: { scritta: VistaScritta; id: string | null },
): Promise<void> {
  if (await hasNome(trx, chi, lista, { nome: scritta.nome, id })) throw nomeGiaUsato();
  if (scritta.predefinita) await clearPredefinita(trx, chi, lista);
}

const nomeGiaUsato = () =>
  new DomainError('CODICE_GIA_USATO', { modelState: { Nome: ['Esiste già una vista con questo nome.'] } });

/** Two who write the same name at once: the second meets the unique key. */
function translateDoppione(errore: unknown): never {
  const vincolo = errore instanceof Error && 'constraint' in errore ? String(errore.constraint) : '';
  throw VINCOLI.includes(vincolo) ? nomeGiaUsato() : errore;
}

/**
 * A new view of a list, of the caller or of the studio.
 * @throws STUDIO_NON_INDICATO, NON_AUTORIZZATO (of the studio), CODICE_GIA_USATO, RICHIESTA_NON_VALIDA (too many)
 */
export async function createVista(
  trx: Trx,
  sessione: Sessione,
  lista: ListaConViste,
  scritta: VistaScritta,
): Promise<Vista> {
  const studioId = requireStudio(sessione, undefined);
  requireDiStudio(sessione, scritta.diStudio);
  const chi = { studioId, utenteId: scritta.diStudio ? null : sessione.utenteId };
  await requirePosto(trx, chi, lista);
  await prepare(trx, chi, lista, { scritta, id: null });
  const riga = await insertVista(trx, chi, lista, scritta, sessione.utenteId).catch(translateDoppione);
  return toVista(sessione, riga);
}

/**
 * Replaces a view read at `versione`.
 * @throws NON_TROVATO, NON_AUTORIZZATO (of the studio, before or after), RECORD_MODIFICATO, CODICE_GIA_USATO
 */
export async function replaceVista(
  trx: Trx,
  sessione: Sessione,
  { id, scritta, versione }: { id: string; scritta: VistaScritta; versione: number },
): Promise<Vista> {
  const attuale = await getRiga(trx, sessione, id, true);
  requireDiStudio(sessione, attuale.utente_id === null || scritta.diStudio);
  if (attuale.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  const chi = { studioId: attuale.studio_id, utenteId: scritta.diStudio ? null : sessione.utenteId };
  if (attuale.utente_id !== chi.utenteId) await requirePosto(trx, chi, attuale.lista);
  await prepare(trx, chi, attuale.lista, { scritta, id });
  const riga = await updateVista(trx, chi, id, scritta, sessione.utenteId).catch(translateDoppione);
  return toVista(sessione, riga);
}

/** @throws NON_TROVATO, NON_AUTORIZZATO (of the studio) */
export async function deleteVista(trx: Trx, sessione: Sessione, id: string): Promise<void> {
  const riga = await getRiga(trx, sessione, id, true);
  requireDiStudio(sessione, riga.utente_id === null);
  await deleteVistaRow(trx, riga.studio_id, id);
}
