import { describe, expect, it } from 'vitest';
import { computeOrologio } from '../../api/orologio.ts';
import { computePreavviso, findFine, formatResta } from './fine-sessione.ts';

const ADESSO = 1_000_000;
const preavviso = computePreavviso(1_800_000);
const orologio = computeOrologio({ restaSecondi: 36_000, inattivaFraSecondi: 1800 }, ADESSO);

describe('the end of a session', () => {
  it('is told five minutes before, the nearer of the two', () => {
    expect(findFine(orologio, ADESSO, preavviso)).toBeNull();
    expect(findFine(orologio, ADESSO + 1_499_000, preavviso)).toBeNull();
    expect(findFine(orologio, ADESSO + 1_500_000, preavviso)).toMatchObject({
      tipo: 'inattiva',
      resta: 300_000,
    });
    const breve = computeOrologio({ restaSecondi: 200, inattivaFraSecondi: 200 }, ADESSO);
    expect(findFine(breve, ADESSO, preavviso)).toMatchObject({ tipo: 'assoluta', resta: 200_000 });
    expect(findFine(null, ADESSO, preavviso)).toBeNull();
  });

  it('is right after the laptop slept: the clock decides, not the ticks', () => {
    expect(findFine(orologio, ADESSO + 8 * 3_600_000, preavviso)).toMatchObject({ resta: 0 });
  });

  it('is told halfway when the life without use is short', () => {
    expect(computePreavviso(60_000)).toBe(30_000);
    expect(computePreavviso(1_800_000)).toBe(300_000);
    expect(computePreavviso(0)).toBe(300_000);
  });

  it('counts in minutes and seconds', () => {
    expect([300_000, 245_000, 60_000, 59_001, 1, 0].map(formatResta)).toEqual([
      '5:00',
      '4:05',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });
});
