import { DepositoAssente, fetchByte, type Oggetto, OggettoAlterato } from '../../../db/deposito.ts';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';

/**
 * The bytes of a document or of a version, wherever they are: whoever reads `contenuto` reads it here.
 * @throws DEPOSITO_ASSENTE, DOCUMENTO_ALTERATO
 */
export async function openByte(
  trx: Trx,
  riga: Oggetto & { readonly contenuto: Buffer | null },
): Promise<Buffer> {
  try {
    return await fetchByte(trx, riga);
  } catch (causa) {
    if (causa instanceof DepositoAssente) throw new DomainError('DEPOSITO_ASSENTE', { causa });
    if (causa instanceof OggettoAlterato) throw new DomainError('DOCUMENTO_ALTERATO', { causa });
    throw causa;
  }
}
