import { loadModello } from '@quadra/fisco';
import { ANNO_FISCALE } from '@quadra/values';
import type pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import {
  type Dichiarazione,
  findDichiarazione,
} from '../src/features/dichiarazioni/dichiarazione/dichiarazione.queries.ts';
import { listQuadriAperti } from '../src/features/dichiarazioni/dichiarazione/dichiarazione.rules.ts';
import { saveBozza } from '../src/features/dichiarazioni/dichiarazione/scrittura/bozza.service.ts';
import {
  closeDichiarazione,
  markStampata,
} from '../src/features/dichiarazioni/dichiarazione/scrittura/chiudi-dichiarazione.ts';
import { actOnQuadro } from '../src/features/dichiarazioni/dichiarazione/scrittura/quadro-dichiarazione.ts';
import { saveDichiarazione } from '../src/features/dichiarazioni/dichiarazione/scrittura/salva-dichiarazione.ts';
import { createDichiarazioni } from '../src/features/dichiarazioni/redazione/crea-dichiarazioni.ts';
import {
  type CasoDichiarazione,
  listStatiDemo,
  makeCasoDichiarazione,
  type StatoDemo,
} from './casi-dichiarazione.ts';
import { type Caso, makeCaso } from './caso.ts';
import { listPosti, type Posto, withProprietario } from './demo.queries.ts';
import { type StudioDemo, studiDemo } from './studi-demo.ts';

const ANNO = ANNO_FISCALE;
const SEME = 40_026;
/** How far the seeds of two years are. */
const PASSO_ANNO = 1_000;
/** Comuni whose surcharges the program knows: a declaration of who lives there can be complete. */
const CON_ADDIZIONALI = ['F205', 'H501', 'L219', 'L378'];

/** Most of the work is in the first studio: the one that the demo shows. */
const NEL_PRIMO = 0.75;

const isFinita = (stato: StatoDemo) => ['tutta completa', 'chiusa', 'stampata'].includes(stato);

/** Takes one person for each state, never the same twice: who is to be complete lives where the program knows all. */
function assignPosti(posti: readonly Posto[], caso: Caso): { stato: StatoDemo; posto: Posto }[] {
  const liberi = [...posti];
  const primo = posti[0]?.studioId;
  return listStatiDemo().flatMap((stato) => {
    const isNelPrimo = caso.chance(NEL_PRIMO);
    const adatti = liberi.filter(
      ({ comune, studioId }) =>
        (studioId === primo) === isNelPrimo && (!isFinita(stato) || CON_ADDIZIONALI.includes(comune)),
    );
    if (adatti.length === 0) return [];
    const posto = caso.pick(adatti);
    liberi.splice(liberi.indexOf(posto), 1);
    return [{ stato, posto }];
  });
}

async function getDichiarazione(trx: Trx, anno: number, id: string): Promise<Dichiarazione> {
  const trovata = await findDichiarazione(trx, anno, id);
  if (trovata === undefined) throw new Error('The demo declaration is gone');
  return trovata;
}

async function completeAll(trx: Trx, autore: { utenteId: number }, id: string): Promise<void> {
  const { statiQuadri } = await getDichiarazione(trx, ANNO, id);
  for (const codice of listQuadriAperti(statiQuadri)) {
    await actOnQuadro(trx, autore, ANNO, id, { codice, azione: 'completa' });
  }
}

/** Does what the people of the studio would have done, through the same functions that serve them. */
async function playCaso(
  trx: Trx,
  utenti: readonly number[],
  { anno, id }: { anno: number; id: string },
  { stato, salvataggi, bozza }: CasoDichiarazione,
): Promise<void> {
  const autoreDi = (n: number) => ({ utenteId: utenti[n % utenti.length] ?? 0 });
  for (const [n, righi] of salvataggi.entries()) {
    const { versione } = await getDichiarazione(trx, anno, id);
    await saveDichiarazione(trx, autoreDi(n), anno, id, { versione, righi, forzature: {} });
  }
  if (anno !== ANNO) return;
  const autore = autoreDi(0);
  if (bozza) await saveBozza(trx, autore, ANNO, id, { quadro: 'RC', righi: bozza });
  if (stato === 'in corso') await actOnQuadro(trx, autore, ANNO, id, { codice: 'FR', azione: 'completa' });
  if (!isFinita(stato)) return;
  await completeAll(trx, autore, id);
  if (stato === 'tutta completa') return;
  await closeDichiarazione(trx, autore, ANNO, id, { conferma: false });
  if (stato === 'stampata') await markStampata(trx, autore, ANNO, id, new Date());
}

