import {
  fermiAnswer,
  listAnswer,
  listQuery,
  meseVenditoreAnswer,
  mesiVenditoreAnswer,
  percorsi,
  ricaricheAnswer,
  ricaricheInviate,
  ricaricheRequest,
  studiInEsaurimentoAnswer,
  studioInEsaurimento,
} from '@quadra/contract';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { withLavori } from '../../base/lavoro/lavoro.public.ts';
import { leggiCasa, proponiRicariche } from './venditore.policy.ts';
import { listInEsaurimento } from './venditore.queries.ts';
import { computeGiorni } from './venditore.rules.ts';
import {
  previewRicariche,
  readFermi,
  readMese,
  readMesi,
  readStudi,
  sendRicariche,
} from './venditore.service.ts';

const studi = rotta({
  metodo: 'GET',
  percorso: percorsi.casaStudi,
  titolo: 'I primi studi che finiscono i crediti, al ritmo delle ultime otto settimane',
  accesso: leggiCasa,
  risposta: studiInEsaurimentoAnswer,
  handle: async ({ trx, servizi }) => ({ data: await readStudi(trx, servizi.now()) }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.casaStudiLista,
  titolo: 'Gli studi con i crediti che hanno, quanti ne usano e quando finiscono',
  accesso: leggiCasa,
  corpo: listQuery,
  campiTesto: ['NomeStudio'],
  risposta: listAnswer(studioInEsaurimento),
  handle: async ({ trx, servizi, corpo }) => {
    const adesso = servizi.now();
    return answerPagina(
      corpo,
      await listInEsaurimento(trx, corpo, computeGiorni(adesso), adesso),
      ({ IdStudio }) => String(IdStudio),
      (riga) => riga,
    );
  },
});

const fermi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.casaFermi,
  titolo: 'Che cosa è fermo: lavori non riusciti e, per il fornitore, posta non partita',
  accesso: leggiCasa,
  risposta: fermiAnswer,
  handle: ({ servizi, sessione }) =>
    withLavori(servizi.db, sessione, async (trx) => ({ data: await readFermi(trx, sessione) })),
});

const mese = rotta({
  metodo: 'GET',
  percorso: percorsi.casaMese,
  titolo: 'Il mese di chi vende: venduto, da incassare, studi, crediti presso gli studi',
  accesso: leggiCasa,
  risposta: meseVenditoreAnswer,
  handle: async ({ trx, servizi }) => ({ data: await readMese(trx, servizi.now()) }),
});

const mesi = rotta({
  metodo: 'GET',
  percorso: percorsi.casaMesi,
  titolo: 'Crediti venduti e consumati negli ultimi dodici mesi',
  accesso: leggiCasa,
  risposta: mesiVenditoreAnswer,
  handle: async ({ trx, servizi }) => ({ data: await readMesi(trx, servizi.now()) }),
});

const anteprima = rotta({
  metodo: 'GET',
  percorso: percorsi.casaRicariche,
  titolo: 'Le proposte di ricarica come partirebbero, agli studi che finiscono i crediti',
  accesso: proponiRicariche,
  risposta: ricaricheAnswer,
  handle: async ({ trx, servizi }) => ({ data: await previewRicariche(trx, servizi, servizi.now()) }),
});

const invia = rotta({
  metodo: 'POST',
  percorso: percorsi.casaRicariche,
  titolo: 'Manda le proposte di ricarica agli studi indicati, una volta ogni sette giorni',
  accesso: proponiRicariche,
  corpo: ricaricheRequest,
  risposta: ricaricheInviate,
  handle: async ({ trx, servizi, sessione, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip), adesso: servizi.now() };
    return { data: await sendRicariche(trx, servizi, chi, corpo.Studi) };
  },
});

/** The home of who sells: one call for each of its parts. */
export const venditoreRotte: readonly Rotta[] = [studi, lista, fermi, mese, mesi, anteprima, invia];
