import { listAnni } from '@quadra/values';
import { z } from 'zod';
import { DomainError } from '../../http/domain-error.ts';

/** Parameters of the paths: read as text, so that a wrong year or key is a 404 and not a list of fields. */
export const parametriAnno = z.object({ anno: z.string() });
export const parametriPf = parametriAnno.extend({ id: z.string() });
export const parametriQuadro = parametriPf.extend({ quadro: z.string() });

/** A fiscal year that can be chosen. @throws ANNO_NON_DISPONIBILE */
export function requireAnno({ anno }: { anno: string }): number {
  const numero = /^\d{4}$/.test(anno) ? Number(anno) : 0;
  if (!listAnni().includes(numero)) throw new DomainError('ANNO_NON_DISPONIBILE');
  return numero;
}

/** Year and key of a declaration. @throws ANNO_NON_DISPONIBILE, NON_TROVATO */
export function requireChiave(parametri: { anno: string; id: string }): { anno: number; id: string } {
  const anno = requireAnno(parametri);
  if (!z.uuid().safeParse(parametri.id).success) throw new DomainError('NON_TROVATO');
  return { anno, id: parametri.id };
}
