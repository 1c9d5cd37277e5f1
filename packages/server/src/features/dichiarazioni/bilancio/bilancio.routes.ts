import { bilancioAnswer, bilancioRequest, caselleBilancioRequest, percorsi } from '@quadra/contract';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';
import { parametriModello, requireDelPrefisso } from '../dichiarazione/percorso.ts';
import { getBilancio, importBilancio, setCaselle } from './bilancio.service.ts';

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloBilancio,
  titolo: 'Il bilancio importato per una dichiarazione, con le caselle che riempie; null quando non c’è',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: bilancioAnswer,
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: await getBilancio(trx, anno, id) };
  },
});

const importa = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloBilancio,
  titolo:
    'Importa un bilancio: CSV con Conto, Descrizione, Dare, Avere, Voce, o XBRL della tassonomia italiana',
  accesso: scriviDichiarazione,
  corpo: bilancioRequest,
  parametri: parametriModello,
  limite: { quante: 20, secondi: 60 },
  risposta: bilancioAnswer,
  handle: async ({ trx, sessione, richiesta, corpo, parametri, servizi }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    const file = { fonte: corpo.Fonte, contenuto: corpo.Contenuto };
    return { data: await importBilancio(trx, chi, { anno, id, adesso: servizi.now() }, file) };
  },
});

const assegna = rotta({
  metodo: 'PUT',
  percorso: percorsi.modelloBilancioCaselle,
  titolo: 'La casella di ciascuna voce del bilancio',
  accesso: scriviDichiarazione,
  corpo: caselleBilancioRequest,
  parametri: parametriModello,
  risposta: bilancioAnswer,
  handle: async ({ trx, sessione, richiesta, corpo, parametri, servizi }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    return { data: await setCaselle(trx, chi, { anno, id, adesso: servizi.now() }, corpo.Caselle) };
  },
});

export const bilancioRotte: readonly Rotta[] = [leggi, importa, assegna];
