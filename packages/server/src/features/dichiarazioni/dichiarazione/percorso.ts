import { listTipiDi, type Prefisso, prefissi, type TipoDichiarazione } from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { parametriAnno, requireChiave } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findTipo } from './dichiarazione.queries.ts';

export const parametriPrefisso = parametriAnno.extend({ prefisso: z.enum(prefissi) });
export const parametriModello = parametriPrefisso.extend({ id: z.string() });
export const parametriQuadro = parametriModello.extend({ quadro: z.string() });

/** The type of declaration that a prefix stands for when none is named. */
export function requireTipo(prefisso: Prefisso): TipoDichiarazione {
  const [tipo] = listTipiDi(prefisso);
  if (tipo === undefined) throw new DomainError('NON_TROVATO');
  return tipo;
}

/**
 * Year and key of a declaration of one of the types of the prefix.
 * @throws ANNO_NON_DISPONIBILE; NON_TROVATO also for a declaration that answers under another prefix
 */
export async function requireDelPrefisso(
  trx: Trx,
  parametri: z.output<typeof parametriModello>,
): Promise<{ anno: number; id: string }> {
  const chiave = requireChiave(parametri);
  const tipo = await findTipo(trx, chiave.anno, chiave.id);
  if (tipo === undefined || !listTipiDi(parametri.prefisso).includes(tipo)) {
    throw new DomainError('NON_TROVATO');
  }
  return chiave;
}
