import { loadavg } from 'node:os';
import { describeSecondi, type EsitoGiornata, runGiornata } from '../caos/giornata.ts';
import { CADUTE, doCaduta, drawCadute, type NomeCaduta } from './cadute.ts';
import { startCasaScalata } from './casa-scalata.ts';
import { findProgramma } from './programmi.ts';

export interface OpzioniScala {
  /** A data folder of its own. */
  readonly dati: string;
  readonly seme: number;
  /** The first of eight ports. */
  readonly porta: number;
  /** How long new losses begin, after each piece has been lost once. */
  readonly minuti: number;
  readonly soli?: readonly NomeCaduta[];
  readonly onPasso?: (frase: string) => void;
}
export interface EsitoScala extends EsitoGiornata {
  readonly seme: number;
  /** How much the machine had to do, at the beginning and at the end. */
  readonly carico: readonly [number, number];
}

const PROGRAMMI = ['haproxy', 'pgbouncer'] as const;
/** The programs that the trial needs and are not installed here. */
export const listMancanti = (): string[] => PROGRAMMI.filter((nome) => findProgramma(nome) === undefined);

/** Takes away each piece of the house in turn, while everybody works in it by its door. */
export async function runScala({
  dati,
  seme,
  porta,
  minuti,
  soli,
  onPasso = () => undefined,
}: OpzioniScala): Promise<EsitoScala> {
  const [haproxy = '', pgbouncer = ''] = PROGRAMMI.map(findProgramma);
  const prima = loadavg()[0] ?? 0;
  const casa = await startCasaScalata(dati, porta, { haproxy, pgbouncer });
  try {
    const nomi = soli ?? CADUTE;
    const esito = await runGiornata({
      casa,
      guasti: drawCadute(seme, nomi),
      fai: (gente, caduta) => doCaduta(casa, caduta, gente),
      isSera: (fatte, daMs) => fatte >= nomi.length && daMs > minuti * 60_000,
      onPasso,
    });
    return { seme, carico: [prima, loadavg()[0] ?? 0], ...esito };
  } finally {
    for (const nodo of casa.nodi) await nodo.close();
    await casa.stop();
  }
}

/** The table of a day: each piece, how many times it was lost, how long until it did not matter, what came of it. */
export function describeTabella({ fatti }: Pick<EsitoScala, 'fatti'>): string[] {
  const nomi = CADUTE.filter((nome) => fatti.some((fatto) => fatto.nome === nome));
  return [
    '| pezzo | volte | si scrive di nuovo dopo | tutto intero dopo | confermati | persi | doppi | usciti | registro e libro mastro |',
    '|---|---|---|---|---|---|---|---|---|',
    ...nomi.map((nome) => {
      const suoi = fatti.filter((fatto) => fatto.nome === nome);
      const sum = (di: (fatto: (typeof suoi)[number]) => number) =>
        suoi.reduce((somma, fatto) => somma + di(fatto), 0);
      const max = (di: (fatto: (typeof suoi)[number]) => number) =>
        describeSecondi(Math.max(...suoi.map(di)));
      const difformi = sum(({ difformita }) => difformita.length);
      const celle = [
        nome,
        suoi.length,
        max(({ fermoMs }) => fermoMs),
        max(({ rientroMs }) => rientroMs),
        sum(({ confermati }) => confermati),
        sum(({ perduti }) => perduti.length),
        sum(({ doppi }) => doppi.length),
        sum(({ usciti }) => usciti),
        difformi === 0 ? 'verificati' : `${difformi} difformità`,
      ];
      return `| ${celle.join(' | ')} |`;
    }),
  ];
}
