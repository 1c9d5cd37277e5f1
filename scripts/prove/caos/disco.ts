import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk of the trial's own, that can be filled without harm to anybody. */
export interface Disco {
  fill(): void;
  empty(): void;
  stop(): void;
}

const GIGA = 1024 ** 3;
const QUANTO = 3 * GIGA;
/** What is asked for, largest first, until not even a block is left. */
const PEZZI = [GIGA, 64 * 1024 ** 2, 1024 ** 2, 64 * 1024, 4096];

const succeeds = (programma: string, ...argomenti: string[]): boolean =>
  spawnSync(programma, argomenti, { stdio: 'ignore' }).status === 0;

/** Makes a disk in a file beside `cartella`, and puts it there; null where that cannot be done: it wants root and a loop device. */
export function openDisco(cartella: string): Disco | null {
  if (process.getuid?.() !== 0) return null;
  const immagine = `${cartella}.disco`;
  mkdirSync(cartella, { recursive: true });
  writeFileSync(immagine, '');
  // Only what is written on it takes room.
  truncateSync(immagine, QUANTO);
  const isMontato =
    succeeds('mkfs.ext4', '-q', '-m', '0', immagine) && succeeds('mount', '-o', 'loop', immagine, cartella);
  if (!isMontato) {
    rmSync(immagine);
    return null;
  }
  const zavorra = join(cartella, 'zavorra');
  return {
    fill: () => {
      mkdirSync(zavorra);
      let n = 0;
      for (const pezzo of PEZZI)
        while (statfsSync(cartella).bavail > 0) {
          n += 1;
          if (!succeeds('fallocate', '-l', String(pezzo), join(zavorra, String(n)))) break;
        }
    },
    empty: () => rmSync(zavorra, { recursive: true, force: true }),
    stop: () => {
      if (!succeeds('umount', cartella)) succeeds('umount', '-l', cartella);
      rmSync(immagine);
    },
  };
}
