import { setTimeout as sleep } from 'node:timers/promises';
import { makeCaso } from '../../../packages/server/demo/caso.ts';
import { buyCrediti, runSql } from '../provvista.ts';
import { type CasaDivisa, startCasaDivisa } from './casa-divisa.ts';
import {
  type Chiusura,
  countFatte,
  type Diario,
  type EsitoRaffica,
  makeChiusuraStorta,
  type NomeUcciso,
  openDiario,
  type Riga,
} from './diario.ts';
import { enterTutti, openCaselle, openGente, stayIn, workScritture } from './gente.ts';
import {
  closeGiorno,
  countConfermati,
  countPromesse,
  describeSecondi,
  type Gente,
  isTornato,
  waitUntil,
} from './giornata.ts';
import { endPostgres, shuffle } from './guasti.ts';
import type { Nodo } from './processi.ts';
import { countCrediti, markSegno, readBackDa, type Segno } from './riscontro.ts';

/** What is drawn before the run begins: the same seed draws the same row of kills. */
export interface Uccisione {
  readonly nome: NomeUcciso;
  /** Which of the two, or of those PostgreSQL works with. */
  readonly quale: number;
  /** How long the house works before it, once it has promised something; in milliseconds. */
  readonly pausa: number;
}
export interface OpzioniRaffica {
  /** A data folder of its own. */
  readonly dati: string;
  readonly seme: number;
  readonly quante: number;
  /** A file with one line for each kill: one that is already there is gone on with, from where it stopped. */
  readonly diario?: string;
  /** Every how many kills a line is said. */
  readonly ogni?: number;
  /** Asked after each kill: enough, whatever was left to do. */
  readonly isBasta?: () => boolean;
  readonly onPasso?: (frase: string) => void;
}
/**
 * A round: first who starts slowly, one beside the other; then PostgreSQL, much more often, since from it everything comes
 * back in a second.
 */
const PROCESSI: readonly NomeUcciso[] = ['chiamate', 'chiamate', 'lavori'];
const QUANTE_DEL_DATABASE = 30;
const DATABASE: readonly NomeUcciso[] = [
  ...Array<NomeUcciso>(QUANTE_DEL_DATABASE).fill('PostgreSQL'),
  ...Array<NomeUcciso>(QUANTE_DEL_DATABASE).fill('processo di PostgreSQL'),
];
/** Every how many rounds one ends with the whole house. */
const GIRI_DELLA_CASA = 2;

/** The kills of a seed in their order, without end. */
export function* drawUccisioni(seme: number): Generator<Uccisione, never> {
  const caso = makeCaso(seme);
  for (let giro = 1; ; giro += 1)
    for (const nome of [
      ...shuffle(caso, PROCESSI),
      ...shuffle(caso, DATABASE),
      ...(giro % GIRI_DELLA_CASA === 0 ? (['la casa intera'] as const) : []),
    ])
      yield { nome, quale: caso.integer(0, 59), pausa: caso.integer(20, 400) };
}

const PROMESSE_MINIME = 6;
const ATTESA_PROMESSE_MS = 20_000;
/** Lets it work, until it has promised something and a moment more. */
async function letWork({ giorno }: Gente, pausa: number): Promise<void> {
  const prima = countConfermati(giorno);
  const scadenza = performance.now() + ATTESA_PROMESSE_MS;
  while (countConfermati(giorno) < prima + PROMESSE_MINIME && performance.now() < scadenza) await sleep(20);
  await sleep(pausa);
}

/** One of the processes PostgreSQL works with: who writes for somebody, or one of its own. */
async function killFiglio({ amministratore }: CasaDivisa, quale: number): Promise<number> {
  const figli = await runSql<{ pid: number }>(
    amministratore,
    `select pid from pg_stat_activity
     where (datname = 'quadra' or backend_type in ('checkpointer', 'walwriter', 'background writer'))
       and pid <> pg_backend_pid()
     order by (state is distinct from 'active' and backend_type = 'client backend'), backend_type, pid`,
  );
  const { pid = 0 } = figli[quale % Math.max(1, Math.min(figli.length, 6))] ?? {};
  if (pid <= 1) return 0;
  try {
    process.kill(pid, 'SIGKILL');
    return 1;
  } catch {
    return 0;
  }
}

