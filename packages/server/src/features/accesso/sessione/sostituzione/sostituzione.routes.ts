import {
  accessoSostituzione,
  inizioSostituzione,
  listAnswer,
  listQuery,
  percorsi,
  utenteSostituibile,
} from '@quadra/contract';
import { z } from 'zod';
import { withUtenti } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { answerPagina } from '../../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { readProvenienza, setCookie } from '../ingresso.ts';
import { canScrivere, elencaSostituibili, elencaSostituzioni, entraCome } from './sostituzione.policy.ts';
import { listSostituibili, listSostituzioni } from './sostituzione.queries.ts';
import { beginSostituzione, finishSostituzione } from './sostituzione.service.ts';

const fatto = z.object({ data: z.literal(true) });

const utenti = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.sostituzioneUtenti,
  titolo: 'Utenti al posto dei quali si può entrare',
  accesso: elencaSostituibili,
  corpo: listQuery,
  campiTesto: ['Cognome', 'Nome', 'Email', 'NomeStudio'],
  risposta: listAnswer(utenteSostituibile),
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, corpo }) => {
    const { righe, totale } = await withUtenti(servizi.db, sessione, (trx) =>
      listSostituibili(trx, sessione, corpo),
    );
    return answerPagina(
      corpo,
      { righe, totale },
      ({ id }) => id,
      (riga) => ({
        Id: riga.id,
        Nome: riga.nome,
        Cognome: riga.cognome,
        Email: riga.email,
        TipologiaUtente: riga.tipologia,
        NomeStudio: riga.nomeStudio,
        NomeGestore: riga.nomeGestore,
        Scrivibile: canScrivere(riga.tipologia),
      }),
    );
  },
});

const inizio = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.sostituzione,
  titolo: 'Ingresso al posto di un altro utente',
  accesso: entraCome,
  corpo: inizioSostituzione,
  risposta: fatto,
  sostituibile: 'mai',
  limite: { quante: 20, secondi: 60 },
  handle: async ({ servizi, sessione, corpo, richiesta, risposta }) => {
    const provenienza = { ...readProvenienza(richiesta), isBrowser: true };
    const { IdUtente: utenteId, Motivo: motivo, Ticket: ticket, Scrittura: scrittura } = corpo;
    const dati = { utenteId, motivo, ticket: ticket || null, scrittura };
    const segreti = await beginSostituzione(servizi, sessione, dati, provenienza);
    setCookie(risposta, richiesta, servizi, segreti.sid);
    return { data: true as const };
  },
});

const fine = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.sostituzioneFine,
  titolo: 'Ritorno alla propria sessione',
  corpo: z.object({ appid: z.string().max(40).optional() }),
  risposta: fatto,
  sostituibile: 'legge',
  handle: async ({ servizi, sessione, richiesta, risposta }) => {
    const provenienza = { ...readProvenienza(richiesta), isBrowser: true };
    const segreti = await finishSostituzione(servizi, sessione, provenienza);
    setCookie(risposta, richiesta, servizi, segreti?.sid ?? '');
    if (!segreti) throw new DomainError('NON_AUTENTICATO');
    return { data: true as const };
  },
});

const accessi = rotta({
  metodo: 'POST',
  percorso: percorsi.sostituzioneAccessi,
  titolo: 'Accessi fatti al posto degli utenti dello studio',
  accesso: elencaSostituzioni,
  corpo: listQuery,
  campiTesto: ['Attore', 'Utente', 'Motivo'],
  risposta: listAnswer(accessoSostituzione),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listSostituzioni(trx, corpo);
    return answerPagina(
      corpo,
      { righe, totale },
      ({ id }) => id,
      (riga) => ({
        Id: riga.id,
        Attore: riga.attore,
        Utente: riga.utente,
        NomeStudio: riga.ragione_sociale,
        Motivo: riga.motivo,
        Ticket: riga.ticket,
        Scrittura: riga.scrittura,
        Inizio: riga.iniziata_il.toISOString(),
        Fine: (riga.terminata_il ?? riga.scade_il).toISOString(),
      }),
    );
  },
});

export const sostituzioneRotte: readonly Rotta[] = [utenti, inizio, fine, accessi];
