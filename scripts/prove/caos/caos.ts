import { startCasaDivisa } from './casa-divisa.ts';
import { describeSecondi, type EsitoGiornata, type Fatto, runGiornata } from './giornata.ts';
import { BREVE, doGuasto, drawGuasti, INTERA, listGuasti, type NomeGuasto } from './guasti.ts';

export interface OpzioniCaos {
  /** A data folder of its own. */
  readonly dati: string;
  readonly seme: number;
  /** How long new faults begin; without it, one round of short faults, or of those that are named. */
  readonly minuti?: number;
  readonly soli?: readonly NomeGuasto[];
  readonly onPasso?: (frase: string) => void;
}

export interface EsitoCaos extends EsitoGiornata {
  readonly seme: number;
  readonly nonProvati: readonly string[];
}

/** Breaks the house for a while, in the order that the seed says, while everybody works in it. */
export async function runCaos({
  dati,
  seme,
  minuti,
  soli,
  onPasso = () => undefined,
}: OpzioniCaos): Promise<EsitoCaos> {
  const casa = await startCasaDivisa(dati, {
    isDiscoSuo: soli === undefined || soli.includes('disco pieno'),
  });
  try {
    const nomi = soli ?? listGuasti(casa);
    const esito = await runGiornata({
      casa,
      guasti: drawGuasti(seme, nomi, minuti === undefined ? BREVE : INTERA),
      fai: (_, guasto) => doGuasto(casa, guasto),
      isSera: (fatti, daMs) => (minuti === undefined ? fatti >= nomi.length : daMs > minuti * 60_000),
      onPasso,
    });
    const nonProvati = [
      ...(casa.moveOrologio === null ? ['orologio spostato: libfaketime non è installata'] : []),
      ...(casa.disco === null ? ['disco pieno: qui non si può montare un disco piccolo (serve root)'] : []),
    ];
    return { seme, nonProvati, ...esito };
  } finally {
    for (const nodo of casa.nodi) await nodo.close();
    await casa.stop();
  }
}

/** The table of a day: each fault, how many times, how long until everything was back, what was lost or done twice. */
export function describeTabella({ fatti }: { readonly fatti: readonly Fatto[] }): string[] {
  const nomi = [...new Set(fatti.map(({ nome }) => nome))].toSorted();
  return [
    '| guasto | volte | rientro p50 | rientro massimo | persi | doppi |',
    '|---|---|---|---|---|---|',
    ...nomi.map((nome) => {
      const suoi = fatti.filter((fatto) => fatto.nome === nome);
      const tempi = suoi.map(({ rientroMs }) => rientroMs).toSorted((a, b) => a - b);
      const sum = (di: (fatto: Fatto) => number) => suoi.reduce((somma, fatto) => somma + di(fatto), 0);
      const [p50 = 0, massimo = 0] = [tempi[Math.floor((tempi.length - 1) / 2)], tempi.at(-1)];
      return `| ${nome} | ${suoi.length} | ${describeSecondi(p50)} | ${describeSecondi(massimo)} | ${sum(({ perduti }) => perduti.length)} | ${sum(({ doppi }) => doppi.length)} |`;
    }),
  ];
}
