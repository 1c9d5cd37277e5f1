import { collegamentiAnnullati, collegamentiAnswer, collegamentiScritti, percorsi } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';
import { parametriModello, requireDelPrefisso } from '../dichiarazione/percorso.ts';
import { undoCollegamenti, writeCollegamenti } from './collegamento.service.ts';
import { getCollegamenti } from './leggi-collegamenti.ts';

/** Each reads every paper of a client for the year, and computes a declaration some times. */
const LIMITE = { quante: 120, secondi: 60 };

const readChi = (c: { sessione: Sessione; servizi: Servizi; richiesta: FastifyRequest }) => ({
  sessione: c.sessione,
  adesso: c.servizi.now(),
  log: c.richiesta.log,
  ip: normalizeIp(c.richiesta.ip),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloCollegamenti,
  titolo:
    'Che cosa dicono a una dichiarazione le altre carte del cliente, fonte per fonte, con l’effetto di ogni rigo; nulla è scritto',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  limite: LIMITE,
  risposta: collegamentiAnswer,
  handle: async ({ trx, parametri, ...chiamata }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: await getCollegamenti(trx, readChi(chiamata), anno, id) };
  },
});

const scrivi = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloCollegamenti,
  titolo:
    'Accetta, sostituisce o rifiuta ciò che dicono le altre carte; abbina o mette da parte le voci; tutto o niente',
  accesso: scriviDichiarazione,
  parametri: parametriModello,
  limite: LIMITE,
  corpo: collegamentiScritti,
  risposta: collegamentiAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => {
    const dove = await requireDelPrefisso(trx, parametri);
    await writeCollegamenti(trx, readChi(chiamata), dove, corpo);
    return { data: await getCollegamenti(trx, readChi(chiamata), dove.anno, dove.id) };
  },
});

const annulla = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloCollegamentiAnnulla,
  titolo: 'Riprende ciò che si è accettato, rifiutato o messo da parte: le caselle tornano com’erano',
  accesso: scriviDichiarazione,
  parametri: parametriModello,
  limite: LIMITE,
  corpo: collegamentiAnnullati,
  risposta: collegamentiAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => {
    const dove = await requireDelPrefisso(trx, parametri);
    await undoCollegamenti(trx, readChi(chiamata), dove, corpo);
    return { data: await getCollegamenti(trx, readChi(chiamata), dove.anno, dove.id) };
  },
});

/** What the other papers of a client say to a declaration, and what is decided of it. */
export const collegamentoRotte: readonly Rotta[] = [leggi, scrivi, annulla];
