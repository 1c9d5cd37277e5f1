import { describe, expect, it } from 'vitest';
import { makeFraseTermine } from '../../messages/home.ts';
import { computeAnni } from './anni.ts';

describe('the home', () => {
  it('says how far the deadline is', () => {
    const conteggi = { chiuse: 61, aperte: 1 };
    expect(makeFraseTermine(23, '31 ottobre', conteggi)).toBe(
      'Mancano 23 giorni al 31 ottobre: 61 dichiarazioni chiuse, 1 aperta.',
    );
    expect(makeFraseTermine(1, '31 ottobre', null)).toBe('Manca 1 giorno al 31 ottobre.');
    expect(makeFraseTermine(0, '31 ottobre', null)).toBe('Il termine è oggi, 31 ottobre.');
    expect(makeFraseTermine(-3, '31 ottobre 2025', null)).toBe('Il termine del 31 ottobre 2025 è passato.');
  });

  it('shows the years of the active applications, latest first, the current one always', () => {
    const applicativi = [2023, 2024, null, 2024].map((anno) => ({ anno }));
    expect(computeAnni(applicativi, 2025, [])).toEqual([2025, 2024, 2023]);
    expect(computeAnni([], 2025, [])).toEqual([2025]);
  });

  it('[RTE-021] shows the years of the suite, 2020 to 2024, beside the current one', () => {
    const suite = ['20', '21', '22', '23', '24'];
    expect(computeAnni([], 2025, suite)).toEqual([2025, 2024, 2023, 2022, 2021, 2020]);
  });
});
