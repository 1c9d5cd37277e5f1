import type { Readable } from 'node:stream';
import {
  archivioPronto,
  daConservare,
  listAnswer,
  listQuery,
  pacchettoArchivio,
  pacchettoArchivioAnnulla,
  pacchettoArchivioAnswer,
  pacchettoArchivioNuovo,
  percorsi,
  testiArchivio,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import yazl from 'yazl';
import { z } from 'zod';
import { setAllegato } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { annullaArchivio, leggiArchivio, scriviArchivio } from './archivio.policy.ts';
import { listPacchetti, writePacchetto } from './archivio.queries.ts';
import {
  archiveDocumenti,
  cancelPacchetto,
  getPacchetto,
  readFile,
  sendPacchetto,
} from './archivio.service.ts';
import { readDaConservare, readPronto } from './da-conservare.ts';
import { askEsito } from './esito.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.pacchettoArchivioLista,
  titolo: 'I pacchetti di documenti per il conservatore',
  accesso: leggiArchivio,
  corpo: listQuery,
  campiTesto: ['Motivo'],
  risposta: listAnswer(pacchettoArchivio),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listPacchetti(trx, corpo),
      ({ Id }) => Id,
      (uno) => uno,
    ),
});

const pronto = rotta({
  metodo: 'GET',
  percorso: percorsi.archivioPronto,
  titolo: 'Se lo studio può mandare al conservatore, e quanti documenti nessuno ha accettato',
  accesso: scriviArchivio,
  risposta: archivioPronto,
  handle: async ({ trx, servizi, sessione }) => ({
    data: await readPronto(trx, servizi, requireStudio(sessione, undefined)),
  }),
});

const daConservareLista = rotta({
  metodo: 'POST',
  percorso: percorsi.archivioDaConservare,
  titolo: 'I documenti di un anno che nessun conservatore ha accettato, con il loro termine',
  accesso: leggiArchivio,
  corpo: listQuery,
  campiTesto: ['Nome', 'Tipo', 'Denominazione'],
  risposta: listAnswer(daConservare),
  handle: async ({ trx, servizi, corpo }) =>
    answerPagina(
      corpo,
      await readDaConservare(trx, corpo, servizi.now()),
      ({ Id }) => Id,
      (uno) => uno,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.pacchettoArchivioUno,
  titolo: 'Un pacchetto: i suoi documenti e a che punto è',
  accesso: leggiArchivio,
  parametri: conId,
  risposta: pacchettoArchivioAnswer,
  handle: async ({ trx, parametri }) => ({ data: writePacchetto(await getPacchetto(trx, parametri.id)) }),
});

/** What another conservator needs to take the package: its index and its files. */
const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.pacchettoArchivioFile,
  titolo: 'Il pacchetto, con l’indice e i documenti: per un altro conservatore',
  accesso: leggiArchivio,
  parametri: conId,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, risposta, parametri }) => {
    const pacchetto = await getPacchetto(trx, parametri.id);
    const zip = new yazl.ZipFile();
    zip.addBuffer(pacchetto.indice, 'PIndex.xml');
    for (const { percorso, contenuto } of await readFile(trx, pacchetto))
      zip.addBuffer(contenuto, percorso, { compress: false });
    zip.end();
    const nome = testiArchivio.file(pacchetto.numero, pacchetto.anno);
    setAllegato(risposta, { nome, formato: 'application/zip' });
    return zip.outputStream as Readable;
  },
});

/** The conservator is asked outside every transaction: a slow one must not hold a connection. */
const nuovo = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.pacchettiArchivio,
  titolo: 'Congela dei documenti e li manda al conservatore, in un pacchetto con il suo indice',
  accesso: scriviArchivio,
  corpo: pacchettoArchivioNuovo,
  risposta: pacchettoArchivioAnswer,
  stato: 201,
  handle: async ({ servizi, corpo, ...chiamata }) => ({
    data: writePacchetto(await archiveDocumenti(servizi, readChi(chiamata), corpo.Documenti)),
  }),
});

const atto = (percorso: string, titolo: string, run: typeof sendPacchetto): Rotta =>
  rottaDiSessione({
    metodo: 'POST',
    percorso,
    titolo,
    accesso: scriviArchivio,
    parametri: conId,
    risposta: pacchettoArchivioAnswer,
    handle: async ({ servizi, parametri, ...chiamata }) => ({
      data: writePacchetto(await run(servizi, readChi(chiamata), parametri.id)),
    }),
  });

const annulla = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.pacchettoArchivioAnnulla,
  titolo: 'Annulla, con il motivo, un pacchetto che nessuno ha accettato: i documenti tornano liberi',
  accesso: annullaArchivio,
  parametri: conId,
  corpo: pacchettoArchivioAnnulla,
  risposta: pacchettoArchivioAnswer,
  handle: async ({ servizi, parametri, corpo, ...chiamata }) => ({
    data: writePacchetto(await cancelPacchetto(servizi, readChi(chiamata), parametri.id, corpo)),
  }),
});

export const archivioRotte: readonly Rotta[] = [
  ...[lista, daConservareLista, pronto, leggi, scarica, nuovo, annulla],
  atto(percorsi.pacchettoArchivioInvia, 'Manda o rimanda un pacchetto al conservatore', sendPacchetto),
  atto(percorsi.pacchettoArchivioEsito, 'Chiede al conservatore l’esito di un pacchetto', askEsito),
];
