import {
  listAnswer,
  listQuery,
  pagaIlCliente,
  percorsi,
  richiestaDaPagare,
  richiestaPagamento,
  richiestaPagamentoAnswer,
  richiestaPagamentoPaga,
  richiestaPagamentoPagata,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../../db/tenancy.ts';
import { parametriUna, requireChiave } from '../../../../http/anno.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import {
  listRichieste,
  payRichiesta,
  readAutore,
  toRichiestaFilo,
  withdrawRichiesta,
} from '../../../commercio/pagamento/pagamento.public.ts';
import { sendPdf } from '../invio.ts';
import {
  chiediPagamento,
  leggiDaPagare,
  leggiPagamentoChiesto,
  leggiRichiestePagamento,
  pagaStampa,
} from './cliente-paga.policy.ts';
import {
  askPagamento,
  getChiesta,
  getDaPagare,
  getPagaIlCliente,
  getRicevuta,
  isChiusaAncora,
} from './cliente-paga.service.ts';
import { makePagata } from './stampa-pagata.ts';

const conId = z.object({ id: z.string().max(40) });

const guarda = rotta({
  metodo: 'GET',
  percorso: percorsi.pagaIlCliente,
  titolo: 'Se il cliente paga la stampa di una dichiarazione: la richiesta che c’è, o quanto gli costerebbe',
  accesso: leggiPagamentoChiesto,
  parametri: parametriUna,
  risposta: pagaIlCliente,
  handle: async ({ trx, servizi, sessione, richiesta, parametri }) => ({
    data: await getPagaIlCliente(
      trx,
      { servizi, sessione, ip: normalizeIp(richiesta.ip) },
      requireChiave(parametri),
    ),
  }),
});

const chiede = rotta({
  metodo: 'POST',
  percorso: percorsi.pagaIlCliente,
  titolo: 'Chiede al cliente di pagare la stampa di una dichiarazione chiusa: fino ad allora non si stampa',
  accesso: chiediPagamento,
  parametri: parametriUna,
  risposta: pagaIlCliente,
  handle: async ({ trx, servizi, sessione, richiesta, parametri }) => ({
    data: await askPagamento(
      trx,
      { servizi, sessione, ip: normalizeIp(richiesta.ip) },
      requireChiave(parametri),
    ),
  }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.richiestaPagamentoLista,
  titolo: 'Le richieste di pagamento fatte ai clienti, o ricevute dallo studio',
  accesso: leggiRichiestePagamento,
  corpo: listQuery,
  campiTesto: ['Intestatario', 'Studio'],
  risposta: listAnswer(richiestaPagamento),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(
      corpo,
      await listRichieste(trx, corpo),
      ({ id }) => id,
      (riga) => toRichiestaFilo(sessione, riga),
    ),
});

const legge = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.richiestaPagamentoUna,
  titolo: 'Ciò che lo studio chiede di pagare: quanto, a chi, come; e se il documento è disponibile',
  accesso: leggiDaPagare,
  sostituibile: 'legge',
  parametri: conId,
  risposta: richiestaDaPagare,
  handle: async ({ servizi, sessione, parametri }) => ({
    data: await getDaPagare({ servizi, sessione }, parametri.id),
  }),
});

const ritira = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.richiestaPagamentoRitira,
  titolo: 'Lo studio ritira una richiesta non ancora pagata',
  accesso: chiediPagamento,
  sostituibile: 'scrive',
  parametri: conId,
  risposta: richiestaPagamentoAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const read = () => withTenant(servizi.db, sessione, (trx) => getChiesta(trx, sessione, parametri.id));
    await withdrawRichiesta(servizi, readAutore(sessione, normalizeIp(richiesta.ip)), await read());
    return { data: toRichiestaFilo(sessione, await read()) };
  },
});

const paga = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.richiestaPagamentoPaga,
  titolo:
    'Il cliente paga ciò che gli è chiesto, sulla pagina del circuito o con una prenotazione: il prezzo è del listino',
  accesso: pagaStampa,
  sostituibile: 'scrive',
  parametri: conId,
  corpo: richiestaPagamentoPaga,
  risposta: richiestaPagamentoPagata,
  handle: async ({ servizi, sessione, richiesta, parametri, corpo }) => {
    const una = await withTenant(servizi.db, sessione, (trx) => getRicevuta(trx, sessione, parametri.id));
    if (una.stato === 'Da pagare' && !(await isChiusaAncora(servizi, una)))
      throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
    const autore = readAutore(sessione, normalizeIp(richiesta.ip));
    return {
      data: await payRichiesta(servizi, sessione, autore, { richiesta: una, metodo: corpo.Metodo }),
    };
  },
});

const stampa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.richiestaPagamentoStampa,
  titolo: 'Il documento pagato (application/pdf): la stampa definitiva, sempre la stessa',
  accesso: pagaStampa,
  sostituibile: 'scrive',
  parametri: conId,
  handle: async ({ servizi, sessione, richiesta, parametri, risposta }) => {
    const una = await withTenant(servizi.db, sessione, (trx) => getRicevuta(trx, sessione, parametri.id));
    const { pdf } = await makePagata(
      servizi,
      { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) },
      una,
    );
    return sendPdf(risposta, pdf, `dichiarazione-${una.anno}.pdf`);
  },
});

/** A private client pays for the print of his declaration. */
export const clientePagaRotte: readonly Rotta[] = [guarda, chiede, lista, legge, ritira, paga, stampa];
