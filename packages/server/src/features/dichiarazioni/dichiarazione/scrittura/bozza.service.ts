import { readOra } from '../../../../db/orologio.ts';
import type { Trx } from '../../../../db/pool.ts';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import { checkChiaviBozza, type Modifiche } from '../dichiarazione.rules.ts';
import { deleteBozze, upsertBozza } from './bozza.queries.ts';
import { requireQuadroAttivo } from './quadri-di-modulo.ts';
import { type Autore, requireAperta } from './scrivi-dichiarazione.ts';

/**
 * Keeps what a person typed in a quadro, as typed: a draft may hold a value that Salva will refuse. An empty one is no draft.
 * @throws RICHIESTA_NON_VALIDA for a casella of another quadro or unknown, DICHIARAZIONE_CHIUSA, NON_TROVATO
 */
export async function saveBozza(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  { quadro, righi }: { quadro: string; righi: Modifiche },
): Promise<Date> {
  const { dichiarazione, modello } = await requireAperta(trx, autore, anno, id);
  requireNessunErrore(checkChiaviBozza(modello, quadro, righi));
  if (Object.keys(righi).length > 0) await requireQuadroAttivo(trx, dichiarazione, quadro);
  if (Object.keys(righi).length === 0) {
    await deleteBozze(trx, dichiarazione, autore.utenteId, quadro);
    return readOra(trx);
  }
  return upsertBozza(trx, dichiarazione, autore.utenteId, quadro, righi);
}

/** Forgets one's own draft of a quadro, or all of them. @throws DICHIARAZIONE_CHIUSA, NON_TROVATO */
export async function discardBozza(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  quadro?: string,
): Promise<void> {
  const { dichiarazione } = await requireAperta(trx, autore, anno, id);
  await deleteBozze(trx, dichiarazione, autore.utenteId, quadro);
}
