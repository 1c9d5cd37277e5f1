import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ErroreAvvio } from '../packages/server/src/errore-avvio.ts';
import { openFileRegistro } from '../packages/server/src/file-registro.ts';

/** The log of a local run: a file beside the data, so that the terminal stays readable. */
export function openRegistro(dati: string): { write(riga: string): void } {
  try {
    mkdirSync(dati, { recursive: true, mode: 0o700 });
    return openFileRegistro(join(dati, 'quadra.log'));
  } catch {
    throw new ErroreAvvio(`Cartella dei dati non scrivibile: ${dati}`);
  }
}

/** Progress, only for a person who looks: a program that reads us finds the result alone. */
export const sayPasso = (frase: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`${frase}\n`);
};
