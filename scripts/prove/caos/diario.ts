import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type EsitoGiornata, weigh } from './giornata.ts';

/** Who is killed: a process of the calls, that of the jobs, PostgreSQL, one of the processes it works with, everybody. */
export type NomeUcciso = 'chiamate' | 'lavori' | 'PostgreSQL' | 'processo di PostgreSQL' | 'la casa intera';
/** A kill that was done, as a line of the diary says it. */
export interface Riga {
  readonly seme: number;
  readonly n: number;
  readonly nome: NomeUcciso;
  /** How many processes it ended with -9; none when who was drawn was gone already. */
  readonly uccisi: number;
  /** Until every process of the calls that is not away writes again. */
  readonly scriveMs: number;
  /** Until who was killed is back. */
  readonly interoMs: number;
  /** Promises made since the kill before, all of them read back after this one. */
  readonly confermati: number;
  readonly perduti: readonly string[];
  readonly doppi: readonly string[];
}
/** What came of one run, when everything was read again at its end; its kills are in lines of their own. */
export type Chiusura = Omit<EsitoGiornata, 'fatti' | 'uccisi'>;
/** What the runs of a diary, all together, came to. */
export interface EsitoRaffica extends Omit<EsitoGiornata, 'fatti'> {
  readonly seme: number;
  /** Also those of the diary it went on with. */
  readonly righe: readonly Riga[];
}

/** The line that a run leaves when it ends. */
interface RigaChiusura {
  readonly seme: number;
  readonly chiusura: Chiusura;
}
interface Letto {
  readonly righe: readonly Riga[];
  readonly chiusure: readonly Chiusura[];
}

/** What a diary of this seed holds. @throws when it is of another seed */
export function readDiario(
  file: string | undefined,
  seme: number,
): Letto & {
  /** Whether the last run wrote something, and never came to its end. */
  isAperta: boolean;
} {
  const linee = file === undefined || !existsSync(file) ? [''] : readFileSync(file, 'utf8').split('\n');
  // The last line may have been cut by a fall: it ends with nothing.
  const voci = linee.slice(0, -1).map((voce) => JSON.parse(voce) as Riga | RigaChiusura);
  const altra = voci.find((voce) => voce.seme !== seme);
  if (altra) throw new Error(`Il diario ${file} è del seme ${altra.seme}, non di ${seme}.`);
  const ultima = voci.at(-1);
  return {
    righe: voci.filter((voce) => 'n' in voce),
    chiusure: voci.filter((voce) => 'chiusura' in voce).map(({ chiusura }) => chiusura),
    isAperta: (ultima !== undefined && 'n' in ultima) || linee.at(-1) !== '',
  };
}

export interface Diario {
  readonly seme: number;
  readonly righe: readonly Riga[];
  /** What went wrong in the run that is under way. */
  readonly storti: string[];
  write(riga: Riga): void;
  /** The run ended; answers what all those of the diary came to. */
  close(chiusura: Chiusura): EsitoRaffica;
  /** What it holds, when nothing is added to it. */
  read(): EsitoRaffica;
}

/**
 * Opens one, or goes on with it: what is written is there before the next kill. A run that was ended in the middle is
 * closed as a wrong one: however well those after it go, what it promised was never read again all together.
 */
export function openDiario(file: string | undefined, seme: number): Diario {
  const { righe: prime, chiusure: passate, isAperta } = readDiario(file, seme);
  // Without what a fall cut: what comes after begins a line of its own.
  if (file !== undefined && existsSync(file)) {
    const testo = readFileSync(file, 'utf8');
    writeFileSync(file, testo.slice(0, testo.lastIndexOf('\n') + 1));
  }
  const [righe, chiusure] = [[...prime], [...passate]];
  const append = (voce: Riga | RigaChiusura) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(voce)}\n`);
  };
  const read = () => sumDiario(seme, { righe, chiusure });
  const close = (chiusura: Chiusura): EsitoRaffica => {
    chiusure.push(chiusura);
    append({ seme, chiusura });
    return read();
  };
  if (isAperta) {
    const fino = righe.reduce((massimo, { n }) => Math.max(massimo, n), 0);
    close(makeChiusuraStorta([`dopo l’uccisione ${fino} una corsa non è arrivata in fondo`]));
  }
  return {
    seme,
    righe,
    storti: [],
    ...{ read, close },
    write: (riga) => {
      righe.push(riga);
      append(riga);
    },
  };
}

const VUOTA: Chiusura = {
  ...{ promesse: {}, perduti: [], doppi: [], difformita: [], creditiFuoriConto: 0, lavoriSenzaFine: [] },
  ...{
    posta: { spediti: 0, nonSpediti: 0, ripetuti: 0 },
    estranei: [],
    storti: [],
    usciti: [],
    inattese: {},
  },
};
/** Of a run that could not even be read again: why. */
export const makeChiusuraStorta = (storti: readonly string[]): Chiusura => ({ ...VUOTA, storti });

const sumVoci = (voci: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const somma: Record<string, number> = {};
  for (const [nome, quante] of voci.flatMap(Object.entries)) somma[nome] = (somma[nome] ?? 0) + quante;
  return somma;
};

/** The runs of a diary as one: what was wrong in any of them is wrong. */
function sumDiario(seme: number, { righe, chiusure }: Letto): EsitoRaffica {
  const union = (di: (chiusura: Chiusura) => readonly string[], altri: readonly string[] = []) => [
    ...new Set([...altri, ...chiusure.flatMap(di)]),
  ];
  const sum = (di: (chiusura: Chiusura) => number) =>
    chiusure.reduce((somma, chiusura) => somma + di(chiusura), 0);
  return {
    ...{ seme, righe },
    uccisi: righe.reduce((somma, { uccisi }) => somma + uccisi, 0),
    promesse: sumVoci(chiusure.map(({ promesse }) => promesse)),
    perduti: union(
      ({ perduti }) => perduti,
      righe.flatMap(({ perduti }) => perduti),
    ),
    doppi: union(
      ({ doppi }) => doppi,
      righe.flatMap(({ doppi }) => doppi),
    ),
    difformita: union(({ difformita }) => difformita),
    // One more in a run and one less in another are two mistakes, not none.
    creditiFuoriConto: sum(({ creditiFuoriConto }) => Math.abs(creditiFuoriConto)),
    lavoriSenzaFine: union(({ lavoriSenzaFine }) => lavoriSenzaFine),
    posta: {
      spediti: sum(({ posta }) => posta.spediti),
      nonSpediti: sum(({ posta }) => posta.nonSpediti),
      ripetuti: sum(({ posta }) => posta.ripetuti),
    },
    estranei: union(({ estranei }) => estranei),
    storti: union(({ storti }) => storti),
    usciti: union(({ usciti }) => usciti),
    inattese: sumVoci(chiusure.map(({ inattese }) => inattese)),
  };
}

/** Kills that ended somebody: one that found nobody proves nothing. */
export const countFatte = (righe: readonly Riga[]): number => righe.filter(({ uccisi }) => uccisi > 0).length;

/** 1 when a promise was not kept in any of the runs, one of them never came to its end, or nobody was killed. */
export const weighRaffica = (esito: EsitoRaffica): number => weigh(esito, countFatte(esito.righe));
