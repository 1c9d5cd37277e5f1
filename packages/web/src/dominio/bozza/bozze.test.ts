import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBozze } from './bozze.ts';

type RighiModificati = Record<string, number>;

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
  const luogoOf = (quadro: string) => `prova/${quadro}`;
  const bozze = createBozze({ luogoOf, modificheOf: (quadro) => righi[quadro] ?? {}, forget: vi.fn(), save });
  return { righi, attese, save, bozze };
}

describe('draft keeper', () => {
  it('sends two seconds after the last key', async () => {
    const { bozze, save, attese } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(400);
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

  it('sends once, with all of it, what was asked many times while a request travels', async () => {
    const { bozze, righi, save, attese } = make();
    bozze.touch('RC');
    void bozze.flush();
    await vi.advanceTimersByTimeAsync(0);
    for (const valore of [2, 3, 4]) {
      righi.RC = { 'RC1.3': valore };
      bozze.touch('RC');
      void bozze.flush();
    }
    attese[0]?.answer('2026-11-21T09:42:00Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
    expect(attese[1]?.righi).toEqual({ 'RC1.3': 4 });
    attese[1]?.answer('2026-11-21T09:42:01Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
    expect([bozze.isTutta(), bozze.get().tipo]).toEqual([true, 'salvata']);
  });

  it('does not wait for who never stops typing: two seconds and a half after the first key', async () => {
    const { bozze, save } = make();
    for (let ms = 0; ms < 2500; ms += 100) {
      bozze.touch('RC');
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('hands over what the server has not said to have, and then waits for nothing', async () => {
    const { bozze, righi, save, attese } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(2000);
    righi.RN = { 'RN1.1': 5 };
    bozze.touch('RN');
    const sospese = bozze.hold();
    attese[0]?.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(sospese.map(({ luogo }) => luogo).sort()).toEqual(['prova/RC', 'prova/RN']);
    righi.RN = {};
    void sospese.find(({ luogo }) => luogo === 'prova/RN')?.send();
    expect(save).toHaveBeenLastCalledWith('RN', { 'RN1.1': 5 }, false);
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

  it('sends what was typed while the draft of a line that came back travels', async () => {
    const { bozze, righi, save, attese } = make();
    bozze.touch('RC');
    await vi.advanceTimersByTimeAsync(2000);
    attese[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    void bozze.flush();
    await vi.advanceTimersByTimeAsync(0);
    righi.RC = { 'RC1.3': 7 };
    bozze.touch('RC');
    attese[1]?.answer('2026-11-21T09:42:00Z');
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(attese[2]?.righi).toEqual({ 'RC1.3': 7 });
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
