import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORIA = '/dev/shm';
/** Room for the databases of a whole run, in bytes. */
const AMPIA = 4 * 1024 ** 3;

/** A new folder for what nobody reads after the tests: in memory where there is room, since disks are slow to make files. */
export function makeCartella(prefisso: string): string {
  return mkdtempSync(join(isMemoriaAmpia() ? IN_MEMORIA : tmpdir(), prefisso));
}

function isMemoriaAmpia(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORIA);
    return Math.min(bavail * bsize, process.availableMemory()) >= AMPIA;
  } catch {
    return false;
  }
}
