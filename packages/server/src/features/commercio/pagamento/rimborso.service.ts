import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { SportelloAssente } from '../../../gateways/sportello/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { findAcquistoDi, findRecapito } from '../../crediti/credito/credito.public.ts';
import { ensureNotaDiCredito, findFatturaDi } from '../fattura/emissione.ts';
import { getPagamento } from './bonifico.service.ts';
import { takeBack } from './chiusura.service.ts';
import { isVenditore, toFilo } from './filo.ts';
import { writeRimborsato } from './lettere.ts';
import { lockPagamento, type Pagamento, updatePagamento } from './pagamento.queries.ts';
import { isDaVerificare, isRimborsabile, nameEffetto } from './pagamento.rules.ts';
import { openSportello } from './sportello.service.ts';

/** A payment that may be given back, held, and the purchase it made; null where it was taken and never credited. @throws as `refundPagamento` */
async function holdRimborsabile(trx: Trx, sessione: Sessione, id: string) {
  const letta = await getPagamento(trx, id);
  if (!isVenditore(sessione, letta)) throw new DomainError('NON_AUTORIZZATO');
  const riga = await lockPagamento(trx, letta.studio_id, id);
  if (riga === undefined || !isRimborsabile(riga)) throw new DomainError('PAGAMENTO_CHIUSO');
  if (isDaVerificare(riga)) return { riga, acquisto: null };
  const acquisto = await findAcquistoDi(trx, riga.studio_id, nameEffetto(id));
  if (acquisto === undefined || acquisto.residuo !== acquisto.quantita)
    throw new DomainError('RIMBORSO_NON_POSSIBILE');
  return { riga, acquisto };
}

/**
 * Gives a purchase back whole: its credits go out with a credit note, the gateway returns the money (what came by transfer or
 * direct debit is returned by hand). Only while none of its credits was used. What the gateway took and was never credited has
 * neither credits nor invoice: its money goes back. The gateway is asked under a key of the payment:
 * asked again after a failure, it gives back once; and before the note takes its number, which holds who comes after.
 * @throws NON_TROVATO, NON_AUTORIZZATO, PAGAMENTO_CHIUSO, RIMBORSO_NON_POSSIBILE, CIRCUITO_NON_RAGGIUNGIBILE
 */
export function refundPagamento(
  servizi: Servizi,
  sessione: Sessione,
  { id, motivo, ip }: { id: string; motivo: string; ip: string },
) {
  return withTenant(servizi.db, sessione, async (trx) => {
    const { riga, acquisto } = await holdRimborsabile(trx, sessione, id);
    if (acquisto !== null)
      await takeBack(trx, servizi, riga, { acquistoId: acquisto.id, quanti: acquisto.quantita, motivo });
    await updatePagamento(trx, riga, { rimborsato_il: servizi.now(), motivo });
    await writeRegistro(trx, {
      studioId: riga.studio_id,
      utenteId: sessione.utenteId,
      ip,
      azione: 'rimborso di un pagamento',
      entita: 'pagamento',
      entitaId: id,
      dopo: { Importo: toEuro(riga.totale), Motivo: motivo },
    });
    await tell(trx, servizi, riga, motivo);
    if (riga.esterno_id !== null) await giveBack(servizi, riga, riga.esterno_id);
    const fattura = await findFatturaDi(trx, `pagamento:${id}`);
    if (fattura)
      await ensureNotaDiCredito(trx, {
        fatturaId: fattura.id,
        effetto: `rimborso:${id}`,
        motivo,
        adesso: servizi.now(),
        chi: { utenteId: sessione.utenteId, ip },
      });
    return toFilo(sessione, await getPagamento(trx, id));
  });
}

/** Who bought is told that his purchase was given back, and how the money comes. */
async function tell(trx: Trx, servizi: Servizi, riga: Pagamento, motivo: string): Promise<void> {
  const recapito = await findRecapito(trx, riga.studio_id);
  if (!recapito?.email) return;
  const lettera = writeRimborsato(recapito.nome, riga, {
    motivo,
    isDaSe: riga.esterno_id !== null,
    hasCrediti: riga.stato === 'Completato',
    indirizzo: `${servizi.indirizzoPubblico()}/fatture`,
  });
  await servizi.posta.queueMessaggio(trx, {
    destinatario: recapito.email,
    ...(await applyModello(trx, { studioId: riga.studio_id }, lettera)),
  });
}

async function giveBack(servizi: Servizi, riga: Pagamento, esternoId: string): Promise<void> {
  const { sportello, conto } = await openSportello(servizi, riga);
  try {
    await sportello.refund(conto, esternoId, `rimborso-${riga.id}`);
  } catch (causa) {
    if (causa instanceof SportelloAssente) throw new DomainError('CIRCUITO_NON_RAGGIUNGIBILE', { causa });
    throw causa;
  }
}
