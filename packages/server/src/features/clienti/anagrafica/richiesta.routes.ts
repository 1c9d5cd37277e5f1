import { percorsi, richiestaAnswer, richiestaInformazioni } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { scriviAnagrafiche } from './anagrafica.policy.ts';
import { askInformazioni } from './richiesta.service.ts';

export const richiestaRotta: Rotta = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaRichiesta,
  titolo: 'Richiesta di informazioni al cliente per e-mail; la seconda dello stesso giorno va confermata',
  accesso: scriviAnagrafiche,
  parametri: z.object({ id: z.string() }),
  corpo: richiestaInformazioni,
  limite: { quante: 30, secondi: 60 },
  risposta: richiestaAnswer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const Email = await askInformazioni(trx, servizi, chi, {
      id: parametri.id,
      documenti: corpo.Documenti,
      entro: corpo.Entro,
      conferma: corpo.Conferma,
    });
    return { data: { Email } };
  },
});
