import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBozze } from './bozze.ts';
import type { RighiModificati } from './modifiche.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make() {
  const righi: Record<string, RighiModificati> = { RC: { 'RC1.3': 1 } };
  const attese: {
    quadro: string;
    righi: RighiModificati;
    answer: (alle: string) => void;
    fail: () => void;
  }[] = [];
  const save = vi.fn(
    (quadro: string, inviati: RighiModificati) =>
      new Promise<string>((resolve, reject) => {
        attese.push({
          quadro,
          righi: { ...inviati },
          answer: resolve,
          fail: () => reject(new Error('down')),
        });
      }),
  );
  const bozze = createBozze({ modificheOf: (quadro) => righi[quadro] ?? {}, save });
  return { righi, attese, save, bozze };
}

describe('draft keeper', () => {
  it('sends two seconds after the last key', async () => {
    const { bozze, save, attese } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(1500);
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(1999);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(bozze.isTutta()).toBe(false);
    attese[0]?.answer('2026-11-21T09:42:00Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(bozze.get()).toEqual({ tipo: 'salvata', alle: '2026-11-21T09:42:00Z' });
    expect(bozze.isTutta()).toBe(true);
  });

  it('sends at once on leaving a field, and says it is leaving when the page hides', async () => {
    const { bozze, save } = make();
    bozze.touch('RC');
    void bozze.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith('RC', { 'RC1.3': 1 }, false);
    bozze.touch('RC');
    void bozze.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith('RC', { 'RC1.3': 1 }, true);
  });

  it('keeps what was typed while a request travels for the next one', async () => {
    const { bozze, righi, attese } = make();
    bozze.touch('RC');
    void bozze.flush();
    await vi.advanceTimersByTimeAsync(0);
    righi.RC = { 'RC1.3': 12 };
    bozze.touch('RC');
    attese[0]?.answer('2026-11-21T09:42:00Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(bozze.get().tipo).toBe('in attesa');
    expect(bozze.isTutta()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(attese[1]?.righi).toEqual({ 'RC1.3': 12 });
  });

  it('tries again after a failure and says so', async () => {
    const { bozze, attese, save } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(2000);
    attese[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(bozze.get()).toEqual({ tipo: 'non salvata' });
    expect(bozze.isTutta()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('ignores an answer that comes after a save', async () => {
    const { bozze, attese } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(2000);
    bozze.clear();
    attese[0]?.answer('2026-11-21T09:42:00Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(bozze.get()).toEqual({ tipo: 'ferma' });
  });
});
