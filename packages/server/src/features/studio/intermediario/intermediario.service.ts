import {
  type IntermediarioFilo,
  type IntermediarioScritto,
  type ListQuery,
  testiCampo,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { isDiStudio, isFornitore, requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { checkCodice, checkSede, checkValori, emptyToNull, fillSede } from '../studio/sede.rules.ts';
import { findGestoreVisto } from './intermediario.policy.ts';
import {
  deleteIntermediario,
  findIntermediario,
  insertIntermediario,
  listIntermediari,
  type Proprietario,
  type Quali,
  updateIntermediario,
} from './intermediario.queries.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
}

const computeQuali = (sessione: Sessione, condivisi: boolean): Quali =>
  condivisi ? { condivisi, gestore: findGestoreVisto(sessione) } : { condivisi };

/** A look at the shared ones by who sells, with or without studi; a studio looks from inside, and sees what it may. */
const stepCondivisi = <T>(
  trx: Trx,
  sessione: Sessione,
  condivisi: boolean,
  step: () => Promise<T>,
): Promise<T> => (condivisi && !isDiStudio(sessione) ? stepOutside(trx, step) : step());

/** A page of the shared ones, or of those of the studi, as far as who asks sees them. */
export const getIntermediari = (trx: Trx, sessione: Sessione, query: ListQuery, condivisi: boolean) =>
  stepCondivisi(trx, sessione, condivisi, () =>
    listIntermediari(trx, query, computeQuali(sessione, condivisi)),
  );

const normalize = (letto: IntermediarioScritto): IntermediarioScritto => {
  return { ...fillSede(emptyToNull(letto)), CodiceFiscale: letto.CodiceFiscale };
};

/** A person has surname and name; who is not one, a name of its own. */
function checkNome({ CodiceFiscale, Cognome, Nome, RagioneSociale }: IntermediarioScritto): ModelState {
  if (RagioneSociale !== null) return {};
  if (CodiceFiscale.length === 11) return { RagioneSociale: [testiCampo.OBBLIGATORIO] };
  return checkValori([
    ['Cognome', Cognome === null ? testiCampo.OBBLIGATORIO : null],
    ['Nome', Nome === null ? testiCampo.OBBLIGATORIO : null],
  ]);
}

const check = (scritto: IntermediarioScritto): ModelState => ({
  ...checkValori([['CodiceFiscale', checkCodice(scritto.CodiceFiscale)]]),
  ...checkNome(scritto),
  ...checkSede(scritto),
});

/** A write where the row is: the shared ones are outside every studio. */
const stepDi = <T>(trx: Trx, { studioId }: Proprietario, step: () => Promise<T>): Promise<T> =>
  studioId === 0 ? stepOutside(trx, step) : step();

/** One codice fiscale for each type. */
async function refuseDoppione<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (errore) {
    const isDoppione = errore instanceof Error && 'code' in errore && errore.code === '23505';
    if (!isDoppione) throw errore;
    const modelState = { CodiceFiscale: [testiCampo.CODICE_GIA_USATO] };
    throw new DomainError('CODICE_GIA_USATO', { modelState });
  }
}

const writeAtto = (
  trx: Trx,
  { sessione, ip }: Autore,
  di: Proprietario,
  id: string,
  valori: { prima?: unknown; dopo?: unknown },
) =>
  stepOutside(trx, () =>
    writeRegistro(trx, {
      studioId: di.studioId,
      utenteId: sessione.utenteId,
      ip,
      azione: 'intermediario',
      entita: 'intermediario',
      entitaId: id,
      ...valori,
    }),
  );

/** @throws NON_TROVATO */
export async function getIntermediario(trx: Trx, sessione: Sessione, id: string, condivisi: boolean) {
  const find = () => findIntermediario(trx, id, computeQuali(sessione, condivisi));
  const trovato = isUuid(id) && (await stepCondivisi(trx, sessione, condivisi, find));
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** What who asks may change: a gestore, its own shared ones and not those of the vendor. @throws NON_AUTORIZZATO */
async function holdIntermediario(trx: Trx, sessione: Sessione, id: string, condivisi: boolean) {
  const trovato = await getIntermediario(trx, sessione, id, condivisi);
  const isProprio = isFornitore(sessione) || !condivisi || trovato.di.gestoreId === sessione.gestoreId;
  if (!isProprio) throw new DomainError('NON_AUTORIZZATO');
  return trovato;
}

/** Adds an intermediary, shared or of a studio. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO, STUDIO_NON_INDICATO */
export async function createIntermediario(
  trx: Trx,
  autore: Autore,
  letto: IntermediarioScritto,
  dove: { condiviso: boolean; idStudio: number | undefined },
): Promise<IntermediarioFilo> {
  const { sessione } = autore;
  const di = dove.condiviso
    ? { studioId: 0, gestoreId: sessione.gestoreId }
    : { studioId: requireStudio(sessione, dove.idStudio), gestoreId: null };
  const scritto = normalize(letto);
  requireNessunErrore(check(scritto));
  const id = await refuseDoppione(() => stepDi(trx, di, () => insertIntermediario(trx, di, scritto)));
  await writeAtto(trx, autore, di, id, { dopo: scritto });
  return (await getIntermediario(trx, sessione, id, dove.condiviso)).filo;
}

/** @throws NON_TROVATO, NON_AUTORIZZATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function changeIntermediario(
  trx: Trx,
  autore: Autore,
  letto: IntermediarioScritto,
  quale: { id: string; versione: number; condiviso: boolean },
): Promise<IntermediarioFilo> {
  const { filo: prima, di } = await holdIntermediario(trx, autore.sessione, quale.id, quale.condiviso);
  if (prima.Versione !== quale.versione) throw new DomainError('RECORD_MODIFICATO');
  const scritto = normalize(letto);
  requireNessunErrore(check(scritto));
  await refuseDoppione(() => stepDi(trx, di, () => updateIntermediario(trx, quale.id, di, scritto)));
  await writeAtto(trx, autore, di, quale.id, { prima, dopo: scritto });
  return (await getIntermediario(trx, autore.sessione, quale.id, quale.condiviso)).filo;
}

/** @throws NON_TROVATO, NON_AUTORIZZATO */
export async function removeIntermediario(
  trx: Trx,
  autore: Autore,
  id: string,
  condiviso: boolean,
): Promise<void> {
  const { filo: prima, di } = await holdIntermediario(trx, autore.sessione, id, condiviso);
  await stepDi(trx, di, () => deleteIntermediario(trx, id, di));
  await writeAtto(trx, autore, di, id, { prima });
}
