import type { RispostaProntaFilo, rispostaProntaModifica, rispostaProntaNuova } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Chi } from './assistenza.service.ts';
import {
  deleteRispostaPronta,
  insertRispostaPronta,
  lockRispostaPronta,
  toFilo,
  updateRispostaPronta,
} from './risposta-pronta.queries.ts';

const writeAtto = makeWriteAtto('risposta pronta');

/** One of the place of who asks, held. @throws NON_TROVATO also for those of other places */
async function getRispostaPronta(trx: Trx, { sessione }: Chi, id: string) {
  const trovata = await lockRispostaPronta(trx, sessione.gestoreId, id);
  if (trovata === undefined) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** Keeps an answer for all those of the same place who answer. */
export async function createRispostaPronta(
  trx: Trx,
  chi: Chi,
  { Titolo, Testo }: z.output<typeof rispostaProntaNuova>,
): Promise<RispostaProntaFilo> {
  const nuova = await insertRispostaPronta(trx, chi.sessione.gestoreId, { titolo: Titolo, testo: Testo });
  await writeAtto(trx, chi, nuova.id, 'inserimento', { dopo: { titolo: Titolo } });
  return toFilo(nuova);
}

/** @throws NON_TROVATO, RECORD_MODIFICATO */
export async function changeRispostaPronta(
  trx: Trx,
  chi: Chi,
  id: string,
  { Titolo, Testo, Versione }: z.output<typeof rispostaProntaModifica>,
): Promise<RispostaProntaFilo> {
  const prima = await getRispostaPronta(trx, chi, id);
  if (prima.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  const dopo = await updateRispostaPronta(trx, id, { titolo: Titolo, testo: Testo });
  await writeAtto(trx, chi, id, 'modifica', { prima: { titolo: prima.titolo }, dopo: { titolo: Titolo } });
  return toFilo(dopo);
}

/** @throws NON_TROVATO */
export async function removeRispostaPronta(trx: Trx, chi: Chi, id: string): Promise<void> {
  const { titolo } = await getRispostaPronta(trx, chi, id);
  await deleteRispostaPronta(trx, id);
  await writeAtto(trx, chi, id, 'eliminazione', { prima: { titolo } });
}
