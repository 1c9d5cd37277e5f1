import { describe, expect, it } from 'vitest';
import { makeAddizionale } from '../../casi/addizionale.ts';
import { findValore } from '../engine/index.ts';
import { addizionaliRegionali } from './addizionali-regionali.ts';
import { regioni } from './regioni.ts';

const codici = Object.keys(regioni).map(Number);

describe('regional surcharge', () => {
  it.each([2022, 2023, 2024, 2025, 2026])(
    'is held for every regione and autonomous provincia in %i',
    (anno) => {
      const senza = codici.filter((codice) => {
        const parametro = addizionaliRegionali.get(codice);
        return !parametro || !findValore(parametro, anno);
      });
      expect(senza).toEqual([]);
      expect(codici).toHaveLength(21);
    },
  );

  it('holds of the years before what two sources say, or one with its mark, and nothing else', () => {
    const tenute = (anno: number) =>
      codici.flatMap((codice) => {
        const parametro = addizionaliRegionali.get(codice);
        const valore = parametro && findValore(parametro, anno);
        return valore ? [valore.fonte.verificato ? codice : -codice] : [];
      });
    expect([2019, 2020, 2021].map(tenute)).toEqual([
      [-4, -16],
      [1, 2, 3, 4, 5, 7, 15, 16, 20, 21],
      [1, 2, 4, 5, -6, 7, 15, 16, 20, 21],
    ]);
  });

  it('says what it leaves out: the deductions of Sardegna by age, the exemptions of Lazio by family in 2022', () => {
    const conRiserva = (anno: number) =>
      codici.filter((codice) => {
        const parametro = addizionaliRegionali.get(codice);
        return parametro && findValore(parametro, anno)?.riserva !== undefined;
      });
    expect([2022, 2023, 2024, 2025].map(conRiserva)).toEqual([[8, 15], [15], [15], [15]]);
  });

  /** What the tables of the instructions print as the tax up to each threshold of a regione. */
  it.each([
    [5, [2022, 2023, 2024], { 15000: 259.5, 28000: 644.3, 50000: 1_348.3 }],
    [6, [2022, 2023, 2024], { 15000: 199.5, 28000: 450.4, 50000: 897 }],
    [8, [2023], { 15000: 259.5 }],
    [8, [2022], { 35000: 605.5, 40000: 792, 40000.01: 1_092 }],
    [8, [2024], { 28000: 484.4, 35000: 865.5, 35000.01: 925.5 }],
    [9, [2022], { 15000: 184.5, 28000: 419.8, 50000: 928 }],
    [9, [2023], { 15000: 184.5, 28000: 417.2, 50000: 925.4 }],
    // Printed as 1,043.96: the brackets give 1,044.
    [9, [2024], { 28000: 344.4, 50000: 1_044 }],
    [10, [2022, 2023, 2024], { 15000: 184.5, 28000: 389.9, 50000: 768.3 }],
    [11, [2022, 2023, 2024], { 15000: 184.5, 28000: 383.4, 50000: 757.4 }],
    [12, [2022, 2023], { 15000: 304.5, 28000: 594.4, 50000: 1_129 }],
    [12, [2024], { 15000: 304.5, 28000: 594.4 }],
    [13, [2022, 2023, 2024], { 15000: 243, 28000: 519.9, 50000: 1_124.9 }],
    [14, [2022, 2023, 2024], { 15000: 199.5, 28000: 385.4, 50000: 744 }],
    [17, [2022, 2023], { 15000: 213, 28000: 398.9, 50000: 768.5 }],
    // Printed as 1,129.1: the brackets give 1,129.3.
    [17, [2024], { 15000: 213, 28000: 398.9, 50000: 1_129.3 }],
    [18, [2022, 2023], { 25000: 0, 25000.01: 307.5, 50000: 615 }],
    [18, [2024], { 30000: 0, 30000.01: 369, 50000: 615 }],
    [19, [2022, 2023, 2024], { 15000: 184.5, 28000: 395.1, 50000: 762.5 }],
    [7, [2022, 2023, 2024], { 15000: 105, 15000.01: 184.5 }],
  ])('of the regione %i in %j is what the instructions print', (codice, anni, attese) => {
    for (const anno of anni) {
      const calcolo = makeAddizionale(addizionaliRegionali, { codice, annoImposta: anno });
      const lette = Object.keys(attese).map((reddito) => [reddito, calcolo(Number(reddito))]);
      expect(Object.fromEntries(lette)).toEqual(attese);
    }
  });
});
