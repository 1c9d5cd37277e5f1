import {
  cassa,
  cassaMesiAnswer,
  dovutiF24Answer,
  dovutiF24Request,
  listAnswer,
  listQuery,
  percorsi,
  pianificatoreAnswer,
  scadenzeF24Answer,
  usaScenario,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { getQuale } from '../conto/conto.service.ts';
import { leggiF24, scriviF24 } from '../f24/f24.policy.ts';
import { listDovuti, readScadenze } from './dovuto.queries.ts';
import { listCassa, sumMesi } from './pianificatore.queries.ts';
import { readPianificatore } from './pianificatore.service.ts';
import { useScenario } from './sposta.ts';

const conId = z.object({ id: z.string().max(40) });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.cassaLista,
  titolo: 'Quanto ogni cliente ha da pagare, mese per mese, dei modelli preparati',
  accesso: leggiF24,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  risposta: listAnswer(cassa),
  handle: async ({ trx, servizi, corpo }) =>
    answerPagina(
      corpo,
      await listCassa(trx, corpo, giornoDiRoma(servizi.now())),
      ({ IdAnagrafica }) => IdAnagrafica,
      (una) => una,
    ),
});

const mesi = rotta({
  metodo: 'GET',
  percorso: percorsi.cassaMesi,
  titolo: 'Quanto c’è da pagare in ogni mese, di tutti i clienti',
  accesso: leggiF24,
  risposta: cassaMesiAnswer,
  handle: async ({ trx }) => ({ data: await sumMesi(trx) }),
});

const scadenze = rotta({
  metodo: 'GET',
  percorso: percorsi.f24Scadenze,
  titolo: 'Quanto c’è da versare alle prossime scadenze, e quanto è scaduto, di tutti i clienti',
  accesso: leggiF24,
  risposta: scadenzeF24Answer,
  handle: async ({ trx, servizi }) => ({ data: await readScadenze(trx, giornoDiRoma(servizi.now())) }),
});

const dovuti = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Dovuti,
  titolo: 'Di alcuni clienti, quando versano e quanto; chi non deve niente non c’è',
  accesso: leggiF24,
  corpo: dovutiF24Request,
  risposta: dovutiF24Answer,
  handle: async ({ trx, corpo }) => ({ data: await listDovuti(trx, corpo.Codici) }),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.pianificatore,
  titolo: 'I pagamenti di un cliente con i loro giorni, e le stime di ciò che il conto fiscale preparerebbe',
  accesso: leggiF24,
  parametri: conId,
  risposta: pianificatoreAnswer,
  handle: async ({ trx, servizi, parametri }) => ({
    data: await readPianificatore(trx, parametri.id, servizi.now()),
  }),
});

const usa = rotta({
  metodo: 'POST',
  percorso: percorsi.pianificatoreUsa,
  titolo:
    'Sposta gli F24 non ancora inviati ai giorni di uno scenario, con sanzioni e interessi di chi paga tardi: tutti o nessuno',
  accesso: scriviF24,
  parametri: conId,
  corpo: usaScenario,
  risposta: pianificatoreAnswer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const adesso = servizi.now();
    const { anagraficaId } = await getQuale(trx, parametri.id, Number(giornoDiRoma(adesso).slice(0, 4)));
    await useScenario(trx, { sessione, ip: normalizeIp(richiesta.ip), adesso }, anagraficaId, corpo);
    return { data: await readPianificatore(trx, anagraficaId, adesso) };
  },
});

/** When what is owed is paid. */
export const pianificatoreRotte: readonly Rotta[] = [lista, mesi, scadenze, dovuti, leggi, usa];
