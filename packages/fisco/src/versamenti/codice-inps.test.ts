import { describe, expect, it } from 'vitest';
import { computeCodiceInps } from './codice-inps.ts';
import { checkF24 } from './controlli.ts';

/** Codes of the calculator of the INPS, and of real models: matricola, year, instalment, whole euro, code. */
const casi: readonly (readonly [string, number, number, number, string])[] = [
  ['99999999', 2025, 0, 100, '99999999251100220'],
  ['88888888', 2025, 0, 100, '88888888251100104'],
  ['12345678', 2025, 0, 100, '12345678251100963'],
  ['64646464', 2025, 0, 100, '64646464251100679'],
  ['50505050', 2025, 0, 100, '50505050251100245'],
  ['99999999', 2025, 4, 725, '99999999251104330'],
  ['99999999', 2026, 1, 735, '99999999261101755'],
  ['99999999', 2026, 2, 735, '99999999261102760'],
  ['99999999', 2026, 3, 735, '99999999261103774'],
  ['99999999', 2026, 4, 735, '99999999261104789'],
  ['99999999', 2025, 6, 0, '99999999251106274'],
  ['99999999', 2026, 6, 0, '99999999261106323'],
];

describe('the code of 17 digits of artigiani and commercianti', () => {
  it.each(casi)('[F24-002] of %s, %i, instalment %i, %i euro', (matricola, anno, rata, importo, atteso) => {
    expect(computeCodiceInps({ matricola, anno, sede: '7009', soggetto: 10, rata, importo })).toBe(atteso);
  });

  it('[F24-002] is told, and not refused, when seat and amount make another', () => {
    const find = (sede: string, debito: number) =>
      checkF24({
        ...{ tipo: 'ordinario', data: '2026-05-18' },
        righi: [
          {
            ...{ sezione: 'inps', codice: 'CF', sede, posizione: '99999999261101755', debito },
            ...{ da: '01/2026', a: '' },
          },
        ],
      }).filter(({ codice }) => codice === 'CODICE_INPS');
    expect(find('7009', 73_540)).toEqual([]);
    expect(find('7009', 73_640)).toEqual([
      expect.objectContaining({ livello: 'avviso', campo: 'righi[0].posizione' }),
    ]);
    expect(find('7010', 73_540)).toHaveLength(1);
  });
});
