import { describe, expect, it } from 'vitest';
import type { VoceRiportoAnno } from './confronto.api.ts';
import { groupRiporto, listScelte } from './riporto-anno.ts';

const voce = (gruppo: string, a: string, valore: number, attuale: number | null): VoceRiportoAnno => ({
  gruppo,
  da: a,
  a,
  titolo: a,
  valore,
  attuale,
  nota: null,
});

describe('what comes again', () => {
  const gruppi = groupRiporto([
    voce('Familiari', 'FA1.5', 12, null),
    voce('Crediti', 'RN36.2', 100, 50),
    voce('Familiari', 'FA1.7', 50, 50),
    voce('Crediti', 'RN36.2', 90, 50),
  ]);

  it('is shown by group, without what is there already, each casella once', () => {
    expect(gruppi.map(([nome, voci]) => [nome, voci.map(({ a, valore }) => [a, valore])])).toEqual([
      ['Familiari', [['FA1.5', 12]]],
      ['Crediti', [['RN36.2', 100]]],
    ]);
  });

  it('is written but for what was left out', () => {
    expect(listScelte(gruppi, new Set())).toEqual({ 'FA1.5': 12, 'RN36.2': 100 });
    expect(listScelte(gruppi, new Set(['FA1.5']))).toEqual({ 'RN36.2': 100 });
  });
});
