import { listAnswer, listQuery, messaggioPosta, percorsi } from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { allow, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findMessaggio, listMessaggi } from './posta.queries.ts';

const leggiPosta = allow('leggi', 'posta', isFornitore);

/**
 * With a real mail server the mails are their recipients' alone: their links would open other people's accounts. Without one
 * this is the only way to get them: the list hides what they carry, a mail that is opened shows it.
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
  handle: async ({ servizi, corpo }) => {
    requireCassetta(servizi);
    return listMessaggi(servizi.db, corpo);
  },
});

const uno = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.postaUna,
  titolo: 'Un messaggio',
  accesso: leggiPosta,
  parametri: z.object({ id: z.string() }),
  risposta: z.object({ data: messaggioPosta }),
  handle: async ({ servizi, parametri }) => {
    requireCassetta(servizi);
    const messaggio = await findMessaggio(servizi.db, servizi.cifratura, parametri.id);
    if (!messaggio) throw new DomainError('NON_TROVATO');
    return { data: messaggio };
  },
});

export const postaRotte: readonly Rotta[] = [lista, uno];
