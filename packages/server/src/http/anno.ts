import { listAnni } from '@quadra/values';
import { z } from 'zod';
import { DomainError } from './domain-error.ts';

/** Parameters of the paths: read as text, so that a wrong year or key is a 404 and not a list of fields. */
export const parametriAnno = z.object({ anno: z.string() });
export const parametriUna = parametriAnno.extend({ id: z.string() });

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