/** The processes of the house that are on their way back, each with the moment it is here. */
type InArrivo = Map<Nodo, Promise<void>>;

const countVivi = (nodi: readonly Nodo[]) => nodi.filter((nodo) => !nodo.isCaduto()).length;

/** Kills a process, which comes back while the others go on being killed. One that had ended by itself was not killed. */
async function killNodo(nodo: Nodo, inArrivo: InArrivo): Promise<number> {
  const uccisi = countVivi([nodo]);
  await nodo.end('SIGKILL');
  const ritorno = nodo.start().finally(() => inArrivo.delete(nodo));
  ritorno.catch(() => undefined);
  inArrivo.set(nodo, ritorno);
  return uccisi;
}

/** Whom it is the turn of, when it is a process of the house. */
const pickNodo = ({ chiamate, lavori }: CasaDivisa, { nome, quale }: Uccisione): Nodo | undefined =>
  (({ chiamate: chiamate[quale % 2 === 0 ? 0 : 1], lavori }) as Partial<Record<NomeUcciso, Nodo>>)[nome];

/**
 * One of the calls is always there. Who is starting finds PostgreSQL there when he asks for it: until then it may fall, and
 * a start thrown away costs more than a fall.
 */
async function waitChiServe(
  { chiamate }: CasaDivisa,
  { nome }: Uccisione,
  nodo: Nodo | undefined,
  inArrivo: InArrivo,
) {
  const inCammino = [...inArrivo.keys()];
  const vicini = nome === 'la casa intera' ? inCammino : inCammino.filter((uno) => !uno.isLontano());
  const attesi = nodo === undefined ? vicini : nodo.ruolo === 'lavori' ? [nodo] : chiamate;
  await Promise.all(attesi.map((uno) => inArrivo.get(uno)));
}

/** Ends what is drawn; answers how many processes that was. */
async function kill(
  casa: CasaDivisa,
  { nome, quale }: Uccisione,
  nodo: Nodo | undefined,
  inArrivo: InArrivo,
) {
  if (nodo !== undefined) return killNodo(nodo, inArrivo);
  if (nome === 'processo di PostgreSQL') return killFiglio(casa, quale);
  const caduti = nome === 'la casa intera' ? casa.nodi : [];
  const uccisi = countVivi(caduti) + 1;
  await Promise.all([endPostgres(casa, 'SIGKILL'), ...caduti.map((uno) => uno.end('SIGKILL'))]);
  await Promise.all(caduti.map((uno) => uno.start()));
  return uccisi;
}

const countSegno = (segno: Segno) => Object.values(segno).reduce((somma, quanti) => somma + quanti, 0);

interface Corsa {
  readonly casa: CasaDivisa;
  readonly gente: Gente;
  readonly inArrivo: InArrivo;
  readonly diario: Diario;
  /** How far what was promised has been read again. */
  segno: Segno;
}

/**
 * One kill: the house works, somebody dies, who is left writes, what was promised since the one before is read again.
 * Answers how many died.
 */
async function runUccisione(corsa: Corsa, uccisione: Uccisione, n: number): Promise<number> {
  const { casa, gente, inArrivo, diario, segno } = corsa;
  const { bersaglio, giorno } = gente;
  const nodo = pickNodo(casa, uccisione);
  await letWork(gente, uccisione.pausa);
  await waitChiServe(casa, uccisione, nodo, inArrivo);
  const inizio = performance.now();
  const uccisi = await kill(casa, uccisione, nodo, inArrivo);
  const ritorno = nodo && inArrivo.get(nodo);
  const vivi = casa.nodi.filter((uno) => !inArrivo.has(uno));
  await Promise.all(
    vivi.map((uno) =>
      waitUntil(`${uno.nome} dopo ${uccisione.nome}`, giorno, () => isTornato(uno, bersaglio, giorno)),
    ),
  );
  const scriveMs = Math.round(performance.now() - inizio);
  corsa.segno = markSegno(giorno);
  const confermati = countSegno(corsa.segno) - countSegno(segno);
  const { perduti, doppi } = await readBackDa(casa, bersaglio, giorno, segno);
  const { seme } = diario;
  const riga = { seme, n, nome: uccisione.nome, uccisi, scriveMs, confermati, perduti, doppi };
  const close = () =>
    diario.write({
      ...riga,
      interoMs: ritorno ? Math.round(performance.now() - inizio) : scriveMs,
    });
  if (ritorno === undefined) close();
  else
    ritorno.then(close, (errore: Error) => {
      diario.storti.push(`${uccisione.nome}: ${errore.message}`);
      // What was lost meanwhile is not forgotten with it.
      close();
    });
  return uccisi;
}

