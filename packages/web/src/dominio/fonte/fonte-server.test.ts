import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheElenchi } from './cache-elenchi.ts';
import { makeFonteServer } from './fonte-server.ts';

const segnale = new AbortController().signal;
const fonte = makeFonteServer({
  url: '/api/studio/list?x=1',
  urlUna: '/api/studio',
  campiTesto: ['Codice', 'Descrizione'],
});

type Chiamata = { indirizzo: string; metodo: string; corpo: Record<string, unknown> };
function recordChiamate(risposta: object, status = 200): Chiamata[] {
  const chiamate: Chiamata[] = [];
  vi.stubGlobal('fetch', (indirizzo: string, { method = '', body }: RequestInit) => {
    chiamate.push({ indirizzo, metodo: method, corpo: JSON.parse(String(body ?? '{}')) });
    return Promise.resolve(Response.json(risposta, { status }));
  });
  return chiamate;
}

describe('the rows of a list of the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    cacheElenchi.clearAll();
  });
  const righe = [
    { Codice: 'A1', Descrizione: 'Alfa' },
    { Codice: 'B1', Descrizione: 'Beta' },
  ];

  it('[LST-002] [LST-004] [LST-011] asks 50 rows, the text in lowercase, the whole address in URL', async () => {
    const chiamate = recordChiamate({ data: righe, Total: 80, PageNo: 1, PageSize: 50 });
    const pagina = await fonte.cerca('ALFA', segnale, 0);
    expect(chiamate[0]).toMatchObject({ indirizzo: '/api/studio/list', metodo: 'POST' });
    expect(chiamate[0]?.corpo).toMatchObject({
      Filter: { Codice: 'alfa', Descrizione: 'alfa' },
      Logic: 'or',
      PageNo: 1,
      PageSize: 50,
      URL: '/api/studio/list?x=1',
    });
    expect(pagina).toEqual({
      voci: [
        { chiave: 'A1', testo: 'A1 - Alfa' },
        { chiave: 'B1', testo: 'B1 - Beta' },
      ],
      altre: true,
    });
  });

  it('[WID-040] the key is Id, or Codice when there is no Id', async () => {
    recordChiamate({
      data: [{ Id: 7, Codice: 'A1', Descrizione: 'Alfa' }],
      Total: 1,
      PageNo: 1,
      PageSize: 50,
    });
    expect((await fonte.cerca('', segnale, 0)).voci).toEqual([{ chiave: '7', testo: 'A1 - Alfa' }]);
  });

  it('[LST-010] asks the page of a row, and remembers by text and page until it forgets', async () => {
    const chiamate = recordChiamate({ data: righe, Total: 80, PageNo: 1, PageSize: 50 });
    await fonte.cerca('alfa', segnale, 0);
    await fonte.cerca('alfa', segnale, 0);
    expect(chiamate).toHaveLength(1);
    await fonte.cerca('alfa', segnale, 50);
    expect(chiamate[1]?.corpo).toMatchObject({ PageNo: 2 });
    fonte.open();
    await fonte.cerca('alfa', segnale, 0);
    expect(chiamate).toHaveLength(3);
  });

  it('[WID-046] a key outside the list is read alone', async () => {
    const chiamate = recordChiamate({ data: { Id: 77, Codice: 'Z9', Descrizione: 'Zeta' } });
    expect(await fonte.find('77', segnale)).toEqual({ chiave: '77', testo: 'Z9 - Zeta' });
    expect(chiamate).toMatchObject([{ indirizzo: '/api/studio/77', metodo: 'GET' }]);
  });

  it('[WID-046] a key that is not there is nothing; one that nobody answers for is an error', async () => {
    recordChiamate({ Message: 'Non trovato' }, 404);
    expect(await fonte.find('77', segnale)).toBeNull();
    recordChiamate({ Message: 'Guasto' }, 503);
    await expect(fonte.find('77', segnale)).rejects.toMatchObject({ status: 503 });
  });
});
