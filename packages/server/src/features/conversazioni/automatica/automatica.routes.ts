import { notificheAutomaticheAnswer, notificheAutomaticheScritte, percorsi } from '@quadra/contract';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiAutomatiche, scriviAutomatiche } from './automatica.policy.ts';
import { readAutomatiche, writeAutomatiche } from './automatica.service.ts';

function requireStudio({ studioId }: Sessione): number {
  if (studioId === null) throw new DomainError('NON_TROVATO');
  return studioId;
}

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.notificheAutomatiche,
  titolo: 'Di quali fatti lo studio è avvisato, come e in quali ore no',
  accesso: leggiAutomatiche,
  risposta: notificheAutomaticheAnswer,
  handle: async ({ trx, sessione }) => ({ data: await readAutomatiche(trx, requireStudio(sessione)) }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.notificheAutomatiche,
  titolo: 'Scrive le scelte dello studio: i segnaposto dei testi sono controllati',
  accesso: scriviAutomatiche,
  corpo: notificheAutomaticheScritte,
  risposta: notificheAutomaticheAnswer,
  handle: async ({ trx, sessione, richiesta, corpo }) => {
    const studioId = requireStudio(sessione);
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await writeAutomatiche(trx, { studioId, autore }, corpo);
    return { data: await readAutomatiche(trx, studioId) };
  },
});

/** What a studio wants to be told of by itself. */
export const automaticaRotte: readonly Rotta[] = [leggi, scrivi];
