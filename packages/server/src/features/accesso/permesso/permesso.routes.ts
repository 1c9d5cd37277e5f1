import { dovePermessi, percorsi, permessiRisposta, permessoModifica } from '@quadra/contract';
import { z } from 'zod';
import { withUtenti } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { leggiPermessi, scriviPermessi } from './permesso.policy.ts';
import { listVoci, readDove, sayValore } from './permesso.service.ts';

const risposta = z.object({ data: permessiRisposta });
const readChiesto = ({ IdStudio, IdGestore }: z.output<typeof dovePermessi>) => ({
  idStudio: IdStudio ?? undefined,
  idGestore: IdGestore ?? undefined,
});

const leggi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.permessiEffettivi,
  titolo: 'Permessi e funzionalità di uno studio, di un gestore o predefiniti',
  accesso: leggiPermessi,
  corpo: dovePermessi,
  risposta,
  handle: async ({ servizi, sessione, corpo }) => ({
    data: await withUtenti(servizi.db, sessione, async (trx) =>
      listVoci(trx, sessione, await readDove(trx, sessione, readChiesto(corpo))),
    ),
  }),
});

const scrivi = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.permessi,
  titolo: 'Dice il valore di un permesso o di una funzionalità',
  accesso: scriviPermessi,
  corpo: permessoModifica,
  risposta,
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const data = await withUtenti(servizi.db, sessione, async (trx) => {
      const dove = await readDove(trx, sessione, readChiesto(corpo));
      await sayValore(trx, chi, dove, { codice: corpo.Codice, valore: corpo.Valore });
      return listVoci(trx, sessione, dove);
    });
    return { data };
  },
});

export const permessoRotte: readonly Rotta[] = [leggi, scrivi];
