import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi } from '../../../packages/contract/src/index.ts';
import { cliente } from '../casa.ts';
import { buyCrediti } from '../provvista.ts';
import { ask, type Bersaglio, settleSpesa } from '../scritture.ts';
import { ageLavori, waitLavori } from '../uccisioni.ts';
import { type CasaDivisa, startCasaDivisa } from './casa-divisa.ts';
import { enterTutti, type Giorno, inviteUno, openCaselle, openGente, workTutti } from './gente.ts';
import { BREVE, doGuasto, drawGuasti, type Guasto, INTERA, listGuasti, type NomeGuasto } from './guasti.ts';
import type { Nodo } from './processi.ts';
import { comparePosta, countCrediti, hastenPosta, type Riscontro, readBack } from './riscontro.ts';

export interface OpzioniCaos {
  /** A data folder of its own. */
  readonly dati: string;
  readonly seme: number;
  /** How long new faults begin; without it, one round of short faults, or of those that are named. */
  readonly minuti?: number;
  readonly soli?: readonly NomeGuasto[];
  readonly onPasso?: (frase: string) => void;
}

/** A fault that was done, and what came of it. */
interface Fatto {
  readonly nome: NomeGuasto;
  /** From its end, until both processes write and that of the jobs answers; in milliseconds. */
  readonly rientroMs: number;
  readonly perduti: string[];
  readonly doppi: string[];
}
export interface EsitoCaos {
  readonly seme: number;
  readonly fatti: readonly Fatto[];
  readonly uccisi: number;
  readonly nonProvati: readonly string[];
  readonly promesse: Readonly<Record<string, number>>;
  readonly perduti: readonly string[];
  readonly doppi: readonly string[];
  readonly difformita: readonly string[];
  readonly creditiFuoriConto: number;
  readonly lavoriSenzaFine: readonly string[];
  readonly posta: { spediti: number; nonSpediti: number; ripetuti: number };
  readonly estranei: readonly string[];
  readonly storti: readonly string[];
  readonly inattese: Readonly<Record<string, number>>;
}

const ATTESA_RIENTRO_MS = 120_000;
let sonda = 0;

/** Whether a process of the house answers and, of the calls, writes. */
async function isTornato({ indirizzo, ruolo }: Nodo, gente: Bersaglio, giorno: Giorno): Promise<boolean> {
  const casa = { ...gente, indirizzo: indirizzo() };
  if ((await ask(casa, percorsi.whoami, { corpo: {} }))?.status !== 200) return false;
  if (ruolo === 'lavori') return true;
  sonda += 1;
  const nuovo = cliente(9_000_000 + sonda);
  const isScritto = (await ask(casa, percorsi.anagrafica, { corpo: nuovo }))?.status === 201;
  if (isScritto) giorno.clienti.push(nuovo.CodiceFiscale);
  return isScritto;
}

/** Asked again and again. @throws when it is not so in time */
async function waitUntil(che: string, giorno: Giorno, isCosi: () => Promise<boolean>): Promise<void> {
  const scadenza = performance.now() + ATTESA_RIENTRO_MS;
  while (!(await isCosi())) {
    if (performance.now() > scadenza)
      throw new Error(`Not back: ${che} ${JSON.stringify([...giorno.inattese])}`);
    await sleep(50);
  }
}

/** Waits until each piece of the house is back; answers how long it took. */
async function waitRientro(
  casa: CasaDivisa,
  bersaglio: Bersaglio,
  giorno: Giorno,
  { nome }: Guasto,
): Promise<number> {
  const inizio = performance.now();
  await Promise.all(
    casa.nodi.map((nodo) =>
      waitUntil(`${nodo.nome} dopo ${nome}`, giorno, () => isTornato(nodo, bersaglio, giorno)),
    ),
  );
  if (nome === 'servizi rotti') {
    const prima = giorno.visure.length;
    await waitUntil('visure', giorno, async () => giorno.visure.length > prima);
  }
  if (nome === 'posta rotta') {
    const presi = casa.posta.confermati.size;
    await waitUntil('invito', giorno, async () => (await inviteUno(bersaglio, giorno)) !== undefined);
    await waitUntil('posta', giorno, async () => casa.posta.confermati.size > presi);
  }
  return performance.now() - inizio;
}

interface Diario {
  readonly fatti: Fatto[];
  readonly storti: string[];
  readonly difformita: string[];
  uccisi: number;
}

/** One fault: the house works, it happens, the house comes back, everything is read again. */
async function runGuasto(
  casa: CasaDivisa,
  { bersaglio, giorno }: { bersaglio: Bersaglio; giorno: Giorno },
  guasto: Guasto,
  diario: Diario,
): Promise<Fatto> {
  await sleep(guasto.pausa);
  const inizio = performance.now();
  const { uccisi, storto } = await doGuasto(casa, guasto);
  const rientro = await waitRientro(casa, bersaglio, giorno, guasto).catch((errore: Error) => {
    diario.storti.push(errore.message);
    return ATTESA_RIENTRO_MS;
  });
  // Of who was ended, all the time counts: being started again too.
  const isFinito = /ucci|riavvia/.test(guasto.nome);
  const rientroMs = Math.round(isFinito ? performance.now() - inizio : rientro);
  diario.uccisi += uccisi;
  if (storto) diario.storti.push(`${guasto.nome}: ${storto}`);
  const { perduti, doppi, difformita }: Riscontro = await readBack(casa, bersaglio, giorno);
  diario.difformita.push(...difformita.map((voce) => `dopo ${guasto.nome}: ${voce}`));
  return { nome: guasto.nome, rientroMs, perduti, doppi };
}

