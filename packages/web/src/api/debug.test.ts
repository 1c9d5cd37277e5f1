import { apiUrl } from '@quadra/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureClient, send } from './client.ts';
import { computeHost } from './debug.ts';

const HOST = 'http://127.0.0.1:3001';
const buone = { flag: true, potere: 9, configurato: HOST };

describe('the server that pages in development call', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    configureClient({ findHost: () => '' });
  });

  it('[SES-031] is the debug host with the flag, the power and the configuration; else their own', () => {
    expect(apiUrl('utente/whoami', computeHost(buone))).toBe(`${HOST}/api/utente/whoami`);
    const altre = [
      { ...buone, flag: false },
      { ...buone, potere: 8 },
      { ...buone, configurato: null },
      { ...buone, configurato: 'https://male.example' },
      { ...buone, configurato: `${HOST}.male.example` },
    ];
    for (const condizioni of altre) expect([condizioni, computeHost(condizioni)]).toEqual([condizioni, '']);
  });

  it('[SES-031] is never another in a build that is delivered: it knows no debug host', () => {
    expect(computeHost(buone, [])).toBe('');
  });

  it('[SES-031] gets every call, with the cookie', async () => {
    const fetch = vi.fn(async (_url: string, _richiesta: RequestInit) => new Response('{"data":1}'));
    vi.stubGlobal('fetch', fetch);
    configureClient({ findHost: () => HOST });
    await send('POST', '/api/utente/whoami');
    configureClient({ findHost: () => '' });
    await send('POST', '/api/utente/whoami');
    expect(fetch.mock.calls.map(([url, { credentials }]) => [url, credentials])).toEqual([
      [`${HOST}/api/utente/whoami`, 'include'],
      ['/api/utente/whoami', 'same-origin'],
    ]);
  });
});
