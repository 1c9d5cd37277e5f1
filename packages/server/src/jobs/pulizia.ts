import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/pool.ts';
import { deleteRegistrazioniScadute } from '../features/accesso/registrazione/registrazione.public.ts';
import { cancelScadute, repeatCancellazioni } from '../features/consegna/riservatezza/riservatezza.public.ts';
import { deleteAllegati, deleteBuste, sealPosta } from '../gateways/posta/segreti.queries.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';
import {
  deleteAccessi,
  deleteCodici,
  deleteModelliSuite,
  deleteRichiesteIdentita,
  deleteSessioni,
  deleteSfide,
} from './pulizia.queries.ts';
import { deleteLavoriScaduti } from './pulizia-lavori.ts';

const OGNI_MS = 6 * 3_600_000;
/** Rows of one statement: none holds its locks for long. */
const PER_VOLTA = 5_000;

async function deleteAll(deletePart: (massimo: number) => Promise<number>): Promise<number> {
  let totale = 0;
  for (;;) {
    const tolti = await deletePart(PER_VOLTA);
    totale += tolti;
    if (tolti < PER_VOLTA) return totale;
  }
}

/**
 * Deletes what has been kept long enough: words of mails whose link or code is over, ended sessions, one-use codes, questions of logins, attempts to enter, exchanges with the applications,
 * trips to the providers of identities,
 * jobs and their files, events, drafts. Answers how many of each.
 */
export async function deleteScaduti(
  db: Db,
  adesso: Date,
): Promise<{
  posta: number;
  allegati: number;
  sessioni: number;
  codici: number;
  sfide: number;
  accessi: number;
  suite: number;
  identita: number;
  lavori: number;
  eventi: number;
  bozze: number;
  richieste: number;
  esportazioni: number;
  statistiche: number;
}> {
  return {
    posta: await deleteAll((massimo) => deleteBuste(db, adesso, massimo)),
    allegati: await deleteAll((massimo) => deleteAllegati(db, adesso, massimo)),
    sessioni: await deleteAll((massimo) => deleteSessioni(db, adesso, massimo)),
    codici: await deleteAll((massimo) => deleteCodici(db, adesso, massimo)),
    sfide: await deleteAll((massimo) => deleteSfide(db, adesso, massimo)),
    accessi: await deleteAll((massimo) => deleteAccessi(db, adesso, massimo)),
    suite: await deleteAll((massimo) => deleteModelliSuite(db, adesso, massimo)),
    identita: await deleteAll((massimo) => deleteRichiesteIdentita(db, adesso, massimo)),
    ...(await deleteLavoriScaduti(db, adesso)),
  };
}

/**
 * Cleans at the start and every six hours, and erases what is left of the persons whose term is over; several processes
 * may, at once. Answers the function that stops it.
 */
export function startPulizia(
  servizi: Pick<Servizi, 'db' | 'now' | 'cifratura' | 'config'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): () => Promise<void> {
  const { db, now } = servizi;
  const clean = async () => {
    await sealPosta(db, servizi.cifratura);
    const tolti = {
      ...(await deleteScaduti(db, now())),
      registrazioni: await deleteRegistrazioniScadute(db, servizi.cifratura, now()),
      cancellazioni: (await repeatCancellazioni(servizi)) + (await cancelScadute(servizi, log)),
    };
    if (Object.values(tolti).some((quanti) => quanti > 0)) log.info(tolti, 'expired rows deleted');
  };
  return startPeriodico({
    nome: 'Pulizia di ciò che è scaduto',
    db,
    ogniMs: OGNI_MS,
    subito: true,
    run: clean,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'expired rows not deleted'),
  });
}
