import {
  acquistoChiesto,
  estratto,
  estrattoLetto,
  incasso,
  listAnswer,
  listQuery,
  pagamento,
  pagamentoAnswer,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import type { Trx } from '../../../db/pool.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { answerOnce } from '../../base/ripetibile/ripetibile.public.ts';
import { bookBonifico, type Contesto, settleAMano } from './bonifico.service.ts';
import { proposeIncassi } from './estratto.service.ts';
import { annullaPagamenti, compraCrediti, incassaPagamenti, leggiPagamenti } from './pagamento.policy.ts';
import { answerPagamenti, conId } from './pagamento.routes.ts';

/** Who calls, where and with what. */
export const readContesto = (chiamata: {
  trx: Trx;
  servizi: Servizi;
  sessione: Sessione;
  richiesta: FastifyRequest;
}): Contesto => ({
  trx: chiamata.trx,
  servizi: chiamata.servizi,
  sessione: chiamata.sessione,
  ip: normalizeIp(chiamata.richiesta.ip),
});

const prenota = rotta({
  metodo: 'POST',
  percorso: percorsi.bonifico,
  titolo: 'Prenota un pacchetto da pagare con bonifico: IBAN e causale',
  isRipetibile: true,
  accesso: compraCrediti,
  corpo: acquistoChiesto,
  stato: 201,
  risposta: pagamentoAnswer,
  handle: async ({ corpo, risposta, ...chiamata }) => {
    const { trx, servizi, sessione, richiesta } = chiamata;
    const studioId = requireStudio(sessione, undefined);
    const comune = { studioId, richiesta, risposta, adesso: servizi.now() };
    return answerOnce(trx, { ...comune, chiaveDi: 'studio', intanto: 'attende' }, async () => ({
      data: await bookBonifico(readContesto(chiamata), studioId, corpo.IdPacchetto),
    }));
  },
});

const bonifici = { Metodo: 'Bonifico' } as const;
const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.bonifico,
  titolo: 'Le ultime prenotazioni da pagare con bonifico',
  accesso: leggiPagamenti,
  risposta: listAnswer(pagamento),
  handle: ({ trx, sessione }) =>
    answerPagamenti(trx, sessione, listQuery.parse({ PageSize: 50, Filter: bonifici })),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.bonificoLista,
  titolo: 'Elenco delle prenotazioni da pagare con bonifico',
  accesso: leggiPagamenti,
  corpo: listQuery,
  campiTesto: ['Pacchetto', 'NomeStudio', 'Causale'],
  risposta: listAnswer(pagamento),
  handle: ({ trx, sessione, corpo }) =>
    answerPagamenti(trx, sessione, { ...corpo, Filter: { ...corpo.Filter, ...bonifici } }),
});

const conferma = rotta({
  metodo: 'PUT',
  percorso: percorsi.bonificoConferma,
  titolo: 'Chi vende conferma l’incasso: i crediti arrivano, una volta sola',
  accesso: incassaPagamenti,
  parametri: conId,
  corpo: incasso,
  risposta: pagamentoAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await settleAMano(readContesto(chiamata), parametri.id, {
      atto: 'conferma',
      incassatoIl: corpo.DataIncasso,
    }),
  }),
});

const annulla = rotta({
  metodo: 'PUT',
  percorso: percorsi.bonificoAnnulla,
  titolo: 'Annulla una prenotazione non ancora incassata',
  accesso: annullaPagamenti,
  parametri: conId,
  risposta: pagamentoAnswer,
  handle: async ({ parametri, ...chiamata }) => ({
    data: await settleAMano(readContesto(chiamata), parametri.id, { atto: 'rinuncia' }),
  }),
});

const leggiEstratto = rotta({
  metodo: 'POST',
  percorso: percorsi.bonificoEstratto,
  titolo: 'Legge un estratto conto (camt.053 o CSV) e propone le prenotazioni che gli incassi pagano',
  accesso: incassaPagamenti,
  corpo: estrattoLetto,
  limite: { quante: 20, secondi: 60 },
  risposta: estratto,
  handle: async ({ trx, sessione, corpo }) => ({
    data: await proposeIncassi(trx, sessione, corpo.Contenuto),
  }),
});

export const bonificoRotte: readonly Rotta[] = [prenota, leggi, lista, leggiEstratto, conferma, annulla];
