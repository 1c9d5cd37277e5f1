import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErroreAvvio } from '../packages/server/src/errore-avvio.ts';

export const radice = join(import.meta.dirname, '..');
const fonti = ['packages/web', 'packages/contract', 'packages/fisco', 'packages/values'];

function* walk(cartella: string): Generator<string> {
  for (const voce of readdirSync(cartella, { withFileTypes: true })) {
    if (voce.name === 'node_modules' || voce.name.startsWith('dist')) continue;
    const percorso = join(cartella, voce.name);
    if (voce.isDirectory()) yield* walk(percorso);
    else if (!/\.test\.tsx?$/.test(voce.name)) yield percorso;
  }
}

/** Names, sizes and times of every source of the web: cheap enough for every start. */
function computeImpronta(): string {
  const hash = createHash('sha256').update(readFileSync(join(radice, 'package-lock.json')));
  for (const fonte of fonti) {
    for (const file of walk(join(radice, fonte))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the web application when its sources changed since the last build; with the gallery of the parts it is another
 * build, in a folder of its own. True when it built.
 */
export function buildWebWhenStale({ galleria = false } = {}): boolean {
  const segno = join(radice, 'packages/web', galleria ? 'dist-galleria' : 'dist', '.impronta');
  const impronta = computeImpronta();
  if (existsSync(segno) && readFileSync(segno, 'utf8') === impronta) return false;
  const vite = join(radice, 'node_modules/vite/bin/vite.js');
  const esito = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(radice, 'packages/web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', QUADRA_GALLERIA: galleria ? '1' : '0' },
  });
  if (esito.status !== 0)
    throw new ErroreAvvio(`Preparazione delle pagine non riuscita:\n${esito.stderr || esito.stdout}`);
  writeFileSync(segno, impronta);
  return true;
}
