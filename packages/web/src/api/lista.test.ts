import { afterEach, describe, expect, it, vi } from 'vitest';
import { count, list } from './lista.ts';

type Chiamata = { indirizzo: string; corpo: Record<string, unknown> };

/** Answers every call with an empty page of 7 rows, and remembers what was asked. */
function recordChiamate(): Chiamata[] {
  const chiamate: Chiamata[] = [];
  vi.stubGlobal('fetch', (indirizzo: string, richiesta: RequestInit) => {
    chiamate.push({ indirizzo, corpo: JSON.parse(String(richiesta.body)) as Record<string, unknown> });
    return Promise.resolve(Response.json({ data: [], Total: 7, PageNo: 1, PageSize: 50 }));
  });
  return chiamate;
}

describe('lists', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[LST-002] go to the address without its query part, which travels in URL', async () => {
    const chiamate = recordChiamate();
    await list('/api/studio/list?x=1', { filter: { Nome: 'alfa' }, logic: 'or', righePerPagina: 50 });
    expect(chiamate[0]?.indirizzo).toBe('/api/studio/list');
    expect(chiamate[0]?.corpo).toMatchObject({ URL: '/api/studio/list?x=1', Filter: { Nome: 'alfa' } });
  });

  it('[LST-009] asks two rows when only their number matters, and takes it from Total', async () => {
    const chiamate = recordChiamate();
    expect(await count('/api/anagrafica/list')).toBe(7);
    expect(chiamate[0]?.corpo).toMatchObject({ PageSize: 2, OnlyId: true });
  });
});
