import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { killAll } from './prove/casa.ts';
import { runUccisioni } from './prove/uccisioni.ts';
import { buildWebWhenStale } from './web.ts';

const cartella = makeCartella('quadra-uccisioni-');
beforeAll(() => {
  buildWebWhenStale();
});
afterAll(() => {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});

/** The short form of `npm run prova -- uccisioni`. */
describe('a house that is killed while everybody writes', () => {
  it('keeps what it promised, once: clients, credits, imports, jobs; audit log and ledger hold', async () => {
    const esito = await runUccisioni({
      dati: join(cartella, 'dati'),
      quante: 2,
      ogniPostgres: 2,
      vitaMs: 500,
      isTempoAvanti: true,
    });
    expect(esito).toMatchObject({
      uccisioni: { server: 1, postgres: 1 },
      perduti: [],
      doppi: [],
      creditiFuoriConto: 0,
      lavoriSenzaFine: [],
      inattese: {},
      audit: expect.stringMatching(/ 0 difformità$/),
      ledger: expect.stringMatching(/ 0 difformità$/),
    });
    // It proves nothing of a house that does nothing.
    const { clienti, spese, lavori, importazioni } = esito.promesse;
    expect(Math.min(clienti, spese, lavori)).toBeGreaterThan(0);
    expect(clienti + spese + lavori + importazioni).toBeGreaterThan(12);
  }, 300_000);
});