const sum = (righe: readonly Riga[], di: (riga: Riga) => number) =>
  righe.reduce((somma, riga) => somma + di(riga), 0);
const rank = (righe: readonly Riga[], di: (riga: Riga) => number, quota: number) =>
  righe.map(di).toSorted((a, b) => a - b)[Math.floor((righe.length - 1) * quota)] ?? 0;

/** The table of a run: who was killed, how many times, how long until it writes and is whole, what was lost or done twice. */
export function describeRaffica(righe: readonly Riga[]): string[] {
  const say = (nome: string, sue: readonly Riga[]) => {
    // Of one that killed nobody there is nothing to come back from.
    const vere = sue.filter(({ uccisi }) => uccisi > 0);
    const tempi = [
      rank(vere, ({ scriveMs }) => scriveMs, 0.5),
      rank(vere, ({ scriveMs }) => scriveMs, 1),
      rank(vere, ({ interoMs }) => interoMs, 0.5),
      rank(vere, ({ interoMs }) => interoMs, 1),
    ];
    return `| ${nome} | ${sum(sue, ({ uccisi }) => uccisi)} | ${tempi.map(describeSecondi).join(' | ')} | ${sum(sue, ({ confermati }) => confermati)} | ${sum(sue, ({ perduti }) => perduti.length)} | ${sum(sue, ({ doppi }) => doppi.length)} |`;
  };
  const nomi = [...new Set(righe.map(({ nome }) => nome))].toSorted();
  return [
    '| ucciso | `kill -9` | si scrive di nuovo p50 | massimo | tutto intero p50 | massimo | confermati | persi | doppi |',
    '|---|---|---|---|---|---|---|---|---|',
    ...nomi.map((nome) =>
      say(
        nome,
        righe.filter((riga) => riga.nome === nome),
      ),
    ),
    say('**in tutto**', righe),
  ];
}

const describePasso = (righe: readonly Riga[], n: number, quante: number, inizio: number) =>
  `${n}/${quante}: ${sum(righe, ({ uccisi }) => uccisi)} kill -9, ${sum(righe, ({ confermati }) => confermati)} confermati, ${sum(righe, ({ perduti }) => perduti.length)} persi, ${sum(righe, ({ doppi }) => doppi.length)} doppi, si scrive dopo ${describeSecondi(rank(righe, ({ scriveMs }) => scriveMs, 0.5))} (p50), ${describeSecondi((performance.now() - inizio) / Math.max(1, n))} per uccisione`;

/** Who is not there any more, for reasons that are not ours, comes back to be asked a last time. */
async function raiseCaduti({ casa, inArrivo }: Corsa): Promise<void> {
  await Promise.allSettled(inArrivo.values());
  const caduti = casa.nodi.filter((nodo) => nodo.isCaduto());
  await Promise.all(caduti.map((nodo) => nodo.start()));
}

/** Who is in, and what they have to spend, before the first kill. */
type Alba = Omit<Awaited<ReturnType<typeof openCorsa>>, 'corsa'>;
/** The house, with everybody in it at work. The first start leaves what the next ones read instead of making it again. */
async function openCorsa(casa: CasaDivisa, diario: Diario) {
  const [primo] = casa.chiamate;
  await primo.start();
  await primo.end('SIGTERM');
  await Promise.all(casa.nodi.map((nodo) => nodo.start()));
  const gente = await openGente(casa);
  await buyCrediti(gente.bersaglio, casa.amministratore);
  await openCaselle(gente.bersaglio, gente.giorno);
  const corsa: Corsa = { casa, gente, diario, inArrivo: new Map(), segno: markSegno(gente.giorno) };
  return {
    corsa,
    entrati: await enterTutti(casa, gente.bersaglio),
    prima: await countCrediti(casa, gente.bersaglio.idStudio),
  };
}

