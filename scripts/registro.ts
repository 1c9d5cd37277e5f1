import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ErroreAvvio } from '../packages/server/src/errore-avvio.ts';

const MASSIMO = 20 * 1024 * 1024;

/** The log of a local run: a file beside the data, so that the terminal stays readable. */
export function openRegistro(dati: string): { write(riga: string): void } {
  const percorso = join(dati, 'quadra.log');
  try {
    mkdirSync(dati, { recursive: true, mode: 0o700 });
    if (existsSync(percorso) && statSync(percorso).size > MASSIMO) renameSync(percorso, `${percorso}.1`);
  } catch {
    throw new ErroreAvvio(`Cartella dei dati non scrivibile: ${dati}`);
  }
  const file = createWriteStream(percorso, { flags: 'a', mode: 0o600 });
  // A log that cannot be written must not stop the work.
  file.on('error', () => undefined);
  return { write: (riga) => void file.write(riga) };
}

/** Progress, only for a person who looks: a program that reads us finds the result alone. */
export const sayPasso = (frase: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`${frase}\n`);
};
