import { describe, expect, it } from 'vitest';
import type { VoceConfronto } from './confronto.api.ts';
import { formatSegno, groupVoci } from './voci.ts';

const voce = (chiave: string, inserita: boolean, prima: number, dopo: number): VoceConfronto => ({
  quadro: chiave.slice(0, 2),
  titolo: chiave,
  inserita,
  chiavePrima: chiave,
  chiaveDopo: chiave,
  prima,
  dopo,
  statoPrima: 'completo',
  statoDopo: 'completo',
  differenza: dopo - prima,
  attribuzione: null,
});
const voci = [voce('RC1.3', true, 1, 2), voce('RC5.6', false, 1, 2), voce('RN5.1', false, 3, 3)];
const keys = (mostra: 'risultati' | 'dati' | 'tutti', uguali: boolean) =>
  groupVoci(voci, mostra, uguali).map(([quadro, sue]) => [quadro, ...sue.map((v) => v.chiaveDopo)]);

describe('the righi of a comparison', () => {
  it('are those that differ, of the kind that is asked, quadro by quadro', () => {
    expect(keys('risultati', false)).toEqual([['RC', 'RC5.6']]);
    expect(keys('dati', false)).toEqual([['RC', 'RC1.3']]);
    expect(keys('tutti', true)).toEqual([
      ['RC', 'RC1.3', 'RC5.6'],
      ['RN', 'RN5.1'],
    ]);
  });

  it('have their differences with a sign', () => {
    expect([221, -110, 0].map((n) => formatSegno(n, String))).toEqual(['+\u00a0221', '−\u00a0110', '0']);
  });
});
