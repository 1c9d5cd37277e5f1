import {
  delega,
  delegaAnswer,
  delegaModifica,
  delegaNuova,
  delegheRegistrate,
  delegheRequest,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { runLotto } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiDeleghe, scriviDeleghe } from './delega.policy.ts';
import { listDeleghe, writeDelega } from './delega.queries.ts';
import { changeDelega, createDelega, getDelega, registerDelega, removeDelega } from './delega.service.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = (chiamata: { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi }) => ({
  sessione: chiamata.sessione,
  ip: normalizeIp(chiamata.richiesta.ip),
  adesso: chiamata.servizi.now(),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaLista,
  titolo: 'Le deleghe dei clienti: da registrare e nel registro cronologico dell’intermediario',
  accesso: leggiDeleghe,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale', 'Numero'],
  risposta: listAnswer(delega),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listDeleghe(trx, corpo),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.delegaUna,
  titolo: 'Una delega',
  accesso: leggiDeleghe,
  parametri: conId,
  risposta: delegaAnswer,
  handle: async ({ trx, parametri }) => ({ data: writeDelega(await getDelega(trx, parametri.id)) }),
});

const nuova = rotta({
  metodo: 'POST',
  percorso: percorsi.deleghe,
  titolo: 'Una delega da registrare; il documento è quello del cliente, se non è scritto',
  accesso: scriviDeleghe,
  corpo: delegaNuova,
  risposta: delegaAnswer,
  stato: 201,
  handle: async ({ corpo, ...chiamata }) => ({
    data: writeDelega(await createDelega(chiamata.trx, readChi(chiamata), corpo)),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.delegaUna,
  titolo: 'Corregge una delega che non è ancora nel registro',
  accesso: scriviDeleghe,
  parametri: conId,
  corpo: delegaModifica,
  risposta: delegaAnswer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => ({
    data: writeDelega(await changeDelega(chiamata.trx, readChi(chiamata), id, corpo)),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.delegaUna,
  titolo: 'Elimina una delega che non è ancora nel registro',
  accesso: scriviDeleghe,
  parametri: conId,
  stato: 204,
  handle: async ({ parametri: { id }, ...chiamata }) => {
    await removeDelega(chiamata.trx, readChi(chiamata), id);
    return undefined;
  },
});

const registraUna = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaRegistraUna,
  titolo:
    'Mette una delega dell’anno in corso nel registro, per sempre: il progressivo è dell’intermediario e dell’anno',
  accesso: scriviDeleghe,
  parametri: conId,
  risposta: delegaAnswer,
  handle: async ({ parametri: { id }, ...chiamata }) => {
    await registerDelega(chiamata.trx, readChi(chiamata), id);
    return { data: writeDelega(await getDelega(chiamata.trx, id)) };
  },
});

const registra = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.delegaRegistra,
  titolo:
    'Mette più deleghe nel registro, nell’ordine dato: di quelle che non si possono registrare dice perché',
  accesso: scriviDeleghe,
  corpo: delegheRequest,
  risposta: delegheRegistrate,
  handle: async (chiamata) => {
    const { servizi, sessione, richiesta, corpo } = chiamata;
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const { riuscite, scartate } = await runLotto(
      dove,
      corpo.Codici,
      'REGISTRAZIONE_NON_RIUSCITA',
      async (trx, codice) => {
        await registerDelega(trx, readChi(chiamata), codice);
      },
    );
    return { data: { registrate: riuscite, errori: scartate } };
  },
});

/** The deleghe, and what puts them in the register. */
export const delegaRotte: readonly Rotta[] = [lista, leggi, nuova, modifica, elimina, registraUna, registra];
