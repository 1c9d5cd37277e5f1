import { listTipiDi, type Prefisso, prefissi, type TipoDichiarazione } from '@quadra/contract';
import { listAnni } from '@quadra/values';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findTipo } from './dichiarazione.queries.ts';

/** Parameters of the paths: read as text, so that a wrong year or key is a 404 and not a list of fields. */
export const parametriAnno = z.object({ anno: z.string() });
export const parametriUna = parametriAnno.extend({ id: z.string() });
export const parametriPrefisso = parametriAnno.extend({ prefisso: z.enum(prefissi) });
export const parametriModello = parametriPrefisso.extend({ id: z.string() });
export const parametriQuadro = parametriModello.extend({ quadro: z.string() });

/** A fiscal year that can be chosen. @throws ANNO_NON_DISPONIBILE */
export function requireAnnoFiscale(anno: number): number {
  if (!listAnni().includes(anno)) throw new DomainError('ANNO_NON_DISPONIBILE');
  return anno;
}

/** The fiscal year of a path. @throws ANNO_NON_DISPONIBILE */
export const requireAnno = ({ anno }: { anno: string }): number =>
  requireAnnoFiscale(/^\d{4}$/.test(anno) ? Number(anno) : 0);

/** Year and key of a declaration. @throws ANNO_NON_DISPONIBILE, NON_TROVATO */
export function requireChiave(parametri: { anno: string; id: string }): { anno: number; id: string } {
  const anno = requireAnno(parametri);
  if (!z.uuid().safeParse(parametri.id).success) throw new DomainError('NON_TROVATO');
  return { anno, id: parametri.id };
}

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
