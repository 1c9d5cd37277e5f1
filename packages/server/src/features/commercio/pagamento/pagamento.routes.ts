import {
  automatico,
  automaticoModifica,
  listAnswer,
  listQuery,
  offertaPagamento,
  pagamento,
  pagamentoAnswer,
  percorsi,
  rimborso,
  venditore,
  venditoreModifica,
} from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { readAutore } from './acquisto.service.ts';
import { changeAutomatico, getAutomatico } from './automatico.service.ts';
import { getPagamento } from './bonifico.service.ts';
import { toFilo } from './filo.ts';
import { getOffertaPagamento } from './offerta.service.ts';
import {
  annullaPagamenti,
  compraCrediti,
  incassaPagamenti,
  leggiOffertaPagamento,
  leggiPagamenti,
  leggiVenditore,
  scriviVenditore,
} from './pagamento.policy.ts';
import { listPagamenti } from './pagamento.queries.ts';
import { refundPagamento } from './rimborso.service.ts';
import { abandonPagamento } from './sportello.service.ts';
import { changeVenditore, getVenditore } from './venditore.service.ts';

export const conId = z.object({ id: z.string().max(40) });

/** A page of payments as who asks reads them. */
export async function answerPagamenti(trx: Trx, sessione: Sessione, corpo: z.output<typeof listQuery>) {
  return answerPagina(
    corpo,
    await listPagamenti(trx, corpo),
    ({ id }) => id,
    (riga) => toFilo(sessione, riga),
  );
}

const offerta = rotta({
  metodo: 'GET',
  percorso: percorsi.pagamentoOfferta,
  titolo: 'Ciò che lo studio può comprare, da chi, come, e a che prezzo',
  accesso: leggiOffertaPagamento,
  risposta: offertaPagamento,
  handle: async ({ trx, sessione, servizi }) => ({
    data: await getOffertaPagamento(trx, servizi, requireStudio(sessione, undefined)),
  }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.pagamentoLista,
  titolo: 'Elenco dei pagamenti',
  accesso: leggiPagamenti,
  corpo: listQuery,
  campiTesto: ['Pacchetto', 'NomeStudio', 'Causale'],
  risposta: listAnswer(pagamento),
  handle: ({ trx, sessione, corpo }) => answerPagamenti(trx, sessione, corpo),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.pagamentoUno,
  titolo: 'Un pagamento, com’è ora',
  accesso: leggiPagamenti,
  parametri: conId,
  risposta: pagamentoAnswer,
  handle: async ({ trx, sessione, parametri }) => ({
    data: toFilo(sessione, await getPagamento(trx, parametri.id)),
  }),
});

const rinuncia = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.pagamentoRinuncia,
  titolo: 'Chi compra rinuncia a un pagamento che aspetta sulla pagina del circuito',
  accesso: annullaPagamenti,
  sostituibile: 'scrive',
  parametri: conId,
  risposta: pagamentoAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri: { id } }) => {
    await abandonPagamento(servizi, sessione, readAutore(sessione, normalizeIp(richiesta.ip)), id);
    return withTenant(servizi.db, sessione, async (trx) => ({
      data: toFilo(sessione, await getPagamento(trx, id)),
    }));
  },
});

const rimborsa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.pagamentoRimborso,
  titolo: 'Rimborsa un pagamento per intero, se nessuno dei suoi crediti è stato usato: nota di credito',
  accesso: incassaPagamenti,
  sostituibile: 'scrive',
  parametri: conId,
  corpo: rimborso,
  risposta: pagamentoAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri: { id }, corpo }) => ({
    data: await refundPagamento(servizi, sessione, {
      id,
      motivo: corpo.Motivo,
      ip: normalizeIp(richiesta.ip),
    }),
  }),
});

const leggiAutomatico = rotta({
  metodo: 'GET',
  percorso: percorsi.automatico,
  titolo: 'Ciò che lo studio compra da sé sotto una soglia, e con che cosa può',
  accesso: leggiOffertaPagamento,
  risposta: automatico,
  handle: async ({ trx, sessione, servizi }) => ({
    data: await getAutomatico(trx, servizi, requireStudio(sessione, undefined)),
  }),
});

const scriviAutomatico = rotta({
  metodo: 'PUT',
  percorso: percorsi.automatico,
  titolo: 'Attiva o ferma l’acquisto automatico: dopo un primo pagamento, con un metodo attivo',
  accesso: compraCrediti,
  corpo: automaticoModifica,
  risposta: automatico,
  handle: async ({ trx, servizi, sessione, richiesta, corpo }) => ({
    data: await changeAutomatico(
      { trx, servizi, sessione, ip: normalizeIp(richiesta.ip) },
      requireStudio(sessione, undefined),
      corpo,
    ),
  }),
});

const leggiChiVende = rotta({
  metodo: 'GET',
  percorso: percorsi.venditore,
  titolo: 'Con che cosa vende chi chiede: metodi, conto, chiavi presenti',
  accesso: leggiVenditore,
  risposta: venditore,
  handle: async ({ trx, servizi, sessione }) => ({ data: await getVenditore(trx, servizi, sessione) }),
});

const scriviChiVende = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.venditore,
  titolo: 'Cambia con che cosa vende chi chiede: una chiave si scrive e non si rilegge',
  accesso: scriviVenditore,
  conferma: true,
  corpo: venditoreModifica,
  risposta: venditore,
  handle: async ({ servizi, sessione, richiesta, corpo }) => ({
    data: await changeVenditore(servizi, { sessione, ip: normalizeIp(richiesta.ip) }, corpo),
  }),
});

export const pagamentoRotte: readonly Rotta[] = [
  offerta,
  leggiAutomatico,
  scriviAutomatico,
  lista,
  leggi,
  rinuncia,
  rimborsa,
  leggiChiVende,
  scriviChiVende,
];
