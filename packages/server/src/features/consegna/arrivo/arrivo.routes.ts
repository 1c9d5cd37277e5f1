import {
  arrivoAnswer,
  arrivoExtra,
  limitiArrivo,
  listAnswer,
  listQuery,
  percorsi,
  testiArrivo,
  voceArrivo,
} from '@quadra/contract';
import { z } from 'zod';
import { withCaricamento } from '../../../http/caricamento.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { portaArrivo } from './arrivo.policy.ts';
import { listVociArrivo } from './arrivo.queries.ts';
import { lookArrivo, writeSchedeMancanti } from './arrivo.service.ts';

const FILE_INSIEME = 10;
const parametri = z.object({ id: z.string() });
const capienza = { byte: limitiArrivo.fileByte, file: FILE_INSIEME, testo: testiArrivo.TROPPO_GRANDE };

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const arriva = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.arrivo,
  titolo:
    'Arrivo da un altro programma: file telematici, PDF o uno zip (uploadFile0 ...), con ciò che contengono; li porta dentro il lavoro importa-arrivo',
  accesso: portaArrivo,
  formato: 'multipart',
  // A folder of thousands of files comes some at a time.
  limite: { quante: 600, secondi: 60 },
  risposta: arrivoAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { db: servizi.db, sessione, studioId: requireStudio(sessione, undefined) };
    const data = await withCaricamento({ richiesta, servizi, capienza }, arrivoExtra, ({ file, extra }) =>
      lookArrivo(chi, file, extra.IdArrivo),
    );
    return { data };
  },
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.arrivoLista,
  titolo:
    'Ciò che si è portato da un altro programma, una dichiarazione per riga, con ciò che non si è letto',
  accesso: portaArrivo,
  corpo: listQuery,
  campiTesto: ['Nome', 'CodiceFiscale'],
  risposta: listAnswer(voceArrivo),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(
      corpo,
      await listVociArrivo(trx, corpo, sessione.utenteId),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const schede = rotta({
  metodo: 'GET',
  percorso: percorsi.arrivoSchede,
  titolo: 'I clienti di un arrivo che non hanno una scheda, da completare e importare (text/csv)',
  accesso: portaArrivo,
  parametri,
  handle: async ({ trx, servizi, sessione, parametri: { id }, risposta }) => {
    const csv = await writeSchedeMancanti(trx, sessione, id, servizi.now().getFullYear());
    risposta.header('content-type', 'text/csv; charset=utf-8');
    risposta.header('content-disposition', `attachment; filename="${testiArrivo.nomeSchede}"`);
    return csv;
  },
});

/** The calls that bring in what a studio had elsewhere. */
export const arrivoRotte: readonly Rotta[] = [arriva, lista, schede];
