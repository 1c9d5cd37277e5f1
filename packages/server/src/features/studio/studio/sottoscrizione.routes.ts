import { percorsi, sottoscrizione, sottoscrizioneScritta } from '@quadra/contract';
import { z } from 'zod';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withUtenti } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { listSottoscrizioni, updateSottoscrizione } from './sottoscrizione.queries.ts';
import { leggiApplicativi, scriviSottoscrizioni } from './studio.policy.ts';

const risposta = z.object({ data: z.array(sottoscrizione) });

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.studioSottoscrizioni,
  titolo: 'I moduli che ogni tipo di sottoscrizione può avere',
  accesso: leggiApplicativi,
  risposta,
  handle: async ({ trx }) => ({ data: await listSottoscrizioni(trx) }),
});

const scrivi = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.studioSottoscrizioni,
  titolo: 'Cambia i moduli che un tipo di sottoscrizione può avere: vale subito per i suoi studi',
  accesso: scriviSottoscrizioni,
  corpo: sottoscrizioneScritta,
  risposta,
  handle: ({ servizi, sessione, richiesta, corpo: { Tipologia, Moduli } }) =>
    withUtenti(servizi.db, sessione, async (trx) => {
      const prima = (await listSottoscrizioni(trx)).find((una) => una.Tipologia === Tipologia) ?? null;
      await updateSottoscrizione(trx, { Tipologia, Moduli });
      await writeRegistro(trx, {
        studioId: null,
        utenteId: sessione.utenteId,
        ip: normalizeIp(richiesta.ip),
        azione: 'modifica',
        entita: 'sottoscrizione',
        entitaId: Tipologia,
        prima,
        dopo: { Tipologia, Moduli },
      });
      return { data: await listSottoscrizioni(trx) };
    }),
});

export const sottoscrizioneRotte: readonly Rotta[] = [leggi, scrivi];
