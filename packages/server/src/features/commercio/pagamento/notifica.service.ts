import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { FirmaErrata, SportelloAssente } from '../../../gateways/sportello/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isUuid } from '../../../http/uuid.ts';
import { findPagamento } from './pagamento.queries.ts';
import { applyRiaddebito, isRiaddebito } from './riaddebito.service.ts';
import { applyEsito, type Casa, openSegreto } from './sportello.service.ts';
import { findVenditoreDi } from './venditore.queries.ts';

/**
 * The gateway of cards says how a payment went. Only its signature is believed, for a payment of the seller it is signed for;
 * what it says twice, or late, changes nothing. @throws FIRMA_NOTIFICA_ERRATA, SERVIZIO_NON_DISPONIBILE: it is told again
 */
export async function receiveNotifica(
  casa: Casa,
  venditoreId: string,
  { corpo, firma }: { corpo: string; firma: string },
): Promise<void> {
  const { carta } = casa.sportelli;
  const venditore = await withIdentita(casa.db, (trx) => findVenditoreDi(trx, venditoreId));
  if (carta === null || !venditore) throw new DomainError('FIRMA_NOTIFICA_ERRATA');
  const conto = { id: venditore.id, segreto: openSegreto(casa, venditore, 'carta_segreto') };
  const segreto = openSegreto(casa, venditore, 'carta_notifica_segreto');
  try {
    const detta = await carta.readNotifica(conto, { corpo, firma, segreto, adesso: casa.now() });
    if (detta === null || !isUuid(detta.pagamentoId)) return;
    const riga = await withTenant(casa.db, { studi: [detta.studioId] }, (trx) =>
      findPagamento(trx, detta.pagamentoId),
    );
    if (riga?.venditore_id !== venditoreId) return;
    if (isRiaddebito(detta.esito)) await applyRiaddebito(casa, riga, detta.esito);
    else await applyEsito(casa, riga, detta.esito);
  } catch (causa) {
    if (causa instanceof FirmaErrata) throw new DomainError('FIRMA_NOTIFICA_ERRATA', { causa });
    if (causa instanceof SportelloAssente) throw new DomainError('SERVIZIO_NON_DISPONIBILE', { causa });
    throw causa;
  }
}
