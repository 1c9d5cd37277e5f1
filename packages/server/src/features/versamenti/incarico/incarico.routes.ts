import { percorsi, testiIncaricoAnswer, testoIncaricoScritto } from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiTestiIncarico, scriviTestiIncarico } from './incarico.policy.ts';
import { readTesti, writeTesto } from './incarico.service.ts';

const parametri = z.object({ studio: z.string().max(12), anno: z.string().max(4) });
const [PRIMO, ULTIMO] = [2019, 2099];

/** @throws NON_TROVATO for a studio that is not reached, or a year there is not */
function readDove(sessione: Sessione, { studio, anno }: z.output<typeof parametri>) {
  const numeri = /^\d{1,9}$/.test(studio) && /^\d{4}$/.test(anno);
  if (!numeri || Number(anno) < PRIMO || Number(anno) > ULTIMO) throw new DomainError('NON_TROVATO');
  return { studioId: requireStudio(sessione, Number(studio)), anno: Number(anno) };
}

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.testiIncarico,
  titolo:
    'I testi di incarico, mandato F24 e delega che uno studio stampa in un anno, con le versioni dell’anno',
  accesso: leggiTestiIncarico,
  parametri,
  risposta: testiIncaricoAnswer,
  handle: async ({ trx, sessione, parametri: quali }) => {
    const { studioId, anno } = readDove(sessione, quali);
    return { data: await readTesti(trx, studioId, anno) };
  },
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.testiIncarico,
  titolo: 'La versione che segue di un testo dell’anno: i segnaposto sono controllati, le precedenti restano',
  accesso: scriviTestiIncarico,
  parametri,
  corpo: testoIncaricoScritto,
  risposta: testiIncaricoAnswer,
  handle: async ({ trx, sessione, richiesta, parametri: quali, corpo }) => {
    const dove = readDove(sessione, quali);
    await writeTesto(trx, { sessione, ip: normalizeIp(richiesta.ip) }, dove, corpo);
    return { data: await readTesti(trx, dove.studioId, dove.anno) };
  },
});

/** The words of what the clients of a studio sign. */
export const incaricoRotte: readonly Rotta[] = [leggi, scrivi];