/** Who has finished has also the year before, left open: so that the two can be compared. */
const listAnniDi = (stato: StatoDemo): readonly number[] => (isFinita(stato) ? [ANNO - 1, ANNO] : [ANNO]);

/** The ordinary declaration of a client for a year, just created; undefined when it is there already. */
async function createOrdinaria(
  trx: Trx,
  anno: number,
  { anagraficaId, utenti }: Posto,
  tipo: 'Persone fisiche' | 'Società di capitali',
): Promise<string | undefined> {
  const richiesta = { idAnagrafiche: [anagraficaId], tipo, finalita: 'Ordinaria' } as const;
  const { create } = await createDichiarazioni(trx, { utenteId: utenti[0] ?? 0 }, anno, richiesta);
  return create[0]?.Codice;
}

/** Makes the declaration of one person for a year; false when it is there already. */
async function makeOne(
  trx: Trx,
  anno: number,
  { stato, posto }: { stato: StatoDemo; posto: Posto },
  caso: Caso,
): Promise<boolean> {
  const modello = await loadModello(anno, 'redditi-pf');
  if (modello === undefined) return false;
  const id = await createOrdinaria(trx, anno, posto, 'Persone fisiche');
  if (id === undefined) return false;
  const { righi } = await getDichiarazione(trx, anno, id);
  await playCaso(trx, posto.utenti, { anno, id }, makeCasoDichiarazione(caso, stato, righi, modello));
  return true;
}

const listPostiDi = (client: pg.Client, studi: readonly StudioDemo[]): Promise<Posto[]> =>
  withProprietario(client, [], () =>
    listPosti(
      client,
      studi.map((studio) => studio.ragioneSociale),
    ),
  );

/** Who works for himself has his own declaration begun: the person as far as the income, the company as the registry gives it. */
async function makeDelTitolare(trx: Trx, posto: Posto, n: number): Promise<boolean> {
  if (posto.tipo === 'SD')
    return (await createOrdinaria(trx, ANNO, posto, 'Società di capitali')) !== undefined;
  return makeOne(trx, ANNO, { stato: 'in corso', posto }, makeCaso(SEME - 1 - n));
}

/** Makes the demo declarations that are not there yet, each in one transaction of its own. */
export async function loadDichiarazioniDemo(client: pg.Client, db: Db): Promise<number> {
  const posti = await listPostiDi(
    client,
    studiDemo.filter(({ titolare }) => titolare === undefined),
  );
  const persone = posti.filter(({ tipo }) => tipo === 'PF');
  let create = 0;
  for (const [n, assegnato] of assignPosti(persone, makeCaso(SEME)).entries()) {
    for (const anno of listAnniDi(assegnato.stato)) {
      const caso = makeCaso(SEME + 1 + n + (ANNO - anno) * PASSO_ANNO);
      const fatta = await withTenant(db, { studi: [assegnato.posto.studioId] }, (trx) =>
        makeOne(trx, anno, assegnato, caso),
      );
      if (fatta) create += 1;
    }
  }
  const titolari = await listPostiDi(
    client,
    studiDemo.filter(({ titolare }) => titolare !== undefined),
  );
  for (const [n, posto] of titolari.entries()) {
    const fatta = await withTenant(db, { studi: [posto.studioId] }, (trx) => makeDelTitolare(trx, posto, n));
    if (fatta) create += 1;
  }
  return create;
}
