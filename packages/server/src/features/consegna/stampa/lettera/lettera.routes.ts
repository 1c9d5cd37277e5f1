import {
  lettera,
  letteraDocumentoAnswer,
  letteraNotaRequest,
  letteraPostaAnswer,
  letteraPostaRequest,
  letteraRequest,
  percorsi,
  toWire,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parametriUna, requireChiave } from '../../../../http/anno.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import {
  leggiDichiarazione,
  scriviDichiarazione,
  stampaDichiarazione,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { sendPdf } from '../invio.ts';
import { type LetteraDi, readLettera } from './leggi-lettera.ts';
import { keepLettera, mailLettera, printLettera, saveNota } from './lettera.service.ts';

const unaLettera = z.object({ data: lettera });
const chi = (sessione: Sessione, richiesta: FastifyRequest) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});
const toFilo = ({ studioId: _s, anagraficaId: _a, codiceFiscale: _c, ...sua }: LetteraDi) =>
  toWire<z.input<typeof lettera>>(sua);

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.lettera,
  titolo:
    'La lettera al cliente di un Redditi PF o di un 730: quanto, quando, perché è cambiato; ogni cifra dice la casella da cui viene',
  accesso: leggiDichiarazione,
  parametri: parametriUna,
  risposta: unaLettera,
  handle: async ({ trx, servizi, parametri }) => ({
    data: toFilo(await readLettera(trx, { ...requireChiave(parametri), adesso: servizi.now() })),
  }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.lettera,
  titolo: 'Ciò che lo studio scrive di suo nella lettera, prima e dopo le frasi calcolate',
  accesso: scriviDichiarazione,
  parametri: parametriUna,
  corpo: letteraNotaRequest,
  risposta: unaLettera,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const quale = { ...requireChiave(parametri), adesso: servizi.now() };
    return { data: toFilo(await saveNota(trx, chi(sessione, richiesta), quale, corpo)) };
  },
});

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.letteraPdf,
  titolo: 'La lettera al cliente su carta (application/pdf)',
  accesso: leggiDichiarazione,
  parametri: parametriUna,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, servizi, parametri, risposta }) => {
    const quale = { ...requireChiave(parametri), adesso: servizi.now() };
    const stampa = await printLettera(trx, quale);
    return sendPdf(risposta, stampa.pdf, stampa.nome);
  },
});

const documento = rotta({
  metodo: 'POST',
  percorso: percorsi.letteraDocumento,
  titolo: 'Tiene la lettera fra i documenti del cliente; la stessa dello stesso giorno resta una',
  accesso: stampaDichiarazione,
  parametri: parametriUna,
  corpo: letteraRequest,
  limite: { quante: 60, secondi: 60 },
  risposta: letteraDocumentoAnswer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri }) => {
    const quale = { ...requireChiave(parametri), adesso: servizi.now() };
    const { IdDocumento } = await keepLettera(trx, servizi, chi(sessione, richiesta), quale);
    return { data: { IdDocumento } };
  },
});

const posta = rotta({
  metodo: 'POST',
  percorso: percorsi.letteraPosta,
  titolo:
    'Manda la lettera al cliente, la stessa che resta fra i documenti; la seconda volta di un giorno va confermata',
  accesso: stampaDichiarazione,
  parametri: parametriUna,
  corpo: letteraPostaRequest,
  limite: { quante: 60, secondi: 60 },
  risposta: letteraPostaAnswer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const quale = { ...requireChiave(parametri), adesso: servizi.now(), conferma: corpo.Conferma };
    return { data: await mailLettera(trx, servizi, chi(sessione, richiesta), quale) };
  },
});

/** The letter for the client: read, written, printed, kept, mailed. */
export const letteraRotte: readonly Rotta[] = [leggi, scrivi, pdf, documento, posta];