/** Nobody writes any more: what was left in the air comes down, and everything is read a last time. */
async function closeGiorno(casa: CasaDivisa, bersaglio: Bersaglio, giorno: Giorno) {
  const { amministratore } = casa;
  for (const mia of [...giorno.speseInSospeso]) {
    bersaglio.isFinito = false;
    await settleSpesa(bersaglio, giorno, mia);
  }
  bersaglio.isFinito = true;
  await ageLavori(amministratore);
  const lavoriSenzaFine = await waitLavori(amministratore);
  for (let n = 0; n < 40; n += 1) {
    if ((await comparePosta(casa)).nonSpediti === 0) break;
    await hastenPosta(casa);
    await sleep(500);
  }
  return {
    lavoriSenzaFine,
    ultimo: await readBack(casa, bersaglio, giorno),
    posta: await comparePosta(casa),
  };
}

/** Breaks the house for a while, in the order that the seed says, while everybody works in it. */
export async function runCaos({
  dati,
  seme,
  minuti,
  soli,
  onPasso = () => undefined,
}: OpzioniCaos): Promise<EsitoCaos> {
  const casa = await startCasaDivisa(dati);
  try {
    await casa.chiamate[0].start();
    await Promise.all([casa.chiamate[1].start(), casa.lavori.start()]);
    onPasso('casa avviata');
    const gente = await openGente(casa);
    const { bersaglio, giorno } = gente;
    await buyCrediti(bersaglio, casa.amministratore);
    await openCaselle(bersaglio, giorno);
    const prima = await countCrediti(casa, bersaglio.idStudio);
    const entrati = await enterTutti(casa, bersaglio);
    onPasso('tutti al lavoro');
    const lavoro = workTutti(bersaglio, giorno, entrati);
    const diario: Diario = { fatti: [], storti: [], difformita: [], uccisi: 0 };
    const nomi = soli ?? listGuasti(casa);
    const fine = performance.now() + (minuti ?? 0) * 60_000;
    const nonProvati = [
      ...(casa.moveOrologio === null ? ['orologio spostato: libfaketime non è installata'] : []),
      'disco pieno: lo prova scripts/guasti.test.ts, su un disco suo',
    ];
    for (const guasto of drawGuasti(seme, nomi, minuti === undefined ? BREVE : INTERA)) {
      if (minuti === undefined ? diario.fatti.length >= nomi.length : performance.now() > fine) break;
      const fatto = await runGuasto(casa, gente, guasto, diario);
      diario.fatti.push(fatto);
      onPasso(describePasso(diario.fatti.length, fatto, giorno));
    }
    bersaglio.isFinito = true;
    await lavoro;
    onPasso('tutti fermi');
    const chiuso = await closeGiorno(casa, bersaglio, giorno);
    const dopo = await countCrediti(casa, bersaglio.idStudio);
    const { ultimo, posta, lavoriSenzaFine } = chiuso;
    return {
      ...{ seme, fatti: diario.fatti, uccisi: diario.uccisi, nonProvati, lavoriSenzaFine, posta },
      promesse: countPromesse(giorno),
      perduti: [
        ...new Set([...diario.fatti.flatMap(({ perduti }) => perduti), ...ultimo.perduti, ...posta.maiPresi]),
      ],
      doppi: [...new Set([...diario.fatti.flatMap(({ doppi }) => doppi), ...ultimo.doppi])],
      difformita: [...diario.difformita, ...ultimo.difformita],
      creditiFuoriConto: prima.saldo - dopo.saldo - giorno.spese.size - (dopo.visure - prima.visure),
      ...{ estranei: giorno.estranei, storti: diario.storti },
      inattese: Object.fromEntries(giorno.inattese),
    };
  } finally {
    for (const nodo of casa.nodi) await nodo.close();
    await casa.stop();
  }
}

const countPromesse = (giorno: Giorno): Record<string, number> => ({
  clienti: giorno.clienti.length,
  crediti: giorno.spese.size,
  ripetute: giorno.ripetute,
  importazioni: giorno.importati.length,
  lavori: giorno.lavori.size,
  visure: giorno.visure.length,
  inviti: giorno.invitati.length,
  letture: giorno.letture,
});

const secondi = (ms: number) => (ms / 1000).toFixed(1).replace('.', ',');
const describePasso = (n: number, { nome, rientroMs, perduti, doppi }: Fatto, giorno: Giorno) =>
  `${n}. ${nome}: rientro ${secondi(rientroMs)} s, ${perduti.length} persi, ${doppi.length} doppi (${giorno.clienti.length} clienti, ${giorno.spese.size} crediti, ${giorno.visure.length} visure)`;

/** The table of a day: each fault, how many times, how long until everything was back, what was lost or done twice. */
export function describeTabella({ fatti }: Pick<EsitoCaos, 'fatti'>): string[] {
  const nomi = [...new Set(fatti.map(({ nome }) => nome))].toSorted();
  return [
    '| guasto | volte | rientro p50 | rientro massimo | persi | doppi |',
    '|---|---|---|---|---|---|',
    ...nomi.map((nome) => {
      const suoi = fatti.filter((fatto) => fatto.nome === nome);
      const tempi = suoi.map(({ rientroMs }) => rientroMs).toSorted((a, b) => a - b);
      const sum = (di: (fatto: Fatto) => number) => suoi.reduce((somma, fatto) => somma + di(fatto), 0);
      const [p50 = 0, massimo = 0] = [tempi[Math.floor((tempi.length - 1) / 2)], tempi.at(-1)];
      return `| ${nome} | ${suoi.length} | ${secondi(p50)} s | ${secondi(massimo)} s | ${sum(({ perduti }) => perduti.length)} | ${sum(({ doppi }) => doppi.length)} |`;
    }),
  ];
}
