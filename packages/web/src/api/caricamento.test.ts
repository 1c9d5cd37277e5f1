import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaricamento } from './caricamento.ts';

describe('the loading flag', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[RTE-016] never shows for an answer at 400 ms, shows from 500 to 900 ms for one at 900 ms', () => {
    const caricamento = createCaricamento();
    const finePrima = caricamento.begin();
    vi.advanceTimersByTime(400);
    expect(caricamento.isAttivo()).toBe(false);
    finePrima();
    vi.advanceTimersByTime(1000);
    expect(caricamento.isAttivo()).toBe(false);

    const fineSeconda = caricamento.begin();
    vi.advanceTimersByTime(499);
    expect(caricamento.isAttivo()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(caricamento.isAttivo()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(caricamento.isAttivo()).toBe(true);
    fineSeconda();
    expect(caricamento.isAttivo()).toBe(false);
  });

  it('waits for all the calls, and a call ends once', () => {
    const caricamento = createCaricamento();
    const prima = caricamento.begin();
    const seconda = caricamento.begin();
    vi.advanceTimersByTime(600);
    prima();
    prima();
    expect(caricamento.isAttivo()).toBe(true);
    seconda();
    expect(caricamento.isAttivo()).toBe(false);
  });
});
