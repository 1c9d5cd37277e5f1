import { LOGO } from '@quadra/contract';
import { expect, it } from 'vitest';
import { computeRiquadro } from './riduci-immagine.ts';

it('[GES-008] fits any image in 176x50, in the middle, never stretched', () => {
  expect(computeRiquadro({ width: 352, height: 100 }, LOGO)).toEqual({ width: 176, height: 50, x: 0, y: 0 });
  expect(computeRiquadro({ width: 100, height: 100 }, LOGO)).toEqual({ width: 50, height: 50, x: 63, y: 0 });
  expect(computeRiquadro({ width: 1760, height: 100 }, LOGO)).toEqual({
    width: 176,
    height: 10,
    x: 0,
    y: 20,
  });
});
