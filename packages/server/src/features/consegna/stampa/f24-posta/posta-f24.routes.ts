import { percorsi, postaF24Answer, postaF24Request } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { scriviF24 } from '../../../versamenti/f24/f24.public.ts';
import { mailF24 } from './posta-f24.service.ts';

const posta = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Posta,
  titolo:
    'Manda un F24 allo studio e al cliente, con i testi dello studio e il PDF che resta fra i documenti; la seconda volta di un giorno va confermata',
  accesso: scriviF24,
  parametri: z.object({ id: z.string().max(40) }),
  corpo: postaF24Request,
  limite: { quante: 60, secondi: 60 },
  risposta: postaF24Answer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return { data: await mailF24(trx, servizi, chi, { id: parametri.id, conferma: corpo.Conferma }) };
  },
});

/** The models F24 out of the house: by mail. */
export const postaF24Rotte: readonly Rotta[] = [posta];
