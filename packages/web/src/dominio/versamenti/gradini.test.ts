import { loadVersamenti } from '@quadra/fisco';
import { expect, it } from 'vitest';
import { listGradini, listPunti } from './gradini.ts';

const v = await loadVersamenti();
const domanda = { tributo: '4034', importo: 120_000, scadenza: '2025-11-30' } as const;

it('the steps follow one another without a gap up to the one without an end', () => {
  const gradini = listGradini(v, domanda);
  expect(gradini.map(({ da, a, sanzione }) => [da, a, sanzione])).toEqual([
    [1, 14, 1400],
    [15, 30, 1500],
    [31, 90, 1667],
    [91, 336, 3750],
    [337, null, 4286],
  ]);
  expect(gradini[3]?.al).toBe('2026-11-02');
});

it('the curve ends on what the engine says of the day, and has both sides of every step', () => {
  const tutta = { ...domanda, pagamento: '2026-11-23' };
  const punti = listPunti(v, tutta, listGradini(v, domanda));
  const { sanzione, interessi } = v.computeRavvedimento(tutta);
  expect(punti.at(-1)).toEqual({ giorno: 357, sanzione, interessi });
  expect([sanzione, interessi]).toEqual([4286, 1917]);
  expect(punti[0]).toEqual({ giorno: 0, sanzione: 0, interessi: 0 });
  for (const giorno of [90, 91, 336, 337]) expect(punti.some((uno) => uno.giorno === giorno)).toBe(true);
});
