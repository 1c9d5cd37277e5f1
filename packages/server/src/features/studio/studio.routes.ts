import { indirizziStudio, indirizziStudioModifica, percorsi, unoStudio } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../http/rotta.ts';
import { leggiIndirizzi, scriviIndirizzi } from './studio.policy.ts';
import { changeIndirizzi, getIndirizzi } from './studio.service.ts';

const leggi = rotta({
  metodo: 'POST',
  percorso: percorsi.studioIndirizzi,
  titolo: 'Indirizzi da cui lavorano gli operatori di uno studio',
  accesso: leggiIndirizzi,
  corpo: unoStudio,
  risposta: z.object({ data: indirizziStudio }),
  handle: async ({ trx, sessione, corpo, richiesta }) => ({
    data: {
      IdStudio: corpo.IdStudio,
      IpAbilitati: await getIndirizzi(trx, sessione, corpo.IdStudio),
      IndirizzoAttuale: normalizeIp(richiesta.ip),
    },
  }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.studioIndirizzi,
  titolo: 'Cambia gli indirizzi da cui lavorano gli operatori di uno studio',
  accesso: scriviIndirizzi,
  corpo: indirizziStudioModifica,
  risposta: z.object({ data: indirizziStudio }),
  handle: async ({ trx, sessione, corpo, richiesta }) => {
    const ip = normalizeIp(richiesta.ip);
    const nuovi = { idStudio: corpo.IdStudio, lista: corpo.IpAbilitati };
    const IpAbilitati = await changeIndirizzi(trx, { sessione, ip }, nuovi);
    return { data: { IdStudio: corpo.IdStudio, IpAbilitati, IndirizzoAttuale: ip } };
  },
});

export const studioRotte: readonly Rotta[] = [leggi, scrivi];
