import { cancellaDatiAnswer, cancellaDatiRequest, percorsi, pianoRiservatezza } from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { keepCancellazione } from './cancellazioni.ts';
import { cancellaDati, leggiRiservatezza } from './riservatezza.policy.ts';
import { cancelDati, previewCancellazione } from './riservatezza.service.ts';

const unId = z.object({ id: z.string() });

const anteprima = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaRiservatezza,
  titolo: 'Che cosa si cancellerebbe di un cliente, che cosa resterebbe, fino a quando e per quale norma',
  accesso: leggiRiservatezza,
  parametri: unId,
  risposta: z.object({ data: pianoRiservatezza }),
  handle: async ({ trx, parametri, servizi }) => ({
    data: await previewCancellazione(trx, parametri.id, servizi.now()),
  }),
});

const cancella = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.anagraficaCancellaDati,
  titolo: 'Cancellazione dei dati di un cliente: ciò che la legge vuole resta limitato fino al suo termine',
  accesso: cancellaDati,
  conferma: true,
  parametri: unId,
  corpo: cancellaDatiRequest,
  risposta: cancellaDatiAnswer,
  handle: async ({ servizi, sessione, parametri, corpo, richiesta }) => {
    const { db, cifratura, config } = servizi;
    const cosa = { id: parametri.id, codiceFiscale: corpo.CodiceFiscale };
    const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    const fatta = await withTenant(db, { ...sessione, limitati: true }, (trx) =>
      cancelDati(trx, { cifratura, adesso: servizi.now() }, cosa, chi),
    );
    keepCancellazione(config.dati, fatta, servizi.now(), richiesta.log);
    return { data: { Esito: fatta.esito, Fino: fatta.fino } };
  },
});

/** The calls about the privacy of a client. */
export const riservatezzaRotte: readonly Rotta[] = [anteprima, cancella];
