import {
  listAnswer,
  listQuery,
  messaggioPosta,
  messaggioPostaIntero,
  percorsi,
  postaRiprovata,
  statoUscita,
} from '@quadra/contract';
import { z } from 'zod';
import { withIdentita } from '../../../db/tenancy.ts';
import { setAllegato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { allow, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { countUscita, findAllegato, findMessaggio, listMessaggi } from './posta.queries.ts';
import { retryMessaggi } from './posta.service.ts';

const leggiPosta = allow('leggi', 'posta', isFornitore);
const riprovaPosta = allow('riprova', 'posta', isFornitore);
const conId = z.object({ id: z.string() });

/**
 * With a real mail server the files of the mails are their recipients' alone, as their words are. Without one this is the
 * only way to get them.
 */
function requireCassetta({ posta }: Servizi): void {
  if (!posta.isCassetta) throw new DomainError('NON_TROVATO');
}

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.postaLista,
  titolo: 'Messaggi in uscita',
  accesso: leggiPosta,
  corpo: listQuery,
  campiTesto: ['Destinatario', 'Oggetto'],
  risposta: listAnswer(messaggioPosta),
  handle: ({ servizi, corpo }) => listMessaggi(servizi.db, corpo, servizi.posta.isCassetta),
});

const stato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.postaStato,
  titolo: 'Quanti messaggi in ogni stato, e se un server li spedisce',
  accesso: leggiPosta,
  risposta: z.object({ data: statoUscita }),
  handle: async ({ servizi }) => ({
    data: { Spedisce: !servizi.posta.isCassetta, Conteggi: await countUscita(servizi.db) },
  }),
});

const uno = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.postaUna,
  titolo: 'Un messaggio',
  accesso: leggiPosta,
  parametri: conId,
  risposta: z.object({ data: messaggioPostaIntero }),
  handle: async ({ servizi, parametri }) => {
    const { db, cifratura, posta } = servizi;
    const messaggio = await findMessaggio(db, cifratura, parametri.id, posta.isCassetta);
    if (!messaggio) throw new DomainError('NON_TROVATO');
    return { data: messaggio };
  },
});

const allegato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.postaAllegato,
  titolo: 'Un allegato di un messaggio che resta in Posta',
  accesso: leggiPosta,
  parametri: conId.extend({ posizione: z.string().regex(/^\d{1,2}$/) }),
  handle: async ({ servizi, parametri: { id, posizione }, risposta }) => {
    requireCassetta(servizi);
    const trovato = await findAllegato(servizi.db, servizi.cifratura, id, Number(posizione));
    if (!trovato) throw new DomainError('NON_TROVATO');
    setAllegato(risposta, { nome: trovato.nome, formato: trovato.tipo });
    return trovato.contenuto;
  },
});

const riprova = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.postaRiprova,
  titolo: 'Rimette in coda un messaggio fermo dopo i tentativi, o rimasto in Posta',
  accesso: riprovaPosta,
  parametri: conId,
  risposta: postaRiprovata,
  handle: ({ servizi, sessione, richiesta, parametri }) =>
    withIdentita(servizi.db, async (trx) => {
      const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
      return { data: { Quanti: await retryMessaggi(trx, servizi.posta, chi, parametri.id) } };
    }),
});

const riprovaTutte = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.postaRiprovaTutte,
  titolo: 'Rimette in coda tutti i messaggi fermi dopo i tentativi',
  accesso: riprovaPosta,
  risposta: postaRiprovata,
  handle: ({ servizi, sessione, richiesta }) =>
    withIdentita(servizi.db, async (trx) => {
      const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
      return { data: { Quanti: await retryMessaggi(trx, servizi.posta, chi, null) } };
    }),
});

export const postaRotte: readonly Rotta[] = [lista, stato, riprovaTutte, uno, allegato, riprova];
