import { withTenant } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Richiesta } from '../../../commercio/pagamento/pagamento.public.ts';
import { findDichiarazione, writeAtto } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { makeDefinitiva, type Stampa } from '../stampa.service.ts';

/**
 * The print that a client paid for, made in the studio in the name of who offered it: the same bytes for both. That he took
 * it is written in the log of the studio.
 * @throws STAMPA_NON_PAGATA before it is paid, or while the studio is correcting the declaration
 */
export async function makePagata(
  servizi: Servizi,
  chi: { readonly utenteId: number; readonly ip: string },
  richiesta: Richiesta,
): Promise<Stampa> {
  if (richiesta.stato !== 'Pagata') throw new DomainError('STAMPA_NON_PAGATA');
  const { richiedente_id, anno, dichiarazione_id: id, chiesta_da } = richiesta;
  return withTenant(servizi.db, { studi: [richiedente_id] }, async (trx) => {
    const dichiarazione = await findDichiarazione(trx, anno, id);
    if (dichiarazione?.stato !== 'Chiusa') throw new DomainError('STAMPA_NON_PAGATA');
    // Without the address, which is of the client: the print is in the name of who offered it.
    const autore = { utenteId: chiesta_da ?? chi.utenteId };
    const come = { scheda: 1, forma: 'Prospetto', data: undefined } as const;
    const stampa = await makeDefinitiva(trx, servizi, autore, { anno, id, adesso: servizi.now(), ...come });
    await writeAtto(trx, chi, dichiarazione, 'stampa presa dal cliente che l’ha pagata', {});
    return stampa;
  });
}
