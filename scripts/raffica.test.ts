import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { weigh } from './prove/caos/giornata.ts';
import { describeRaffica, drawUccisioni, type Riga, readDiario } from './prove/caos/raffica.ts';

const draw = (seme: number, quante: number) => {
  const mazzo = drawUccisioni(seme);
  return Array.from({ length: quante }, () => mazzo.next().value);
};
const riga = (di: Partial<Riga>): Riga => ({
  ...{ seme: 7, n: 1, nome: 'PostgreSQL', uccisi: 1, scriveMs: 1_000, interoMs: 1_000 },
  ...{ confermati: 10, perduti: [], doppi: [] },
  ...di,
});

/** Of `npm run prova -- uccisioni` what does not need a house. */
describe('the kills of a seed', () => {
  it('are the same row each time, and another one for another seed', () => {
    expect(draw(7, 60)).toEqual(draw(7, 60));
    expect(draw(7, 60)).not.toEqual(draw(8, 60));
  });

  it('reach each piece in a round, and the whole house every two', () => {
    const conta = (nome: string) => draw(7, 47).filter((una) => una.nome === nome).length;
    expect([
      conta('chiamate'),
      conta('lavori'),
      conta('PostgreSQL'),
      conta('processo di PostgreSQL'),
      conta('la casa intera'),
    ]).toEqual([4, 2, 20, 20, 1]);
    expect(draw(7, 47).at(-1)?.nome).toBe('la casa intera');
  });
});

describe('the diary of a run', () => {
  const file = join(makeCartella('quadra-raffica-'), 'diario.jsonl');

  it('that is not there yet is empty; one of the seed is gone on with; one of another is refused', () => {
    expect(readDiario(file, 7)).toEqual([]);
    writeFileSync(file, [riga({ n: 1 }), riga({ n: 2 })].map((una) => `${JSON.stringify(una)}\n`).join(''));
    expect(readDiario(file, 7).map(({ n }) => n)).toEqual([1, 2]);
    expect(() => readDiario(file, 8)).toThrow('è del seme 7');
  });

  it('whose last line was cut by a fall is read without it', () => {
    writeFileSync(file, `${JSON.stringify(riga({ n: 1 }))}\n{"seme":7,"n":2,"no`);
    expect(readDiario(file, 7).map(({ n }) => n)).toEqual([1]);
  });
});

describe('the table of a run', () => {
  it('adds up kills, promises, what was lost and what was done twice, with the middle and the longest time', () => {
    const tabella = describeRaffica([
      riga({ scriveMs: 1_000, interoMs: 1_000 }),
      riga({ scriveMs: 2_000, interoMs: 2_000, perduti: ['XX1'] }),
      riga({ scriveMs: 9_000, interoMs: 9_000, doppi: ['XX2', 'XX3'] }),
      riga({ nome: 'la casa intera', uccisi: 4, scriveMs: 20_000, interoMs: 20_000 }),
    ]);
    expect(tabella.slice(2)).toEqual([
      '| PostgreSQL | 3 | 2,0 s | 9,0 s | 2,0 s | 9,0 s | 30 | 1 | 2 |',
      '| la casa intera | 4 | 20,0 s | 20,0 s | 20,0 s | 20,0 s | 10 | 0 | 0 |',
      '| **in tutto** | 7 | 2,0 s | 20,0 s | 2,0 s | 20,0 s | 40 | 1 | 2 |',
    ]);
  });
});

describe('a day that went well', () => {
  const buona = {
    ...{ uccisi: 3, promesse: {}, perduti: [], doppi: [], difformita: [], creditiFuoriConto: 0, usciti: [] },
    ...{ lavoriSenzaFine: [], posta: { spediti: 1, nonSpediti: 0, ripetuti: 0 }, estranei: [], storti: [] },
    inattese: {},
  };
  it('ends with 0; one with a promise that was not kept, or in which nothing was broken, does not', () => {
    expect(weigh(buona, 3)).toBe(0);
    expect(weigh(buona, 0)).toBe(1);
    expect(weigh({ ...buona, perduti: ['XX1'] }, 3)).toBe(1);
    expect(weigh({ ...buona, creditiFuoriConto: -1 }, 3)).toBe(1);
  });
});
