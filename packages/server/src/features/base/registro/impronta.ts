import type { Cifratura } from '../../../cifratura.ts';
import type { FineCatena } from './sigillo.queries.ts';

/** The imprint of the link that follows `prima`, of a row as the chain reads it. */
export const computeImpronta = (
  { sign }: Pick<Cifratura, 'sign'>,
  studioId: number,
  prima: FineCatena,
  riga: string,
): Buffer =>
  sign(`registro ${studioId} ${prima.numero + 1} ${prima.impronta?.toString('hex') ?? ''}\n${riga}`);

/** What says that a row, sealed in clear with `impronta` after `prima`, was found intact and is now `riga`. */
export const computeAttestato = (
  { sign }: Pick<Cifratura, 'sign'>,
  studioId: number,
  { prima, impronta, riga }: { prima: FineCatena; impronta: Buffer; riga: string },
): Buffer => {
  const posto = `${studioId} ${prima.numero + 1} ${prima.impronta?.toString('hex') ?? ''}`;
  return sign(`ricopertura ${posto} ${impronta.toString('hex')}\n${riga}`);
};
