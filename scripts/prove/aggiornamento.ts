import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { radice } from '../web.ts';
import { startCasaDivisa } from './caos/casa-divisa.ts';
import { type EsitoGiornata, runGiornata, type Voce } from './caos/giornata.ts';
import type { Nodo } from './caos/processi.ts';

export interface OpzioniAggiornamento {
  /** A data folder of its own. */
  readonly dati: string;
  /** How many migrations the program of before does not know. */
  readonly migrazioni: number;
  readonly onPasso?: (frase: string) => void;
}
export interface EsitoAggiornamento extends EsitoGiornata {
  /** The commit of the program of before. */
  readonly prima: string;
  readonly applicate: readonly string[];
}

const MIGRAZIONI = 'packages/server/src/db/migrations';
const git = (...parole: string[]) =>
  execFileSync('git', parole, { cwd: radice, encoding: 'utf8', maxBuffer: 1 << 30 }).trim();

const isMigrazione = (file: string) => file.endsWith('.sql');
/** The migrations of now, in their order. */
const listMigrazioni = (): string[] => readdirSync(join(radice, MIGRAZIONI)).filter(isMigrazione).toSorted();
/** Those of a commit. */
const listDi = (commit: string): string[] =>
  git('ls-tree', '--name-only', `${commit}:${MIGRAZIONI}`).split('\n').filter(isMigrazione).toSorted();

/** The last commit that changed them and left these and no other. @throws where the history does not say */
function findPrima(migrazioni: readonly string[]): string {
  const note = migrazioni.join();
  const prima = git('rev-list', 'HEAD', '--', MIGRAZIONI)
    .split('\n')
    .find((commit) => listDi(commit).join() === note);
  if (prima === undefined) throw new Error(`Nella storia nessuno si è fermato a ${migrazioni.at(-1)}`);
  return prima;
}

/** The sources of a commit in a folder, with the libraries of now, also where it had older ones. */
function checkout(commit: string, cartella: string): void {
  mkdirSync(cartella, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$1"`, 'sh', cartella], { cwd: radice });
  for (const dove of ['.', ...readdirSync(join(radice, 'packages')).map((nome) => join('packages', nome))]) {
    const librerie = join(radice, dove, 'node_modules');
    if (existsSync(librerie) && existsSync(join(cartella, dove)))
      symlinkSync(librerie, join(cartella, dove, 'node_modules'));
  }
}

/** A process that goes to the program of now. */
interface Passaggio extends Voce {
  readonly nodo: Nodo;
}
const PAUSA_MS = 4_000;

/**
 * The house of before, with everybody at work in it; then its processes are put, one after the other, on the program of now: the
 * first of them applies the migrations while the other two still serve.
 */
export async function runAggiornamento({
  dati,
  migrazioni,
  onPasso = () => undefined,
}: OpzioniAggiornamento): Promise<EsitoAggiornamento> {
  const tutte = listMigrazioni();
  const applicate = tutte.slice(-migrazioni);
  const prima = findPrima(tutte.slice(0, -migrazioni));
  const cartella = join(dati, 'prima');
  checkout(prima, cartella);
  onPasso(`prima: ${prima.slice(0, 8)}, ${applicate.length} migrazioni da applicare`);
  const nuovi = new Set<string>();
  const casa = await startCasaDivisa(dati, {
    radiceDi: (nome) => (nuovi.has(nome) ? radice : cartella),
  });
  try {
    const [uno, due] = casa.chiamate;
    const passaggi = [uno, due, casa.lavori].map(
      (nodo): Passaggio => ({
        nome: `${nodo.nome} riavviato col programma di adesso`,
        pausa: PAUSA_MS,
        nodo,
      }),
    );
    const esito = await runGiornata({
      ...{ casa, guasti: passaggi, onPasso },
      fai: async (_, { nodo }) => {
        nuovi.add(nodo.nome);
        const codice = await nodo.end('SIGTERM');
        await nodo.start();
        return { uccisi: 0, ...(codice === 0 ? {} : { storto: `uscita ${codice} dopo SIGTERM` }) };
      },
      isSera: () => false,
    });
    return { prima, applicate, ...esito };
  } finally {
    for (const nodo of casa.nodi) await nodo.close();
    await casa.stop();
  }
}