/**
 * Goes on with the row of a seed from where `righe` stopped, until as many killed somebody as were asked, or it is told that
 * it is enough. `uccidi` answers how many died.
 */
export async function killFino(
  righe: readonly Riga[],
  { seme, quante, isBasta = () => false }: Pick<OpzioniRaffica, 'seme' | 'quante' | 'isBasta'>,
  uccidi: (uccisione: Uccisione, n: number) => Promise<number>,
): Promise<void> {
  const mazzo = drawUccisioni(seme);
  let n = righe.reduce((massimo, riga) => Math.max(massimo, riga.n), 0);
  for (let tratte = 0; tratte < n; tratte += 1) mazzo.next();
  for (let fatte = countFatte(righe); fatte < quante && !isBasta(); ) {
    n += 1;
    if ((await uccidi(mazzo.next().value, n)) > 0) fatte += 1;
  }
}

/** Kills, and says how it goes; the house goes on meanwhile. */
async function killTutti(corsa: Corsa, opzioni: OpzioniRaffica): Promise<void> {
  const { quante, ogni = 10, onPasso = () => undefined } = opzioni;
  const { righe } = corsa.diario;
  const restano = quante - countFatte(righe);
  const inizio = performance.now();
  let fatte = 0;
  await killFino(righe.slice(), opzioni, async (uccisione, n) => {
    const uccisi = await runUccisione(corsa, uccisione, n);
    if (uccisi > 0) fatte += 1;
    if (uccisi > 0 && fatte % ogni === 0) onPasso(describePasso(righe.slice(), fatte, restano, inizio));
    return uccisi;
  });
}

/** Kills, and reads everything again, with the audit log and the ledger. */
async function runCorsa(corsa: Corsa, opzioni: OpzioniRaffica, { entrati, prima }: Alba): Promise<Chiusura> {
  const { casa, gente, diario } = corsa;
  const { bersaglio, giorno } = gente;
  const lavoro = Promise.all([workScritture(bersaglio, giorno), stayIn(bersaglio, entrati)]);
  await killTutti(corsa, opzioni).catch((errore: Error) => void diario.storti.push(errore.message));
  await raiseCaduti(corsa);
  bersaglio.isFinito = true;
  await lavoro;
  opzioni.onPasso?.('tutti fermi, si rilegge tutto');
  const { ultimo, posta, lavoriSenzaFine, usciti } = await closeGiorno(casa, gente, entrati);
  const dopo = await countCrediti(casa, bersaglio.idStudio);
  const { maiPresi, ...altra } = posta;
  return {
    ...{ posta: altra, lavoriSenzaFine, usciti, storti: diario.storti, estranei: giorno.estranei },
    promesse: countPromesse(giorno),
    perduti: [...ultimo.perduti, ...maiPresi],
    doppi: ultimo.doppi,
    difformita: ultimo.difformita,
    creditiFuoriConto: prima.saldo - dopo.saldo - giorno.spese.size - (dopo.visure - prima.visure),
    inattese: Object.fromEntries(giorno.inattese),
  };
}

/**
 * Kills the processes of a house in pieces, in the order of a seed, while everybody writes. After each kill what was promised
 * since the one before is read again; at the end, or when it is told that it is enough, everything is, with the audit log
 * and the ledger.
 */
export async function runRaffica(opzioni: OpzioniRaffica): Promise<EsitoRaffica> {
  const { dati, seme, quante, onPasso = () => undefined } = opzioni;
  const diario = openDiario(opzioni.diario, seme);
  if (diario.righe.length > 0 && countFatte(diario.righe) >= quante) {
    onPasso(`Il diario ne ha già ${quante}: non resta nulla da uccidere, si ridice ciò che ne è venuto.`);
    return diario.read();
  }
  const casa = await startCasaDivisa(dati);
  try {
    const { corsa, ...alba } = await openCorsa(casa, diario);
    onPasso('casa avviata');
    const chiusura = await runCorsa(corsa, opzioni, alba).catch((errore: Error) => {
      // Whoever goes on with this diary must know.
      diario.close(makeChiusuraStorta([...diario.storti, errore.message]));
      throw errore;
    });
    return diario.close(chiusura);
  } finally {
    for (const nodo of casa.nodi) await nodo.close();
    await casa.stop();
  }
}
