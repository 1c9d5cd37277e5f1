import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitComponente } from './componente.tsx';

describe('a component that is awaited', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[WID-025] [CFG-012] is found when it is there at 300 ms', () => {
    let pronto = false;
    const tell = vi.fn();
    waitComponente('visura', () => (pronto ? 'eccola' : undefined), tell);
    setTimeout(() => {
      pronto = true;
    }, 300);
    vi.advanceTimersByTime(299);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(101);
    expect(tell).toHaveBeenCalledExactlyOnceWith('eccola');
  });

  it('[WID-025] [CFG-012] is no longer looked for after 50 polls', () => {
    const find = vi.fn(() => undefined);
    waitComponente('mai', find, vi.fn());
    vi.advanceTimersByTime(5000);
    expect(find).toHaveBeenCalledTimes(51);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(51);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[WID-025] [ERR-057] without a name: one line in the console, nothing else', () => {
    const consolle = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const find = vi.fn();
    waitComponente('', find, vi.fn());
    vi.advanceTimersByTime(5000);
    expect(consolle).toHaveBeenCalledTimes(1);
    expect(find).not.toHaveBeenCalled();
    consolle.mockRestore();
  });
});
