import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { scriviApplicazioni } from '../applicazione/applicazione.policy.ts';
import { rotateChiavi } from './chiavi.ts';

const nuoveChiavi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.chiaviSuite,
  titolo: 'Nuove chiavi della suite',
  accesso: scriviApplicazioni,
  risposta: z.object({ data: z.literal(true) }),
  limite: { quante: 5, secondi: 3600 },
  handle: async ({ servizi, sessione, richiesta }) => {
    await withIdentita(servizi.db, async (trx) => {
      await rotateChiavi(trx, servizi.cifratura);
      const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
      await writeRegistro(trx, { studioId: null, ...autore, azione: 'nuove chiavi', entita: 'suite' });
    });
    return { data: true as const };
  },
});

export const suiteRotte: readonly Rotta[] = [nuoveChiavi];
