import { percorsi, seguitoAnswer, seguitoModifica } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiSeguito, scriviSeguito } from './anagrafica.policy.ts';
import { readSeguito, writeSeguito } from './seguito.service.ts';

const parametri = z.object({ id: z.string().max(40) });

const uno = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaSeguito,
  titolo: 'Chi segue un cliente e la nota dello studio: il cliente non li legge',
  accesso: leggiSeguito,
  parametri,
  risposta: seguitoAnswer,
  handle: async ({ trx, parametri: { id } }) => ({ data: await readSeguito(trx, id) }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.anagraficaSeguito,
  titolo: 'Scrive chi segue un cliente e la nota dello studio',
  accesso: scriviSeguito,
  parametri,
  corpo: seguitoModifica,
  risposta: seguitoAnswer,
  handle: async ({ trx, sessione, servizi, richiesta, corpo, parametri: { id } }) => ({
    data: await writeSeguito(
      trx,
      { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip), adesso: servizi.now() },
      id,
      corpo,
    ),
  }),
});

/** Who of the studio follows a client. */
export const seguitoRotte: readonly Rotta[] = [uno, modifica];
