import { home, percorsi, preferenzeHome } from '@quadra/contract';
import { z } from 'zod';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { listAreeSpente } from '../../accesso/portale/portale.public.ts';
import { findRipresa } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findPreferenzaHome, upsertPreferenzaHome } from './home.queries.ts';

/** Who reaches more studi than these works in none of them every day: he is not led back. */
const STUDI_MASSIMI = 50;

const leggi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.home,
  titolo: 'Ciò che la home ricorda: preferiti, note lette, dove si lavorava',
  risposta: z.object({ data: home }),
  handle: async ({ servizi, sessione, richiesta }) => {
    // Asked of the others before a transaction is open: who is slow holds nothing.
    const spente = await listAreeSpente(richiesta, servizi);
    return withTenant(servizi.db, sessione, async (trx) => {
      const { preferiti, noteLette, tastoAiuto, passiNascosti, riepilogo } = await findPreferenzaHome(
        trx,
        sessione.utenteId,
      );
      const ripresa =
        sessione.studi.length > STUDI_MASSIMI
          ? undefined
          : await findRipresa(trx, { studi: sessione.studi, utenteId: sessione.utenteId });
      return {
        data: {
          Preferiti: [...preferiti],
          NoteLette: noteLette,
          TastoAiuto: tastoAiuto,
          PassiNascosti: passiNascosti,
          Riepilogo: riepilogo,
          Ripresa: ripresa
            ? {
                Anno: ripresa.anno,
                Id: ripresa.id,
                Denominazione: ripresa.denominazione,
                Quadro: ripresa.quadro,
                Quando: ripresa.quando.toISOString(),
                InBozza: ripresa.inBozza,
              }
            : null,
          AreeSpente: spente,
        },
      };
    });
  },
});

const scrivi = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.home,
  titolo: 'Preferiti, note di rilascio lette, tasto dell’elenco dei tasti',
  corpo: preferenzeHome,
  risposta: z.object({ data: z.literal(true) }),
  handle: async ({ servizi, sessione, corpo }) => {
    await withIdentita(servizi.db, (trx) =>
      upsertPreferenzaHome(trx, sessione.utenteId, {
        preferiti: corpo.Preferiti,
        noteLette: corpo.NoteLette,
        tastoAiuto: corpo.TastoAiuto,
        passiNascosti: corpo.PassiNascosti,
        riepilogo: corpo.Riepilogo,
      }),
    );
    return { data: true as const };
  },
});

export const homeRotte: readonly Rotta[] = [leggi, scrivi];
