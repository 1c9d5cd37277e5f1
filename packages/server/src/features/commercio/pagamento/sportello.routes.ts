import {
  acquistoChiesto,
  acquistoConCarta,
  carteTenute,
  pagamentoAnswer,
  percorsi,
  rinvio,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione, rottaPubblica } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { type Acquisto, readAutore } from './acquisto.service.ts';
import { getPagamento } from './bonifico.service.ts';
import { toFilo } from './filo.ts';
import { receiveNotifica } from './notifica.service.ts';
import { compraCrediti, leggiPagamenti } from './pagamento.policy.ts';
import { deleteCarta, listCarte } from './pagamento.queries.ts';
import { conId } from './pagamento.routes.ts';
import { beginPagamento, checkPagamento } from './sportello.service.ts';

interface Chiamata {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
}

const begin = async (
  { servizi, sessione, richiesta }: Chiamata,
  scelta: Omit<Acquisto, 'studioId'>,
): Promise<{ data: { id: string; redirectUrl: string } }> => ({
  data: await beginPagamento(servizi, sessione, readAutore(sessione, normalizeIp(richiesta.ip)), {
    studioId: requireStudio(sessione, undefined),
    ...scelta,
  }),
});

/**
 * How a payment at a gateway ended, asked of the gateway while it waits.
 * @throws PAGAMENTO_ANNULLATO, PAGAMENTO_NON_AUTORIZZATO
 */
async function answerEsito({ servizi, sessione }: Chiamata, id: string) {
  const { stato, motivo } = await checkPagamento(servizi, sessione, id);
  if (stato === 'Annullato') throw new DomainError('PAGAMENTO_ANNULLATO');
  if (stato === 'Fallito')
    throw new DomainError('PAGAMENTO_NON_AUTORIZZATO', motivo ? { causa: motivo } : {});
  return withTenant(servizi.db, sessione, async (trx) => ({
    data: toFilo(sessione, await getPagamento(trx, id)),
  }));
}

const conCarta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.carta,
  titolo: 'Compra un pacchetto con la carta, sulla pagina del circuito',
  accesso: compraCrediti,
  sostituibile: 'scrive',
  corpo: acquistoConCarta,
  risposta: rinvio,
  handle: ({ corpo, ...chiamata }) =>
    begin(chiamata, {
      idPacchetto: corpo.IdPacchetto,
      metodo: 'Carta di credito',
      salvaAlias: corpo.SalvaAlias,
    }),
});

const carte = rotta({
  metodo: 'GET',
  percorso: percorsi.carta,
  titolo: 'Le carte tenute: circuito, ultime quattro cifre, scadenza',
  accesso: compraCrediti,
  sostituibile: 'legge',
  risposta: carteTenute,
  handle: async ({ trx, sessione }) => ({
    data: (await listCarte(trx, requireStudio(sessione, undefined))).map((carta) => ({
      Id: carta.id,
      Circuito: carta.circuito,
      UltimeQuattro: carta.ultime_quattro,
      Scadenza: carta.scadenza,
    })),
  }),
});

const toglieCarta = rotta({
  metodo: 'DELETE',
  percorso: percorsi.cartaUna,
  titolo: 'Dimentica una carta',
  accesso: compraCrediti,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, parametri }) => {
    if (!(await deleteCarta(trx, requireStudio(sessione, undefined), parametri.id)))
      throw new DomainError('NON_TROVATO');
    return undefined;
  },
});

const esitoCarta = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.cartaEsito,
  titolo: 'Come è finito un pagamento con la carta',
  accesso: leggiPagamenti,
  sostituibile: 'legge',
  parametri: conId,
  risposta: pagamentoAnswer,
  handle: ({ parametri, ...chiamata }) => answerEsito(chiamata, parametri.id),
});

const conPaypal = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.paypal,
  titolo: 'Compra un pacchetto con PayPal: l’ordine è del server, il prezzo è del pacchetto',
  accesso: compraCrediti,
  sostituibile: 'scrive',
  corpo: acquistoChiesto,
  risposta: rinvio,
  handle: ({ corpo, ...chiamata }) => begin(chiamata, { idPacchetto: corpo.IdPacchetto, metodo: 'Paypal' }),
});

const cattura = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.paypalCattura,
  titolo: 'Incassa l’ordine PayPal che chi compra ha approvato',
  accesso: compraCrediti,
  sostituibile: 'scrive',
  parametri: conId,
  risposta: pagamentoAnswer,
  handle: ({ parametri, ...chiamata }) => answerEsito(chiamata, parametri.id),
});

const notifica = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.cartaNotifica,
  titolo: 'Il circuito dice come è andato un pagamento, con la sua firma',
  parametri: z.object({ venditore: z.uuid() }),
  limite: { quante: 600, secondi: 60 },
  isFirmata: true,
  risposta: z.object({ data: z.literal(true) }),
  handle: async ({ servizi, richiesta, parametri }) => {
    const firma = richiesta.headers['stripe-signature'];
    await receiveNotifica(servizi, parametri.venditore, {
      corpo: richiesta.corpoScritto ?? '',
      firma: typeof firma === 'string' ? firma : '',
    });
    return { data: true as const };
  },
});

export const sportelloRotte: readonly Rotta[] = [
  conCarta,
  carte,
  toglieCarta,
  esitoCarta,
  notifica,
  conPaypal,
  cattura,
];
