import { testiMinisteriale } from '@quadra/contract';
import { withCorsia } from '../../../../http/corsia.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Esame, MotivoRifiuto } from './campo.ts';

/** A PDF that takes more than this to be read, or more memory, is not one to be filled. */
const limiti = { entroMs: 30_000, memoriaMb: 256 };

/** The signature of a PDF stands in its first kilobyte. */
const isPdf = (contenuto: Buffer): boolean => contenuto.subarray(0, 1024).includes('%PDF-');

const refuse = (motivo: string | null): DomainError =>
  new DomainError('MINISTERIALE_NON_VALIDO', {
    messaggio: testiMinisteriale[(motivo ?? 'TROPPO_COMPLESSO') as MotivoRifiuto],
  });

/** Reads an official PDF in a thread of its own, that is ended when it takes too much. @throws MINISTERIALE_NON_VALIDO */
export async function runEsame(contenuto: Buffer): Promise<Esame> {
  if (!isPdf(contenuto)) throw refuse('NON_PDF');
  const modulo = new URL('./esame.worker.ts', import.meta.url);
  return withCorsia({ modulo, dati: new Uint8Array(contenuto), chi: null, ...limiti, refuse }, ({ ask }) =>
    ask<Esame>('esamina'),
  );
}
