import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './errore.ts';
import { openSessione } from './sessione.api.ts';

const credenziali = { email: 'a@studio.example', password: 'x' };
const refuse = (corpo: object, status = 400) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(corpo), { status }));

describe('an attempt to enter', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[SES-006] that fails runs the failure callback once, with the message, and throws nothing', async () => {
    refuse({ error: 'invalid_grant', error_description: 'Credenziali errate.' });
    const onFallito = vi.fn((_errore: ApiError) => {});
    expect(await openSessione(credenziali, onFallito)).toBe(false);
    expect(onFallito.mock.calls.map(([errore]) => errore.testo)).toEqual(['Credenziali errate.']);
  });

  it('[SES-006] that fails without a callback is refused in silence, also without an answer', async () => {
    const perse: unknown[] = [];
    const hear = (causa: unknown) => perse.push(causa);
    process.on('unhandledRejection', hear);
    refuse({ error: 'invalid_grant', error_description: 'Credenziali errate.' });
    expect(await openSessione(credenziali)).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await openSessione(credenziali)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', hear);
    expect(perse).toEqual([]);
  });

  it('[SES-005] carries the debug flag when it is asked, and opens', async () => {
    const fetch = vi.fn(
      async (_url: string, _richiesta: RequestInit) => new Response('{"access_token":"t"}'),
    );
    vi.stubGlobal('fetch', fetch);
    const onFallito = vi.fn();
    expect(await openSessione({ ...credenziali, debug: true }, onFallito)).toBe(true);
    expect(await openSessione(credenziali, onFallito)).toBe(true);
    const corpi = fetch.mock.calls.map(([, { body }]) => (body as URLSearchParams).get('debug'));
    expect(corpi).toEqual(['true', null]);
    expect(onFallito).not.toHaveBeenCalled();
  });
});
