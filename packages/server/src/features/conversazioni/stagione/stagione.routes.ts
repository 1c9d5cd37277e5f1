import { atteseAnswer, passiAnswer, percorsi, stagioneAnswer } from '@quadra/contract';
import { findDivieto, type Permesso, requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiArchivio } from '../../carta/archivio/archivio.public.ts';
import { leggiBuste } from '../../carta/firma/firma.public.ts';
import { leggiDeleghe } from '../../versamenti/delega/delega.public.ts';
import { listAttese } from './attese.queries.ts';
import { listPassi } from './passi.queries.ts';
import { leggiStagione } from './stagione.policy.ts';
import { readStagione } from './stagione.service.ts';

const stagione = rotta({
  metodo: 'GET',
  percorso: percorsi.stagione,
  titolo: 'Scadenze e stagione: gli obblighi che vengono, quanto è fatto di ciascuno, che cosa resta',
  accesso: leggiStagione,
  risposta: stagioneAnswer,
  handle: async ({ trx, servizi, sessione }) => ({
    data: await readStagione(trx, sessione, servizi.now()),
  }),
});

const attese = rotta({
  metodo: 'GET',
  percorso: percorsi.stagioneAttese,
  titolo: 'Che cosa attende chi entra: scarti, conflitti, messaggi, risposte, documenti, firme',
  accesso: leggiStagione,
  risposta: atteseAnswer,
  handle: async ({ trx, servizi, sessione }) => {
    const puo = (diritto: Permesso) => findDivieto(sessione, diritto) === undefined;
    return {
      data: await listAttese(trx, {
        ...{ adesso: servizi.now(), utenteId: sessione.utenteId },
        ...{ buste: puo(leggiBuste), pacchetti: puo(leggiArchivio), deleghe: puo(leggiDeleghe) },
      }),
    };
  },
});

const passi = rotta({
  metodo: 'GET',
  percorso: percorsi.stagionePassi,
  titolo: 'I primi passi dello studio: a che punto è ciascuno, come dicono i suoi dati',
  accesso: leggiStagione,
  risposta: passiAnswer,
  handle: async ({ trx, sessione }) => ({
    data: { Passi: await listPassi(trx, requireStudio(sessione, undefined)) },
  }),
});

/** What comes, and what waits. */
export const stagioneRotte: readonly Rotta[] = [stagione, attese, passi];
