import {
  facoltaPacchetti,
  listAnswer,
  listQuery,
  offerta,
  pacchetto,
  pacchettoAttivazione,
  pacchettoModifica,
  pacchettoNuovo,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiOfferta, leggiPacchetti, scriviPacchetti } from './pacchetto.policy.ts';
import { listPacchetti } from './pacchetto.queries.ts';
import {
  type Autore,
  changeAttivazione,
  changePacchetto,
  computeSguardo,
  createPacchetto,
  describePacchetti,
  getOfferta,
  getPacchetto,
  mayScrivere,
  removePacchetto,
} from './pacchetto.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: pacchetto });
const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.pacchettoLista,
  titolo: 'Elenco dei pacchetti di crediti',
  accesso: leggiPacchetti,
  corpo: listQuery,
  campiTesto: ['Nome', 'NomeGestore'],
  risposta: listAnswer(pacchetto),
  handle: async ({ trx, sessione, corpo }) => {
    const { righe, totale } = await listPacchetti(trx, corpo, computeSguardo(sessione));
    const righeFilo = await describePacchetti(trx, sessione, righe);
    return answerPagina(
      corpo,
      { righe: righeFilo, totale },
      ({ Id }) => Id,
      (riga) => riga,
    );
  },
});

const leggiOfferti = rotta({
  metodo: 'GET',
  percorso: percorsi.pacchettoOfferta,
  titolo: 'Ciò che lo studio può acquistare, e da chi',
  accesso: leggiOfferta,
  risposta: offerta,
  handle: async ({ trx, sessione, servizi }) => ({
    data: await getOfferta(trx, sessione, {
      studioId: requireStudio(sessione, undefined),
      adesso: servizi.now(),
    }),
  }),
});

const facolta = rotta({
  metodo: 'GET',
  percorso: percorsi.pacchettoFacolta,
  titolo: 'Se chi chiede può avere pacchetti propri',
  accesso: leggiPacchetti,
  risposta: facoltaPacchetti,
  handle: async ({ trx, sessione }) => ({ data: { Crea: await mayScrivere(trx, sessione) } }),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.pacchettoUno,
  titolo: 'Un pacchetto di crediti',
  accesso: leggiPacchetti,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, parametri }) => ({ data: await getPacchetto(trx, sessione, parametri.id) }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.pacchetto,
  titolo: 'Nuovo pacchetto di crediti',
  accesso: scriviPacchetti,
  corpo: pacchettoNuovo,
  stato: 201,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, corpo: { appid: _, ...letto } }) => ({
    data: await createPacchetto(trx, readAutore(sessione, richiesta), letto),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.pacchettoUno,
  titolo: 'Modifica di un pacchetto di crediti',
  accesso: scriviPacchetti,
  parametri: conId,
  corpo: pacchettoModifica,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo: { appid: _, Versione, ...letto } }) => ({
    data: await changePacchetto(trx, readAutore(sessione, richiesta), {
      id: parametri.id,
      versione: Versione,
      letto,
    }),
  }),
});

const attiva = rotta({
  metodo: 'PUT',
  percorso: percorsi.pacchettoAttivazione,
  titolo: 'Attiva, disattiva, pubblica un pacchetto di crediti',
  accesso: scriviPacchetti,
  parametri: conId,
  corpo: pacchettoAttivazione,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await changeAttivazione(trx, readAutore(sessione, richiesta), parametri.id, {
      attivo: corpo.Attivo,
      pubblico: corpo.Pubblico,
    }),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.pacchettoUno,
  titolo: 'Eliminazione di un pacchetto mai acquistato',
  accesso: scriviPacchetti,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removePacchetto(trx, readAutore(sessione, richiesta), parametri.id);
    return undefined;
  },
});

export const pacchettoRotte: readonly Rotta[] = [
  lista,
  leggiOfferti,
  facolta,
  crea,
  leggi,
  modifica,
  attiva,
  elimina,
];
