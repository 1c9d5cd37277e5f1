import type { Db, Trx } from '../../../db/pool.ts';
import { stepOutside, withIdentita, withTenant } from '../../../db/tenancy.ts';
import { type Push, PushNonPresa } from '../../../gateways/push/port.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findAutore } from '../../accesso/sessione/sessione.public.ts';
import { ambitoLavori } from '../../base/lavoro/lavoro.public.ts';
import { listNonLette } from '../notifica/notifica.queries.ts';
import {
  deleteFinita,
  type IscrizionePush,
  listConNovita,
  lockDispositivi,
  setDetti,
  setGuasta,
  setPresa,
} from './recapito.queries.ts';
import { computeRiprova, GUASTI_MASSIMI, writeNovita } from './recapito.rules.ts';

/** Users looked at in one reading, and told at the same moment. */
const PER_VOLTA = 200;
const INSIEME = 10;

type Attrezzi = Pick<Servizi, 'db' | 'push' | 'now'>;

/** What came after a moment and this user has not read, the latest first. */
async function listNuove(trx: Trx, { utenteId, tipologia, studioId, gestoreId }: Sessione, dopo: Date) {
  const chi = { utenteId, tipologia, studioId, gestoreId, isAutore: false };
  const nonLette = await listNonLette(trx, chi);
  return nonLette.filter(({ data_pubblicazione: quando }) => quando !== null && quando > dopo);
}

interface Daspedire {
  readonly iscrizione: IscrizionePush;
  readonly testo: string;
}

/** What each browser of a user is to be told; written as told before it is sent: a process that dies tells nobody twice. */
async function takeNovita(db: Db, utenteId: number): Promise<Daspedire[]> {
  const autore = await findAutore(db, { id: '', utente_id: utenteId, sostituzione: null });
  return withTenant(db, autore ? ambitoLavori(autore) : { studi: [] }, async (trx) => {
    const iscrizioni = await lockDispositivi(trx, utenteId);
    if (iscrizioni.length === 0) return [];
    await setDetti(
      trx,
      iscrizioni.map(({ id }) => id),
    );
    if (!autore) return [];
    const daSpedire: Daspedire[] = [];
    for (const iscrizione of iscrizioni) {
      const nuove = await listNuove(trx, autore, iscrizione.detto_fino);
      if (nuove.length > 0)
        daSpedire.push({ iscrizione, testo: writeNovita(nuove.map(({ oggetto }) => oggetto)) });
    }
    return daSpedire;
  });
}

/** Sends to one browser; one that wants no more, or is lost, is forgotten. Answers whether it was taken. */
async function send(db: Db, push: Push, { iscrizione, testo }: Daspedire, adesso: Date): Promise<boolean> {
  const { id, guasti } = iscrizione;
  const write = (fn: (trx: Trx) => Promise<unknown>) => withIdentita(db, fn);
  try {
    const esito = await push.send(iscrizione, JSON.stringify({ titolo: 'Quadra', testo, percorso: '/home' }));
    await write((trx) => (esito === 'finita' ? deleteFinita(trx, id) : setPresa(trx, id)));
    return esito === 'presa';
  } catch (causa) {
    if (!(causa instanceof PushNonPresa)) throw causa;
    await write((trx) =>
      guasti + 1 >= GUASTI_MASSIMI
        ? deleteFinita(trx, id)
        : setGuasta(trx, iscrizione, guasti + 1, computeRiprova(guasti, adesso)),
    );
    return false;
  }
}

/** All those of the house: what is new is looked for in every studio. */
async function listTutti(db: Db, dopo: number): Promise<number[]> {
  const studi = await withIdentita(db, (trx) => trx.selectFrom('studio').select('id').execute());
  return withTenant(db, { studi: [0, ...studi.map(({ id }) => id)] }, (trx) =>
    stepOutside(trx, () => listConNovita(trx, PER_VOLTA, dopo)),
  );
}

/**
 * Tells the browsers of those who asked what came since they were told, each thing once, and only what its owner may see.
 * Answers how many were told.
 */
export async function pushNovita({ db, push, now }: Attrezzi): Promise<number> {
  if (push === null) return 0;
  let dette = 0;
  for (let dopo = 0; ; ) {
    const utenti = await listTutti(db, dopo);
    for (let primo = 0; primo < utenti.length; primo += INSIEME) {
      const prese = await Promise.all(
        utenti.slice(primo, primo + INSIEME).map(async (utenteId) => {
          let sue = 0;
          for (const una of await takeNovita(db, utenteId)) if (await send(db, push, una, now())) sue += 1;
          return sue;
        }),
      );
      dette += prese.reduce((somma, sue) => somma + sue, 0);
    }
    if (utenti.length < PER_VOLTA) return dette;
    dopo = utenti.at(-1) ?? dopo;
  }
}
