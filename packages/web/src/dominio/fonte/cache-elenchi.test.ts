import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheElenchi } from './cache-elenchi.ts';

const { signal } = new AbortController();
const url = '/api/studio/list';
const domanda = { testo: 'alfa' };

describe('the answers of the lists', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const makeAsk = (ms: number, risposta = 'righe') =>
    vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve(risposta), ms)));

  it('are kept by address and question, until their address is forgotten', async () => {
    const cache = createCacheElenchi();
    const ask = vi.fn(() => Promise.resolve('righe'));
    expect(await cache.get(url, domanda, signal, ask)).toBe('righe');
    expect(await cache.get(url, domanda, signal, ask)).toBe('righe');
    expect(ask).toHaveBeenCalledTimes(1);
    await cache.get(url, { testo: 'beta' }, signal, ask);
    await cache.get('/api/altro/list', domanda, signal, ask);
    expect(ask).toHaveBeenCalledTimes(3);
    cache.clear(url);
    await cache.get(url, domanda, signal, ask);
    expect(ask).toHaveBeenCalledTimes(4);
    await cache.get('/api/altro/list', domanda, signal, ask);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('[LST-008] a second field waits for the answer of the first, looking every 100 ms', async () => {
    const cache = createCacheElenchi();
    const primo = makeAsk(1_250);
    const secondo = makeAsk(0, 'altre');
    const arrivata = vi.fn();
    void cache.get(url, domanda, signal, primo);
    cache.clear(url);
    void cache.get(url, domanda, signal, secondo).then(arrivata);
    await vi.advanceTimersByTimeAsync(1_299);
    expect(arrivata).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrivata).toHaveBeenCalledWith('righe');
    expect(secondo).not.toHaveBeenCalled();
  });

  it('[LST-008] after 20 looks, two seconds, the second field asks by itself', async () => {
    const cache = createCacheElenchi();
    const secondo = makeAsk(0, 'altre');
    void cache.get(url, domanda, signal, makeAsk(60_000));
    const arrivata = vi.fn();
    void cache.get(url, domanda, signal, secondo).then(arrivata);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(secondo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(secondo).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrivata).toHaveBeenCalledWith('altre');
  });

  it('a failed answer is not remembered, and who waited for it asks', async () => {
    const cache = createCacheElenchi();
    const primo = vi.fn(
      () => new Promise<string>((_, reject) => setTimeout(() => reject(new Error('500')), 50)),
    );
    const secondo = makeAsk(0);
    cache.get(url, domanda, signal, primo).catch(() => {});
    void cache.get(url, domanda, signal, secondo);
    await vi.advanceTimersByTimeAsync(100);
    expect(secondo).toHaveBeenCalledTimes(1);
  });

  it('who goes away while waiting asks nothing', async () => {
    const cache = createCacheElenchi();
    const controllo = new AbortController();
    const secondo = makeAsk(0);
    void cache.get(url, domanda, signal, makeAsk(5_000));
    const attesa = cache.get(url, domanda, controllo.signal, secondo).catch(() => 'via');
    await vi.advanceTimersByTimeAsync(150);
    controllo.abort();
    expect(await attesa).toBe('via');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(secondo).not.toHaveBeenCalled();
  });
});
