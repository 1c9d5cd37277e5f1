import type { Antivirus } from './port.ts';

/** The test file every antivirus recognises (EICAR, 2003), in two parts: whole, it would stop the file it is written in. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);

/** Recognises the test file and nothing else: what there is where nobody indicated a real one. */
export const makeFirme = (): Antivirus => ({
  scan: async (contenuto) => (contenuto.includes(EICAR) ? 'EICAR-Test-File' : null),
});
