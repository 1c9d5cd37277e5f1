import {
  bancaF24Answer,
  bancaF24Request,
  codiciF24Answer,
  codiciF24Request,
  confermaBancaF24,
  f24,
  f24Answer,
  f24Azione,
  f24Modifica,
  f24Nuovo,
  fileF24Answer,
  fileF24Request,
  listAnswer,
  listQuery,
  percorsi,
  startJobAnswer,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import { listConfermati, proposePagamenti } from './banca.service.ts';
import { searchCodici } from './codici.ts';
import { writeF24 } from './f24.filo.ts';
import { leggiF24, scriviF24 } from './f24.policy.ts';
import { listF24 } from './f24.queries.ts';
import { changeF24, createF24, readF24, removeF24 } from './f24.service.ts';
import { pagaDaBancaLotto } from './f24-lotti.ts';
import { getFile, makeFile } from './file-f24.ts';
import { moveF24 } from './muovi-f24.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = (chiamata: { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi }) => ({
  sessione: chiamata.sessione,
  ip: normalizeIp(chiamata.richiesta.ip),
  adesso: chiamata.servizi.now(),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Lista,
  titolo: 'I modelli F24 dei clienti, con scadenza, saldo e stato',
  accesso: leggiF24,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  risposta: listAnswer(f24),
  handle: async ({ trx, corpo }) => answerPagina(corpo, await listF24(trx, corpo), ({ id }) => id, writeF24),
});

const codici = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.f24Codici,
  titolo: 'I codici tributo e le causali che un F24 può avere in un giorno, per codice o per parole',
  accesso: leggiF24,
  corpo: codiciF24Request,
  risposta: codiciF24Answer,
  handle: ({ corpo, servizi }) => searchCodici(servizi.db, corpo),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.f24Uno,
  titolo: 'Un F24 con le righe, i rilievi campo per campo e ciò che si può farne',
  accesso: leggiF24,
  parametri: conId,
  risposta: f24Answer,
  handle: async ({ trx, parametri }) => ({ data: await readF24(trx, parametri.id) }),
});

const nuovo = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Nuovo,
  titolo: 'Un F24 scritto a mano; ciò che paga o usa del conto fiscale è impegnato da subito',
  accesso: scriviF24,
  corpo: f24Nuovo,
  risposta: f24Answer,
  stato: 201,
  handle: async ({ corpo, ...chiamata }) => {
    const id = await createF24(chiamata.trx, readChi(chiamata), corpo);
    return { data: await readF24(chiamata.trx, id) };
  },
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.f24Uno,
  titolo: 'Corregge un F24 ancora da pagare',
  accesso: scriviF24,
  parametri: conId,
  corpo: f24Modifica,
  risposta: f24Answer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => {
    await changeF24(chiamata.trx, readChi(chiamata), id, corpo);
    return { data: await readF24(chiamata.trx, id) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.f24Uno,
  titolo: 'Elimina un F24 ancora da pagare e mai preparato per l’invio: ciò che impegnava torna libero',
  accesso: scriviF24,
  parametri: conId,
  stato: 204,
  handle: async ({ parametri: { id }, ...chiamata }) => {
    await removeF24(chiamata.trx, readChi(chiamata), id);
    return undefined;
  },
});

const azione = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Azione,
  titolo:
    'Segna un F24 inviato, con la sua ricevuta, pagato (anche in parte), annullato o di nuovo da pagare',
  accesso: scriviF24,
  parametri: conId,
  corpo: f24Azione,
  risposta: f24Answer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => {
    await moveF24(chiamata.trx, readChi(chiamata), id, corpo);
    return { data: await readF24(chiamata.trx, id) };
  },
});

const creaFile = rotta({
  metodo: 'POST',
  percorso: percorsi.f24File,
  titolo: 'Il file F24A0 di un F24: controllato, scritto, riletto e conservato con la sua impronta',
  accesso: scriviF24,
  parametri: conId,
  corpo: fileF24Request,
  risposta: fileF24Answer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => {
    const file = await makeFile(chiamata.trx, readChi(chiamata), id, corpo.Motivo);
    return {
      data: {
        Nome: file.nome,
        CreatoIl: file.creato_il.toISOString(),
        Sha256: file.sha256.toString('hex'),
        Attuale: true,
      },
    };
  },
});

const scaricaFile = rotta({
  metodo: 'GET',
  percorso: percorsi.f24File,
  titolo: 'L’ultimo file F24A0 di un F24, com’è stato fatto (text/plain)',
  accesso: leggiF24,
  parametri: conId,
  handle: async ({ trx, parametri: { id }, risposta }) => {
    const { nome, contenuto } = await getFile(trx, id);
    risposta.header('content-type', 'text/plain; charset=iso-8859-1');
    risposta.header('content-disposition', `attachment; filename="${nome}"`);
    return contenuto;
  },
});

const banca = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Banca,
  titolo:
    'Legge un estratto conto (camt.052, 053, 054 o CSV) e propone, a pagine, gli F24 che gli addebiti pagano; nulla è salvato',
  accesso: scriviF24,
  corpo: bancaF24Request,
  limite: { quante: 40, secondi: 60 },
  risposta: bancaF24Answer,
  handle: async ({ trx, corpo }) => ({ data: await proposePagamenti(trx, corpo) }),
});

const confermaBanca = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.f24BancaConferma,
  titolo:
    'Avvia il lavoro che segna pagati gli F24 confermati di un estratto conto: tutti quelli che corrispondono, o quelli scelti',
  accesso: scriviF24,
  corpo: confermaBancaF24,
  limite: { quante: 20, secondi: 60 },
  risposta: startJobAnswer,
  handle: async ({ servizi, sessione, corpo }) => {
    const jobId = await withLavori(servizi.db, sessione, async (trx) => {
      const Pagamenti = await listConfermati(trx, corpo);
      return startLavoro(trx, servizi, sessione, pagaDaBancaLotto, { Pagamenti });
    });
    return { data: { jobId } };
  },
});

/** The models F24 that are kept, and what becomes of them. */
export const f24Rotte: readonly Rotta[] = [
  lista,
  codici,
  leggi,
  nuovo,
  modifica,
  elimina,
  azione,
  creaFile,
  scaricaFile,
  banca,
  confermaBanca,
];
