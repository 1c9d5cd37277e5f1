import { describe, expect, it } from 'vitest';
import type { RigaAnni } from '../confronto/confronto.api.ts';
import { isUguale, listCampate, measureColonne, writeFraseLettera } from './parti.ts';

const NULLA = { dati: 0, legge: 0, parametri: 0 };
const riga = (
  id: string,
  prima: number | null,
  dopo: number | null,
  altro: Partial<RigaAnni> = {},
): RigaAnni => ({
  ...{ id, titolo: id, prima, dopo, tipo: 'voce', tappa: null, chiavePrima: id, chiaveDopo: id },
  primaIDati: NULLA,
  primaLeRegole: NULLA,
  ...altro,
});
const parti = (dati: number, legge: number, parametri: number) => ({ dati, legge, parametri });
const saldo = riga('saldo', 864, 1_118, { tipo: 'totale', tappa: 'saldo', primaIDati: parti(508, -327, 73) });

describe('year against year', () => {
  it('goes from one balance to the other by the three parts', () => {
    expect(listCampate(saldo).map(({ da, a }) => [da, a])).toEqual([
      ...[
        [0, 864],
        [864, 1_372],
        [1_372, 1_045],
        [1_045, 1_118],
      ],
      [0, 1_118],
    ]);
    expect(listCampate({ ...saldo, dopo: null, primaIDati: null })).toEqual([]);
  });

  it('writes the sentence with the figures of the rows', () => {
    const ritenute = riga('Ritenute', -5_601, -4_950, { primaIDati: parti(651, 0, 0) });
    const ulteriore = riga('Ulteriore detrazione', 0, -327, { primaIDati: parti(0, -327, 0) });
    expect(writeFraseLettera([ritenute, ulteriore, saldo])).toBe(
      'Il saldo passa da 864\u00a0€ da pagare a 1.118\u00a0€ da pagare: +508\u00a0€ per i dati (ritenute +651\u00a0€); −327\u00a0€ per le regole nuove (ulteriore detrazione −327\u00a0€); +73\u00a0€ per le aliquote.',
    );
    expect(writeFraseLettera([{ ...saldo, primaIDati: null }])).toBeNull();
  });

  it('keeps the bars of the three columns on one scale, each with its zero', () => {
    const colonne = measureColonne([
      riga('a', 0, 0, { primaIDati: parti(651, -327, 0) }),
      riga('b', 0, 0, { primaIDati: parti(-713, 0, 73) }),
    ]);
    expect(colonne.dati).toEqual({ da: -713, a: 651 });
    expect(colonne.legge).toEqual({ da: -327, a: 0 });
    expect(colonne.parametri.a - colonne.parametri.da).toBeGreaterThanOrEqual(1_364 / 8);
  });

  it('hides what is the same, never a total nor what two parts level out', () => {
    expect(isUguale(riga('a', 5, 5))).toBe(true);
    expect(isUguale(riga('a', 5, 5, { primaIDati: parti(3, -3, 0) }))).toBe(false);
    expect(isUguale({ ...saldo, dopo: 864, primaIDati: NULLA })).toBe(false);
  });
});
