import { expect, it } from 'vitest';
import { computePosto } from './posto.ts';

const schermo = { larghezza: 1366, altezza: 768 };
const campo = (top: number, left: number) => ({ top, bottom: top + 30, left, right: left + 200 });

it('what opens from a field is under it, above it near the foot, and always inside the screen', () => {
  expect(computePosto(campo(100, 50), 200, schermo, 'inizio')).toEqual({
    top: 134,
    bottom: null,
    left: 50,
    altezza: 626,
  });
  expect(computePosto(campo(700, 50), 200, schermo, 'inizio')).toEqual({
    top: null,
    bottom: 72,
    left: 50,
    altezza: 688,
  });
  expect(computePosto(campo(100, 1200), 420, schermo, 'inizio').left).toBe(938);
  expect(computePosto(campo(100, 50), 420, schermo, 'fine').left).toBe(8);
});
