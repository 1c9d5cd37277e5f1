import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { describeTabella, runCaos } from './prove/caos/caos.ts';
import { drawGuasti, INTERA, listGuasti } from './prove/caos/guasti.ts';
import { killAll } from './prove/casa.ts';
import { buildWebWhenStale } from './web.ts';

const cartella = makeCartella('quadra-caos-');
beforeAll(() => {
  buildWebWhenStale();
});
afterAll(() => {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});

/** The short form of `npm run prova -- caos`. */
describe('a house in pieces, broken while everybody works in it', () => {
  it('is broken in the same order by the same seed, each way once before any comes again', () => {
    const nomi = listGuasti({ moveOrologio: () => undefined, disco: null });
    const draw = (seme: number) => {
      const mazzo = drawGuasti(seme, nomi, INTERA);
      return Array.from({ length: nomi.length * 2 }, () => mazzo.next().value);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const primi = draw(7).slice(0, nomi.length);
    expect(new Set(primi.map(({ nome }) => nome)).size).toBe(nomi.length);
  });

  it('loses nothing it confirmed, does nothing twice; audit log and ledger hold', async () => {
    const esito = await runCaos({
      dati: join(cartella, 'dati'),
      seme: 41,
      soli: [
        'chiamate uccise',
        'lavori uccisi',
        'PostgreSQL ucciso',
        'PostgreSQL fermo',
        'rete tagliata',
        'conferme perdute',
        'posta rotta',
        'servizi rotti',
      ],
    });
    process.stdout.write(`${[...describeTabella(esito), ...esito.nonProvati].join('\n')}\n`);
    expect(esito).toMatchObject({
      uccisi: 3,
      perduti: [],
      doppi: [],
      difformita: [],
      creditiFuoriConto: 0,
      lavoriSenzaFine: [],
      posta: { nonSpediti: 0 },
      estranei: [],
      storti: [],
      inattese: {},
    });
    // It proves nothing of a house that does nothing.
    const { clienti = 0, crediti = 0, letture = 0 } = esito.promesse;
    expect(Math.min(clienti, crediti, letture)).toBeGreaterThan(0);
  }, 600_000);
});
