import { expect, it } from 'vitest';
import { computeScostamento } from './scostamento.ts';

const schermo = { larghezza: 1366, altezza: 768 };
const pannello = { larghezza: 300, altezza: 200 };
const angolo = { right: 16, bottom: 16 };

it('the panel stays in its corner, and leaves it only for the field it would cover', () => {
  const lontano = { left: 100, top: 100, right: 300, bottom: 130 };
  const sotto = { left: 1100, top: 700, right: 1300, bottom: 730 };
  const alto = { left: 1100, top: 100, right: 1300, bottom: 740 };
  expect(computeScostamento(null, pannello, schermo)).toEqual(angolo);
  expect(computeScostamento(lontano, pannello, schermo)).toEqual(angolo);
  expect(computeScostamento(sotto, pannello, schermo)).toEqual({ right: 16, bottom: 76 });
  expect(computeScostamento(alto, pannello, schermo)).toEqual({ right: 274, bottom: 16 });
});
