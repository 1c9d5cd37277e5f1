import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi } from '../../../packages/contract/src/index.ts';
import { cliente } from '../casa.ts';
import { buyCrediti } from '../provvista.ts';
import { ask, type Bersaglio, settleSpesa } from '../scritture.ts';
import { ageLavori, waitLavori } from '../uccisioni.ts';
import {
  type Entrato,
  enterTutti,
  type Giorno,
  inviteUno,
  openCaselle,
  openGente,
  workTutti,
} from './gente.ts';
import type { CasaInPezzi } from './pezzi.ts';
import type { Nodo } from './processi.ts';
import { comparePosta, countCrediti, hastenPosta, type Riscontro, readBack } from './riscontro.ts';

/** What a fault is, for the day it falls in. */
export interface Voce {
  readonly nome: string;
  /** How long the house works before it, in milliseconds. */
  readonly pausa: number;
}
/** What it ended with -9, the exit codes that were not as they should, for how long nobody could write at the door. */
export interface EsitoGuasto {
  readonly uccisi: number;
  readonly storto?: string;
  readonly fermoMs?: number;
  /** What the house may answer until it is back, and never else. */
  readonly ammesso?: number;
}

/** Who works in the house, and what it promised them. */
export interface Gente {
  readonly bersaglio: Bersaglio;
  readonly giorno: Giorno;
}

/** A fault that was done, and what came of it. */
export interface Fatto {
  readonly nome: string;
  /** Until both processes write and that of the jobs answers, in milliseconds: from its end, or from its beginning when something was ended. */
  readonly rientroMs: number;
  readonly fermoMs: number;
  /** Promises made since the fault before. */
  readonly confermati: number;
  readonly perduti: string[];
  readonly doppi: string[];
  readonly difformita: string[];
  /** Calls of somebody who was in, and was told that he was not. */
  readonly usciti: number;
}
export interface EsitoGiornata {
  readonly fatti: readonly Fatto[];
  readonly uccisi: number;
  readonly promesse: Readonly<Record<string, number>>;
  readonly perduti: readonly string[];
  readonly doppi: readonly string[];
  readonly difformita: readonly string[];
  readonly creditiFuoriConto: number;
  readonly lavoriSenzaFine: readonly string[];
  readonly posta: { spediti: number; nonSpediti: number; ripetuti: number };
  readonly estranei: readonly string[];
  readonly storti: readonly string[];
  /** Who entered before everything, and at the end is not in any more. */
  readonly usciti: readonly string[];
  readonly inattese: Readonly<Record<string, number>>;
}

/** How a day is made: the house, not yet started; its faults, without end; how one is done; when it is evening. */
export interface Programma<C extends CasaInPezzi, G extends Voce> {
  readonly casa: C;
  readonly guasti: Iterable<G>;
  readonly fai: (gente: Gente, guasto: G) => Promise<EsitoGuasto>;
  /** `daMs`: how long everybody has been at work. */
  readonly isSera: (fatti: number, daMs: number) => boolean;
  readonly onPasso: (frase: string) => void;
}

const ATTESA_RIENTRO_MS = 120_000;
const FUORI = /: 401$/;
let sonda = 0;

/** Writes a client nobody wrote yet, and promises it. */
export async function writeSonda(casa: Bersaglio, giorno: Giorno): Promise<boolean> {
  sonda += 1;
  const nuovo = cliente(9_000_000 + sonda);
  const isScritto = (await ask(casa, percorsi.anagrafica, { corpo: nuovo }))?.status === 201;
  if (isScritto) giorno.clienti.push(nuovo.CodiceFiscale);
  return isScritto;
}

/** Whether a process of the house answers and, of the calls, writes. */
export async function isTornato(
  { indirizzo, ruolo }: Nodo,
  gente: Bersaglio,
  giorno: Giorno,
): Promise<boolean> {
  const casa = { ...gente, indirizzo: indirizzo() };
  if ((await ask(casa, percorsi.whoami, { corpo: {} }))?.status !== 200) return false;
  return ruolo === 'lavori' || writeSonda(casa, giorno);
}

/** Asked again and again. @throws when it is not so in time */
export async function waitUntil(che: string, giorno: Giorno, isCosi: () => Promise<boolean>): Promise<void> {
  const scadenza = performance.now() + ATTESA_RIENTRO_MS;
  while (!(await isCosi())) {
    if (performance.now() > scadenza)
      throw new Error(`Not back: ${che} ${JSON.stringify([...giorno.inattese])}`);
    await sleep(40);
  }
}

