import {
  computeRuolo,
  gruppoModifica,
  gruppoNuovo,
  gruppoRiga,
  gruppoScheda,
  listAnswer,
  listQuery,
  percorsi,
  regolaGruppi,
} from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiGruppi, scriviGruppi } from './gruppo.policy.ts';
import { findRegola, type Gruppo, listGruppi, listMembri } from './gruppo.queries.ts';
import { changeGruppo, changeRegola, createGruppo, getGruppo, removeGruppo } from './gruppo.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: gruppoScheda });

async function toScheda(trx: Trx, gruppo: Gruppo): Promise<z.infer<typeof gruppoScheda>> {
  const { utenti, anagrafiche } = await listMembri(trx, gruppo);
  return {
    Id: gruppo.id,
    IdStudio: gruppo.studioId,
    Nome: gruppo.nome,
    Descrizione: gruppo.descrizione,
    Utenti: utenti.map((utente) => ({
      Id: utente.id,
      Nome: `${utente.cognome} ${utente.nome}`,
      Ruolo: computeRuolo({ tipologiaUtente: utente.tipologia, tipoProfiloCliente: null, ...utente }),
    })),
    Anagrafiche: anagrafiche.map(({ id, denominazione, codiceFiscale }) => ({
      Id: id,
      Nome: denominazione,
      CodiceFiscale: codiceFiscale,
    })),
    Versione: gruppo.versione,
  };
}

const readDati = (corpo: z.output<typeof gruppoNuovo>) => ({
  nome: corpo.Nome.trim(),
  descrizione: corpo.Descrizione.trim(),
  utenti: corpo.Utenti,
  aggiunte: corpo.Aggiunte,
  tolte: corpo.Tolte,
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.gruppoLista,
  titolo: 'Gruppi dello studio',
  accesso: leggiGruppi,
  corpo: listQuery,
  campiTesto: ['Nome', 'Descrizione'],
  risposta: listAnswer(gruppoRiga),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listGruppi(trx, corpo);
    return answerPagina(
      corpo,
      { righe, totale },
      ({ id }) => id,
      (riga) => ({
        Id: riga.id,
        IdStudio: riga.studio_id,
        Nome: riga.nome,
        Descrizione: riga.descrizione,
        Utenti: riga.utenti,
        Anagrafiche: riga.anagrafiche,
      }),
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.gruppoUno,
  titolo: 'Un gruppo, con i suoi utenti e i suoi clienti',
  accesso: leggiGruppi,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, parametri }) => ({ data: await toScheda(trx, await getGruppo(trx, parametri.id)) }),
});

const nuovo = rotta({
  metodo: 'POST',
  percorso: percorsi.gruppi,
  titolo: 'Nuovo gruppo',
  accesso: scriviGruppi,
  corpo: gruppoNuovo,
  risposta: uno,
  stato: 201,
  handle: async ({ trx, sessione, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return { data: await toScheda(trx, await createGruppo(trx, chi, readDati(corpo))) };
  },
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.gruppoUno,
  titolo: 'Modifica di un gruppo',
  accesso: scriviGruppi,
  parametri: conId,
  corpo: gruppoModifica,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const quale = { id: parametri.id, versione: corpo.Versione, dati: readDati(corpo) };
    return { data: await toScheda(trx, await changeGruppo(trx, chi, quale)) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.gruppoUno,
  titolo: 'Eliminazione di un gruppo',
  accesso: scriviGruppi,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeGruppo(trx, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id);
    return undefined;
  },
});

const regola = rotta({
  metodo: 'GET',
  percorso: percorsi.gruppoRegola,
  titolo: 'Chi è in un gruppo vede anche i clienti senza gruppo?',
  accesso: leggiGruppi,
  risposta: z.object({ data: regolaGruppi }),
  handle: async ({ trx, sessione }) => ({
    data: { ClientiSenzaGruppo: await findRegola(trx, requireStudio(sessione, undefined)) },
  }),
});

const cambiaRegola = rotta({
  metodo: 'PUT',
  percorso: percorsi.gruppoRegola,
  titolo: 'Cambia la regola dei clienti senza gruppo',
  accesso: scriviGruppi,
  corpo: regolaGruppi,
  risposta: z.object({ data: regolaGruppi }),
  handle: async ({ trx, sessione, richiesta, corpo }) => {
    await changeRegola(trx, { sessione, ip: normalizeIp(richiesta.ip) }, corpo.ClientiSenzaGruppo);
    return { data: { ClientiSenzaGruppo: corpo.ClientiSenzaGruppo } };
  },
});

export const gruppoRotte: readonly Rotta[] = [lista, regola, cambiaRegola, leggi, nuovo, modifica, elimina];
