import { type ListinoFilo, type ListinoScritto, testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { scriviListini } from './listino.policy.ts';
import {
  deleteListino,
  findListino,
  insertListino,
  lockListino,
  type RigaListino,
  updateListino,
} from './listino.queries.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** The gestore whose prices who asks sees, besides those of the vendor; undefined: all of them. */
export const findGestoreVisto = (sessione: Sessione): number | null | undefined =>
  isFornitore(sessione) || isConsulente(sessione) ? undefined : (sessione.profilo.gestore?.id ?? null);

const isSuo = (sessione: Sessione, riga: RigaListino): boolean =>
  scriviListini.regola(sessione) && (isFornitore(sessione) || riga.gestore_id === sessione.gestoreId);

/** A group of prices as who asks reads it. */
export const describeListino = (sessione: Sessione, riga: RigaListino): ListinoFilo => ({
  Id: riga.id,
  Nome: riga.nome,
  ValidoDa: riga.valido_da,
  ValidoA: riga.valido_a,
  NomeGestore: riga.nome_gestore,
  Voci: riga.voci,
  Modificabile: isSuo(sessione, riga),
  Versione: riga.versione,
});

const writeAtto = makeWriteAtto('listino');

function check({ ValidoDa, ValidoA, Voci }: ListinoScritto): ModelState {
  const viste = new Set<string>();
  const stato: ModelState =
    ValidoA !== null && ValidoA < ValidoDa ? { ValidoA: [testiCampo.PERIODO_NON_VALIDO] } : {};
  for (const [indice, { Tipo, Anno }] of Voci.entries()) {
    const chiave = `${Tipo}\n${Anno}`;
    if (viste.has(chiave)) stato[`Voci.${indice}.Tipo`] = [testiCampo.VOCE_RIPETUTA];
    viste.add(chiave);
  }
  return stato;
}

/** @throws NON_TROVATO */
async function requireListino(trx: Trx, sessione: Sessione, id: string): Promise<RigaListino> {
  const riga = isUuid(id) ? await findListino(trx, id, findGestoreVisto(sessione)) : undefined;
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

/** @throws NON_TROVATO */
export const getListino = async (trx: Trx, sessione: Sessione, id: string): Promise<ListinoFilo> =>
  describeListino(sessione, await requireListino(trx, sessione, id));

/** @throws NON_TROVATO, NON_AUTORIZZATO for one of the vendor */
async function holdListino(trx: Trx, sessione: Sessione, id: string): Promise<RigaListino> {
  if (isUuid(id)) await lockListino(trx, id);
  const riga = await requireListino(trx, sessione, id);
  if (!isSuo(sessione, riga)) throw new DomainError('NON_AUTORIZZATO');
  return riga;
}

/** Adds a group of prices, of who asks. @throws RICHIESTA_NON_VALIDA */
export async function createListino(trx: Trx, autore: Autore, letto: ListinoScritto): Promise<ListinoFilo> {
  requireNessunErrore(check(letto));
  const id = await insertListino(trx, autore.sessione.gestoreId, letto);
  await writeAtto(trx, autore, id, 'nuovo listino', { dopo: letto });
  return getListino(trx, autore.sessione, id);
}

/** Changes a group of prices: what was used before keeps what it paid. @throws NON_TROVATO, NON_AUTORIZZATO, RECORD_MODIFICATO */
export async function changeListino(
  trx: Trx,
  autore: Autore,
  { id, versione, letto }: { id: string; versione: number; letto: ListinoScritto },
): Promise<ListinoFilo> {
  const prima = await holdListino(trx, autore.sessione, id);
  if (prima.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  requireNessunErrore(check(letto));
  await updateListino(trx, id, letto);
  await writeAtto(trx, autore, id, 'modifica listino', {
    prima: describeListino(autore.sessione, prima),
    dopo: letto,
  });
  return getListino(trx, autore.sessione, id);
}

/** @throws NON_TROVATO, NON_AUTORIZZATO */
export async function removeListino(trx: Trx, autore: Autore, id: string): Promise<void> {
  const prima = await holdListino(trx, autore.sessione, id);
  await deleteListino(trx, id);
  await writeAtto(trx, autore, id, 'eliminazione listino', {
    prima: describeListino(autore.sessione, prima),
  });
}