/** Waits until each piece of the house is back; answers how long it took. */
async function waitRientro(casa: CasaInPezzi, { bersaglio, giorno }: Gente, nome: string): Promise<number> {
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

export const countPromesse = (giorno: Giorno): Record<string, number> => ({
  clienti: giorno.clienti.length,
  crediti: giorno.spese.size,
  ripetute: giorno.ripetute,
  importazioni: giorno.importati.length,
  lavori: giorno.lavori.size,
  visure: giorno.visure.length,
  inviti: giorno.invitati.length,
  letture: giorno.letture,
});
export const countConfermati = ({ clienti, spese, importati, lavori, visure, invitati }: Giorno): number =>
  clienti.length + spese.size + importati.length + lavori.size + visure.length + invitati.length;
const countFuori = ({ inattese }: Giorno): number =>
  [...inattese].reduce((somma, [voce, quante]) => somma + (FUORI.test(voce) ? quante : 0), 0);

/** Answers of a kind that came meanwhile were foreseen. */
function admit(inattese: Map<string, number>, prima: ReadonlyMap<string, number>, ammesso: number): void {
  for (const voce of [...inattese.keys()].filter((una) => una.endsWith(`: ${ammesso}`))) {
    const quante = prima.get(voce);
    if (quante === undefined) inattese.delete(voce);
    else inattese.set(voce, quante);
  }
}

/** One fault: the house works, it happens, the house comes back, everything is read again. */
async function runGuasto<C extends CasaInPezzi, G extends Voce>(
  { casa, fai }: Programma<C, G>,
  gente: Gente,
  guasto: G,
  diario: { storti: string[]; uccisi: number },
): Promise<Fatto> {
  const { bersaglio, giorno } = gente;
  const prima = { confermati: countConfermati(giorno), fuori: countFuori(giorno) };
  await sleep(guasto.pausa);
  const inizio = performance.now();
  const inattese = new Map(giorno.inattese);
  const { uccisi, storto, fermoMs, ammesso } = await fai(gente, guasto);
  const rientro = await waitRientro(casa, gente, guasto.nome).catch((errore: Error) => {
    diario.storti.push(errore.message);
    return ATTESA_RIENTRO_MS;
  });
  if (ammesso !== undefined) admit(giorno.inattese, inattese, ammesso);
  // Of who was ended, all the time counts: being started again too.
  const isFinito = fermoMs !== undefined || /ucci|riavvia/.test(guasto.nome);
  const rientroMs = Math.round(isFinito ? performance.now() - inizio : rientro);
  diario.uccisi += uccisi;
  if (storto) diario.storti.push(`${guasto.nome}: ${storto}`);
  const { perduti, doppi, difformita }: Riscontro = await readBack(casa, bersaglio, giorno);
  return {
    ...{ nome: guasto.nome, rientroMs, fermoMs: Math.round(fermoMs ?? rientroMs), perduti, doppi },
    difformita: difformita.map((voce) => `dopo ${guasto.nome}: ${voce}`),
    confermati: countConfermati(giorno) - prima.confermati,
    usciti: countFuori(giorno) - prima.fuori,
  };
}

/** Who is not in any more, of those who entered; nobody ever left. */
async function listUsciti(bersaglio: Bersaglio, entrati: readonly Entrato[]): Promise<string[]> {
  const fuori: string[] = [];
  for (const { token, chi } of entrati)
    if ((await ask(bersaglio, percorsi.whoami, { token, corpo: {} }))?.status !== 200) fuori.push(chi);
  return fuori;
}

/** Nobody writes any more: what was left in the air comes down, and everything is read a last time. */
export async function closeGiorno(
  casa: CasaInPezzi,
  { bersaglio, giorno }: Gente,
  entrati: readonly Entrato[],
) {
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
    usciti: await listUsciti(bersaglio, entrati),
  };
}

const secondi = (ms: number) => (ms / 1000).toFixed(1).replace('.', ',');
const describePasso = (n: number, { nome, rientroMs, perduti, doppi }: Fatto, giorno: Giorno) =>
  `${n}. ${nome}: rientro ${secondi(rientroMs)} s, ${perduti.length} persi, ${doppi.length} doppi (${giorno.clienti.length} clienti, ${giorno.spese.size} crediti, ${giorno.visure.length} visure)`;
/** Milliseconds as the tables say them. */
export const describeSecondi = (ms: number): string => `${secondi(ms)} s`;

/** Starts the processes of a house, puts everybody at work in it, breaks it until evening, and reads everything back. */
export async function runGiornata<C extends CasaInPezzi, G extends Voce>(
  programma: Programma<C, G>,
): Promise<EsitoGiornata> {
  const { casa, guasti, isSera, onPasso } = programma;
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
  const diario = { storti: [] as string[], uccisi: 0 };
  const fatti: Fatto[] = [];
  // A house that was slow to start has no shorter day.
  const mattina = performance.now();
  for (const guasto of guasti) {
    if (isSera(fatti.length, performance.now() - mattina)) break;
    const fatto = await runGuasto(programma, gente, guasto, diario);
    fatti.push(fatto);
    onPasso(describePasso(fatti.length, fatto, giorno));
  }
  bersaglio.isFinito = true;
  await lavoro;
  onPasso('tutti fermi');
  const { ultimo, posta, lavoriSenzaFine, usciti } = await closeGiorno(casa, gente, entrati);
  const dopo = await countCrediti(casa, bersaglio.idStudio);
  const union = (di: (fatto: Fatto) => string[], ...altri: string[]) => [
    ...new Set([...fatti.flatMap(di), ...altri]),
  ];
  return {
    ...{ fatti, uccisi: diario.uccisi, lavoriSenzaFine, posta, usciti },
    promesse: countPromesse(giorno),
    perduti: union(({ perduti }) => perduti, ...ultimo.perduti, ...posta.maiPresi),
    doppi: union(({ doppi }) => doppi, ...ultimo.doppi),
    difformita: union(({ difformita }) => difformita, ...ultimo.difformita),
    creditiFuoriConto: prima.saldo - dopo.saldo - giorno.spese.size - (dopo.visure - prima.visure),
    ...{ estranei: giorno.estranei, storti: diario.storti },
    inattese: Object.fromEntries(giorno.inattese),
  };
}

/** 1 when a promise was not kept, or nothing was broken: then nothing was proved. */
export function weigh(esito: Omit<EsitoGiornata, 'fatti'>, fatti: number): number {
  const { perduti, doppi, difformita, lavoriSenzaFine, estranei, storti, usciti, creditiFuoriConto } = esito;
  const rotte = [perduti, doppi, difformita, lavoriSenzaFine, estranei, storti, usciti];
  const isBuona = [...rotte, Object.keys(esito.inattese)].every((voci) => voci.length === 0);
  return isBuona && creditiFuoriConto === 0 && fatti > 0 ? 0 : 1;
}
