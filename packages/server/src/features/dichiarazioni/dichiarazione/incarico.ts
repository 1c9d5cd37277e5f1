import type { IntermediarioFilo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { findPredefinito, findUsabile } from '../../studio/intermediario/intermediario.public.ts';
import type { Copia } from './copia.queries.ts';
import type { Dichiarazione } from './dichiarazione.queries.ts';

const TIPO = 'Dichiarazione';

/** One that the studio of a declaration may use for it. */
export const findUtilizzabile = (
  trx: Trx,
  { studioId, anno }: Pick<Dichiarazione, 'studioId' | 'anno'>,
  id: string,
): Promise<IntermediarioFilo | undefined> => findUsabile(trx, { studioId, anno, tipo: TIPO }, id);

/**
 * Who sends a declaration: the one chosen for it or, when none was or it is no longer there, the default of the year, where
 * the one of the studio goes before the shared ones.
 */
export async function findIncaricato(
  trx: Trx,
  dichiarazione: Pick<Dichiarazione, 'studioId' | 'anno' | 'intermediarioId'>,
): Promise<IntermediarioFilo | null> {
  const { studioId, anno, intermediarioId } = dichiarazione;
  const scelto = intermediarioId && (await findUtilizzabile(trx, dichiarazione, intermediarioId));
  return scelto || ((await findPredefinito(trx, { studioId, anno, tipo: TIPO })) ?? null);
}

/** Who sends it: of a closed one, as he was written when it was closed. */
export const getIncaricato = async (
  trx: Trx,
  { dichiarazione, copia }: { dichiarazione: Dichiarazione; copia: Copia | undefined },
): Promise<IntermediarioFilo | null> => (copia ? copia.intermediario : findIncaricato(trx, dichiarazione));
