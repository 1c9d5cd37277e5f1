import {
  panoramicaAnswer,
  panoramicaFattiAnswer,
  panoramicaVersamentiAnswer,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiAnagrafiche } from '../../clienti/anagrafica/anagrafica.public.ts';
import { leggiF24 } from '../../versamenti/f24/f24.public.ts';
import { readFattiDi, readPanoramica, readVersamentiDi } from './panoramica.service.ts';

const parametri = z.object({ id: z.string().max(40) });

const una = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaPanoramica,
  titolo: 'Un cliente in una pagina: recapiti, dichiarazioni anno per anno, pagate e conservate, immobili',
  accesso: leggiAnagrafiche,
  parametri,
  risposta: panoramicaAnswer,
  handle: async ({ trx, sessione, servizi, parametri: { id } }) => ({
    data: await readPanoramica(trx, { sessione, adesso: servizi.now() }, id),
  }),
});

const versamenti = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaPanoramicaVersamenti,
  titolo: 'Che cosa un cliente ha da pagare e quando, e che cosa ha pagato per ultimo',
  accesso: leggiF24,
  parametri,
  risposta: panoramicaVersamentiAnswer,
  handle: async ({ trx, servizi: { db, now }, parametri: { id } }) => ({
    data: await readVersamentiDi(trx, { db, adesso: now() }, id),
  }),
});

const fatti = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaPanoramicaFatti,
  titolo: 'Che cosa è accaduto per ultimo di un cliente: dichiarazioni, F24, documenti, richieste',
  accesso: leggiAnagrafiche,
  parametri,
  risposta: panoramicaFattiAnswer,
  handle: async ({ trx, parametri: { id } }) => ({ data: await readFattiDi(trx, id) }),
});

/** A client in one page. */
export const panoramicaRotte: readonly Rotta[] = [una, versamenti, fatti];
