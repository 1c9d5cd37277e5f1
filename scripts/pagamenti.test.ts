import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { killAll } from './prove/casa.ts';
import { runPagamenti } from './prove/pagamenti.ts';
import { buildWebWhenStale } from './web.ts';

const cartella = makeCartella('quadra-pagamenti-');
beforeAll(() => {
  buildWebWhenStale();
});
afterAll(() => {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});

/** The short form of `npm run prova -- pagamenti`. */
describe('payments told to two processes at once, one of them killed in the middle', () => {
  it('[PAY-006] [FAT-012] are credited, invoiced and told once; numbers without gaps, the ledger sums to zero', async () => {
    const esito = await runPagamenti({ cartella, quieti: 4, uccisioni: 2 });
    expect(esito).toMatchObject({
      ...{ uccisioni: 2, inattese: [], storti: [], buchi: [], creditiFuoriConto: 0 },
      audit: expect.stringMatching(/ 0 difformità$/),
      ledger: expect.stringMatching(/ 0 difformità$/),
    });
    // It proves nothing when no kill cut anything.
    expect(esito.senzaRisposta).toBeGreaterThanOrEqual(2);
    expect(esito.pagati).toBeGreaterThanOrEqual(10);
  }, 900_000);
});
