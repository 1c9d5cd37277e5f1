import { makeClamd } from './clamd.ts';
import { makeFirme } from './firme.ts';
import type { Antivirus } from './port.ts';

/** The test file is always recognised; everything else by the daemon, where there is one. */
export function makeAntivirus(indirizzo: string | null): Antivirus {
  const firme = makeFirme();
  const clamd = indirizzo === null ? null : makeClamd(indirizzo);
  return {
    scan: async (contenuto) => (await firme.scan(contenuto)) ?? (clamd ? clamd.scan(contenuto) : null),
  };
}
