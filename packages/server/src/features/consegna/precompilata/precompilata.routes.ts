import {
  listAnswer,
  listQuery,
  percorsi,
  precompilateImportate,
  richiesta730,
  richiesta730Answer,
  richieste730Atto,
  richieste730Codici,
  richieste730Fatte,
  richieste730Nuove,
  testiPrecompilata,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { setAllegato } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { runLotto } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { TESTA_RISPOSTE } from './file.rules.ts';
import { writeZip } from './file.ts';
import { collectRicevute, importPrecompilate } from './importa.service.ts';
import { esportaPrecompilate, leggiPrecompilate, scriviPrecompilate } from './precompilata.policy.ts';
import { listRichieste, writeIntera } from './richieste.queries.ts';
import {
  addCliente,
  advanceRichiesta,
  getRichiesta,
  readAutore,
  removeRichiesta,
} from './richieste.service.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.precompilataLista,
  titolo: 'Le richieste della precompilata, cliente per cliente, con il loro stato',
  accesso: leggiPrecompilate,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  risposta: listAnswer(richiesta730),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listRichieste(trx, corpo),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.precompilataUna,
  titolo: 'Una richiesta, con quello che il file dice e quello che il modello non ha',
  accesso: leggiPrecompilate,
  parametri: conId,
  risposta: richiesta730Answer,
  handle: async ({ trx, parametri }) => ({ data: writeIntera(await getRichiesta(trx, parametri.id)) }),
});

const nuove = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.precompilate,
  titolo: 'Mette dei clienti fra quelli della precompilata di un anno: nulla è ancora chiesto',
  accesso: scriviPrecompilate,
  corpo: richieste730Nuove,
  risposta: richieste730Fatte,
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const anno = requireAnnoFiscale(corpo.Anno);
    const autore = readAutore(readChi({ sessione, richiesta }));
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const { riuscite, scartate } = await runLotto(dove, corpo.IdAnagrafiche, 'ERRORE_INTERNO', (trx, id) =>
      addCliente(trx, autore, id, anno),
    );
    return { data: { fatte: riuscite, errori: scartate } };
  },
});

const atto = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.precompilataAtto,
  titolo: 'Crea, ritira, annulla o mantiene delle richieste: di quelle che non si può dice perché',
  accesso: scriviPrecompilate,
  corpo: richieste730Atto,
  risposta: richieste730Fatte,
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const autore = readAutore(readChi({ sessione, richiesta }));
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const { riuscite, scartate } = await runLotto(dove, corpo.Codici, 'ERRORE_INTERNO', (trx, id) =>
      advanceRichiesta(trx, autore, id, corpo.Atto),
    );
    return { data: { fatte: riuscite, errori: scartate } };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.precompilataUna,
  titolo: 'Toglie un cliente di cui non si è chiesto nulla',
  accesso: scriviPrecompilate,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, parametri, ...chiamata }) => {
    await removeRichiesta(trx, readAutore(readChi(chiamata)), parametri.id);
    return undefined;
  },
});

const importa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.precompilataImporta,
  titolo: 'Fa una dichiarazione aperta di ogni precompilata arrivata; dice le caselle che il modello non ha',
  accesso: scriviPrecompilate,
  corpo: richieste730Codici,
  risposta: precompilateImportate,
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = { ...readChi({ sessione, richiesta }), log: richiesta.log };
    return { data: await importPrecompilate(servizi, chi, corpo.Codici) };
  },
});

const esporta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.precompilataEsporta,
  titolo: 'Le precompilate arrivate in un archivio ZIP, per chi ha l’esportazione 730 abilitata',
  accesso: esportaPrecompilate,
  corpo: richieste730Codici,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, risposta, corpo }) => {
    const righe = await collectRicevute(servizi, readChi({ sessione, richiesta }), corpo.Codici);
    const nome = testiPrecompilata.esportazione(giornoDiRoma(servizi.now()));
    setAllegato(risposta, { nome, formato: 'application/zip' });
    return writeZip('precompilate.csv', TESTA_RISPOSTE, righe);
  },
});

/** The precompilate of the clients, from the request to the declaration. */
export const precompilataRotte: readonly Rotta[] = [
  ...[lista, nuove, atto, importa, esporta, leggi, elimina],
];
