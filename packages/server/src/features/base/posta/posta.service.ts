import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import type { Posta } from '../../../gateways/posta/port.ts';
import { requeueMessaggi } from '../../../gateways/posta/posta.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isUuid } from '../../../http/uuid.ts';

const writeAtto = makeWriteAtto('posta');

/**
 * Puts a mail back in the queue, or all that stopped (`id` null); answers how many.
 * @throws POSTA_SENZA_SERVER, NON_TROVATO, POSTA_NON_DA_RIPROVARE
 */
export async function retryMessaggi(
  trx: Trx,
  { isCassetta }: Pick<Posta, 'isCassetta'>,
  chi: { utenteId: number; ip: string },
  id: string | null,
): Promise<number> {
  if (id !== null) await requireMessaggio(trx, id);
  if (isCassetta) throw new DomainError('POSTA_SENZA_SERVER');
  const quanti = await requeueMessaggi(trx, id);
  if (id !== null && quanti === 0) throw new DomainError('POSTA_NON_DA_RIPROVARE');
  if (quanti > 0) await writeAtto(trx, chi, id ?? 'tutti', 'riprova invio', { dopo: { quanti } });
  return quanti;
}

async function requireMessaggio(trx: Trx, id: string): Promise<void> {
  const trovato =
    isUuid(id) &&
    (await trx.selectFrom('messaggio_posta').select('id').where('id', '=', id).executeTakeFirst());
  if (!trovato) throw new DomainError('NON_TROVATO');
}
