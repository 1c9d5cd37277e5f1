import { describe, expect, it } from 'vitest';
import * as acconti from './acconti.ts';
import { giorniAnno } from './irpef.ts';
import { limiteServiziDomestici } from './oneri-deducibili.ts';
import { euro, percento } from './scrittura.ts';

/** The value in force in a tax year. */
const read = <T>({ valori }: { valori: readonly { dal: string; al?: string; valore: T }[] }, anno: number) =>
  valori.find(({ dal, al }) => dal <= `${anno}-12-31` && (al === undefined || al >= `${anno}-01-01`))?.valore;

describe('the tax constants of the specification', () => {
  it('[CFG-013] 1549,37 euro of deduction, 365 days also in a leap year', () => {
    expect([2023, 2024].map((anno) => read(limiteServiziDomestici, anno))).toEqual([
      euro(1_549.37),
      euro(1_549.37),
    ]);
    expect([2023, 2024].map((anno) => read(giorniAnno, anno))).toEqual([365, 365]);
  });

  it('[CFG-013] the rule of the advances: 40%, 50%, 51,65, 20,66, 103', () => {
    expect(read(acconti.quotaPrimaRata, 2024)).toBe(percento(40));
    expect(read(acconti.quotaPrimaRataIsa, 2024)).toBe(percento(50));
    expect(read(acconti.sogliaAcconto, 2024)).toBe(euro(51.65));
    expect(read(acconti.sogliaAccontoSocieta, 2024)).toBe(euro(20.66));
    expect(read(acconti.sogliaPrimaRata, 2024)).toBe(euro(103));
  });
});
