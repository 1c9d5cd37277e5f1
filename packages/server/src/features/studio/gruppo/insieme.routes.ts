import { effettiInsieme, percorsi, permessiInsieme } from '@quadra/contract';
import { z } from 'zod';
import { stepProva, withUtenti } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { scriviPermessi } from '../../accesso/permesso/permesso.public.ts';
import { applyInsieme, type CambiInsieme } from './insieme.service.ts';

const readCambi = ({ Voci, Persone }: z.output<typeof permessiInsieme>): CambiInsieme => ({
  voci: Voci.map(({ Codice, Valore }) => ({ codice: Codice, valore: Valore })),
  persone: Persone.map(({ Id, Versione, AbilitaAI, VisureAbilitate, Gruppi }) => ({
    id: Id,
    versione: Versione,
    campi: {
      ...(AbilitaAI !== undefined && { abilitaAi: AbilitaAI }),
      ...(VisureAbilitate !== undefined && { visureAbilitate: VisureAbilitate }),
    },
    gruppi: Gruppi.map(({ Id: id, Dentro }) => ({ id, dentro: Dentro })),
  })),
});

const insieme = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.permessiInsieme,
  titolo: 'Permessi, funzionalità e gruppi di uno studio cambiati insieme, o provati senza cambiarli',
  accesso: scriviPermessi,
  corpo: permessiInsieme,
  risposta: z.object({ data: effettiInsieme }),
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = { servizi, sessione, ip: normalizeIp(richiesta.ip) };
    const studioId = requireStudio(sessione, corpo.IdStudio ?? undefined);
    const Persone = await withUtenti(servizi.db, sessione, (trx) => {
      const apply = () => applyInsieme(trx, chi, studioId, readCambi(corpo));
      return corpo.Prova ? stepProva(trx, apply) : apply();
    });
    return { data: { Applicate: !corpo.Prova, Persone } };
  },
});

export const insiemeRotte: readonly Rotta[] = [insieme];
