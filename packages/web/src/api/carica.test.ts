import { afterEach, describe, expect, it, vi } from 'vitest';
import { upload } from './carica.ts';
import { send } from './client.ts';
import { toApiError } from './errore.ts';

const MB = 1024 * 1024;
const file = (nome: string, byte: number) => new File([new Uint8Array(byte)], nome);
const tryUpload = (tutti: readonly File[]) =>
  upload('/api/documento', tutti, { tipo: 'x' }).then(
    () => null,
    (causa) => toApiError(causa).testo,
  );

describe('a call without an answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[ERR-027] of a browser that is offline is a problem of connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    const causa = await send('POST', '/api/x', { autonoma: true }).catch(toApiError);
    expect(causa).toMatchObject({ status: 0, testo: 'Problema di connessione.' });
  });
});

describe('files to send', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[ERR-023] [LST-019] without any, or with one too large, nothing is sent', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await tryUpload([])).toBe('File mancante');
    expect(await tryUpload([file('a.pdf', 1), file('b.pdf', 5 * MB + 1)])).toBe(
      'File troppo grande (massimo 5 MB).',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[LST-019] go as uploadFile0, uploadFile1 with the fields beside them', async () => {
    const fetch = vi.fn(async (_percorso: string, _richiesta: RequestInit) => new Response('{"data":[]}'));
    vi.stubGlobal('fetch', fetch);
    expect(await tryUpload([file('a.pdf', 5 * MB), file('b.pdf', 1)])).toBeNull();
    const corpo = fetch.mock.calls[0]?.[1].body as FormData;
    expect([...corpo.keys()]).toEqual(['tipo', 'uploadFile0', 'uploadFile1']);
    expect((corpo.get('uploadFile1') as File).name).toBe('b.pdf');
  });
});
