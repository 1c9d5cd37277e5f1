import { spawn } from 'node:child_process';
import { radice } from '../web.ts';

export interface EsitoProcesso {
  codice: number;
  /** Standard output alone: reports are read from it. */
  uscita: string;
  /** Both streams, for a person. */
  tutto: string;
}

/** Runs a program of node_modules/.bin from the root and collects what it printed. */
export function runProgramma(
  programma: string,
  argomenti: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<EsitoProcesso> {
  return new Promise((resolve) => {
    const figlio = spawn(programma, argomenti, {
      cwd: radice,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let uscita = '';
    let tutto = '';
    figlio.stdout.on('data', (pezzo) => {
      uscita += pezzo;
      tutto += pezzo;
    });
    figlio.stderr.on('data', (pezzo) => {
      tutto += pezzo;
    });
    figlio.on('error', (errore) => resolve({ codice: 1, uscita, tutto: `${tutto}${errore.message}` }));
    figlio.on('close', (codice) => resolve({ codice: codice ?? 1, uscita, tutto }));
  });
}
