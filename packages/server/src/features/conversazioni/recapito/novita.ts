import type { Db, Trx } from '../../../db/pool.ts';
import { stepOutside, stepSenzaGruppi, withIdentita, withTenant } from '../../../db/tenancy.ts';
import { type Push, PushNonPresa } from '../../../gateways/push/port.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findAutore } from '../../accesso/sessione/sessione.public.ts';
import { ambitoLavori } from '../../base/lavoro/lavoro.public.ts';
import { listNonLetteFra, type Notifica } from '../notifica/notifica.queries.ts';
import {
  deleteFinita,
  type IscrizionePush,
  listConNovita,
  listStudiSeServe,
  lockDispositivi,
  setGuardate,
  setGuasta,
  setPresa,
} from './recapito.queries.ts';
import { computeRiprova, writeNovita } from './recapito.rules.ts';

/** Users looked at in one reading, and told at the same moment. */
const PER_VOLTA = 200;
const INSIEME = 10;
/** A round is no longer than this: who is left is told in the next. */
const GIRO_MS = 20_000;

type Attrezzi = Pick<Servizi, 'db' | 'push' | 'now'>;
type ConNovita = Awaited<ReturnType<typeof listConNovita>>[number];

/** How a round went: browsers told, those whose service did not take it, users that could not be looked at. */
export interface Giro {
  dette: number;
  nonPrese: number;
  falliti: unknown[];
}

interface DaSpedire {
  readonly iscrizione: IscrizionePush;
  readonly nuove: readonly Notifica[];
}

/** What each browser of a user is to be told; written as told before it is sent: a process that dies tells nobody twice. */
async function takeNovita(db: Db, { utenteId, novita }: ConNovita): Promise<DaSpedire[]> {
  const autore = await findAutore(db, { id: '', utente_id: utenteId, sostituzione: null });
  return withTenant(db, autore ? ambitoLavori(autore) : { studi: [] }, async (trx) => {
    const iscrizioni = await lockDispositivi(trx, utenteId);
    if (iscrizioni.length === 0) return [];
    const ids = iscrizioni.map(({ id }) => id);
    await stepSenzaGruppi(trx, () => setGuardate(trx, ids, novita));
    if (!autore) return [];
    const { tipologia, studioId, gestoreId } = autore;
    const chi = { utenteId, tipologia, studioId, gestoreId, isAutore: false };
    const tutte = await listNonLetteFra(trx, chi, novita);
    return iscrizioni.flatMap((iscrizione) => {
      const nuove = tutte.filter(
        ({ id, data_pubblicazione: quando }) =>
          quando !== null && quando > iscrizione.detto_fino && !iscrizione.guardate.includes(id),
      );
      return nuove.length > 0 ? [{ iscrizione, nuove }] : [];
    });
  });
}

/** Sends to one browser; one that wants no more is forgotten, one that is not reached is tried later. Answers whether it was taken. */
async function send(db: Db, push: Push, { iscrizione, nuove }: DaSpedire, adesso: Date): Promise<boolean> {
  const write = (fn: (trx: Trx) => Promise<unknown>) => withIdentita(db, fn);
  try {
    const esito = await push.send(iscrizione, JSON.stringify(writeNovita(nuove)));
    await write((trx) => (esito === 'finita' ? deleteFinita(trx, iscrizione) : setPresa(trx, iscrizione)));
    return true;
  } catch (causa) {
    if (!(causa instanceof PushNonPresa)) throw causa;
    const { guasti } = iscrizione;
    const riprova = computeRiprova(guasti, adesso);
    const nonDette = nuove.map(({ id }) => id);
    await write((trx) => setGuasta(trx, iscrizione, { nonDette, guasti: guasti + 1, riprova }));
    return false;
  }
}

/** All the browsers of one user. What goes wrong with him stops nobody else. */
async function tellUno({ db, now }: Attrezzi, push: Push, chi: ConNovita, giro: Giro): Promise<void> {
  try {
    for (const una of await takeNovita(db, chi)) {
      if (await send(db, push, una, now())) giro.dette += 1;
      else giro.nonPrese += 1;
    }
  } catch (causa) {
    giro.falliti.push(causa);
  }
}

/**
 * Tells the browsers of those who asked what came since they were told, each thing once, and only what its owner may see.
 * Answers how it went.
 */
export async function pushNovita(attrezzi: Attrezzi): Promise<Giro> {
  const giro: Giro = { dette: 0, nonPrese: 0, falliti: [] };
  const { db, push } = attrezzi;
  if (push === null) return giro;
  const studi = await withIdentita(db, listStudiSeServe);
  const fine = performance.now() + GIRO_MS;
  for (let dopo = 0; studi.length > 0 && performance.now() < fine; ) {
    const daDopo = dopo;
    const utenti = await withTenant(db, { studi }, (trx) =>
      stepOutside(trx, () => listConNovita(trx, PER_VOLTA, daDopo)),
    );
    for (let primo = 0; primo < utenti.length && performance.now() < fine; primo += INSIEME)
      await Promise.all(
        utenti.slice(primo, primo + INSIEME).map((chi) => tellUno(attrezzi, push, chi, giro)),
      );
    if (utenti.length < PER_VOLTA) break;
    dopo = utenti.at(-1)?.utenteId ?? dopo;
  }
  return giro;
}
