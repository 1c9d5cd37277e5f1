import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const pubblica = join(import.meta.dirname, '../../public');
const read = (nome: string) => readFileSync(join(pubblica, nome), 'utf8');
const ORIGINE = 'https://quadra.example';

type Evento = { request: { mode: string; method: string; url: string }; respondWith: (r: unknown) => void };
/** The worker with a network that is or is not there, and what it puts aside. */
function start(conRete: boolean, finestre: readonly string[] = []) {
  const tenuti: string[] = [];
  const scritti: string[] = [];
  const mostrate: [string, string, string][] = [];
  const aperte: string[] = [];
  const ascolti = new Map<string, (evento: never) => void>();
  const magazzino = {
    addAll: async (nomi: string[]) => void tenuti.push(...nomi),
    put: async (chiave: string) => void scritti.push(chiave),
    match: async (chiave: string) => `tenuta ${chiave}`,
  };
  runInContext(
    read('senza-rete.js'),
    createContext({
      URL,
      Promise,
      caches: { open: async () => magazzino, keys: async () => [] },
      fetch: async ({ url }: { url: string }) =>
        conRete ? `rete ${url}` : Promise.reject(new Error('rete')),
      self: {
        skipWaiting: async () => undefined,
        location: { origin: ORIGINE },
        registration: {
          showNotification: async (
            titolo: string,
            { body, data }: { body: string; data: { percorso: string } },
          ) => void mostrate.push([titolo, body, data.percorso]),
        },
        clients: {
          matchAll: async () =>
            finestre.map((url) => ({
              url,
              focus: async () => void aperte.push(`fuoco ${url}`),
              postMessage: (detto: object) => void aperte.push(JSON.stringify(detto)),
            })),
          openWindow: async (url: string) => void aperte.push(url),
        },
        addEventListener: (nome: string, fai: (evento: never) => void) => ascolti.set(nome, fai),
      },
    }),
  );
  const ask = async (percorso: string, mode = 'navigate', method = 'GET'): Promise<unknown> => {
    let risposta: unknown = 'del browser';
    const evento: Evento = {
      request: { mode, method, url: percorso.startsWith('/') ? `${ORIGINE}${percorso}` : percorso },
      respondWith: (data) => {
        risposta = data;
      },
    };
    ascolti.get('fetch')?.(evento as never);
    return risposta;
  };
  /** What an event starts, done. */
  const tell = async (nome: string, evento: object): Promise<void> => {
    const attese: Promise<unknown>[] = [];
    ascolti.get(nome)?.({ ...evento, waitUntil: (attesa: Promise<unknown>) => attese.push(attesa) } as never);
    await Promise.all(attese);
  };
  return { ascolti, ask, tell, tenuti, scritti, mostrate, aperte };
}

describe('what the house tells a browser', () => {
  const data = (testo: string) => ({ data: { json: () => JSON.parse(testo) } });
  const touch = (percorso: string) => ({ notification: { close: () => undefined, data: { percorso } } });

  it('is shown with its words, or says that there is something, when it cannot be read', async () => {
    const { tell, mostrate } = start(true);
    await tell('push', data('{"titolo":"Quadra","testo":"Delega in scadenza","percorso":"/deleghe"}'));
    await tell('push', data('non è JSON'));
    await tell('push', {});
    const ignota = ['Quadra', 'Ci sono notifiche da leggere.', '/home'];
    expect(mostrate).toEqual([['Quadra', 'Delega in scadenza', '/deleghe'], ignota, ignota]);
  });

  it('leads to the window that is open, or to a new one, of this house alone', async () => {
    const chiusa = start(true, ['https://altrove.example/']);
    const fuori = [
      '//altrove.example',
      'https://altrove.example',
      '/\\altrove.example',
      '/\t/altrove.example',
      'http://[',
    ];
    for (const percorso of ['/deleghe', ...fuori]) await chiusa.tell('notificationclick', touch(percorso));
    expect(chiusa.aperte).toEqual([`${ORIGINE}/deleghe`, ...fuori.map(() => `${ORIGINE}/home`)]);
    const aperta = start(true, [`${ORIGINE}/radar`]);
    await aperta.tell('notificationclick', touch('/deleghe'));
    expect(aperta.aperte).toEqual(['{"tipo":"apri","percorso":"/deleghe"}', `fuoco ${ORIGINE}/radar`]);
  });
});

describe('the page without a network', () => {
  it('stands for the pages alone, when the server does not answer', async () => {
    const senza = start(false);
    expect(await senza.ask('/anagrafica')).toBe('tenuta /senza-rete.html');
    expect(await senza.ask('/senza-rete.css', 'no-cors')).toBe('tenuta /senza-rete.css');
    for (const altra of ['/api/documento/1', '/oidc/auth', 'https://altrove.example/'])
      expect(await senza.ask(altra)).toBe('del browser');
    expect(await senza.ask('/api/anagrafica/list', 'cors', 'POST')).toBe('del browser');
    expect(await senza.ask('/api/anagrafica/list', 'cors')).toBe('del browser');
    const con = start(true);
    expect(await con.ask('/anagrafica')).toBe(`rete ${ORIGINE}/anagrafica`);
  });

  it('keeps what draws it and nothing that the server answered', async () => {
    const { ascolti, ask, tenuti, scritti } = start(true);
    let attesa: Promise<unknown> = Promise.resolve();
    ascolti.get('install')?.({ waitUntil: (data: Promise<unknown>) => (attesa = data) } as never);
    await attesa;
    await ask('/anagrafica');
    await ask('/senza-rete.css', 'no-cors');
    expect([tenuti, scritti]).toEqual([
      ['/senza-rete.html', '/senza-rete.css', '/aspetto.js', '/quadra.svg'],
      [],
    ]);
    for (const nome of tenuti) expect(existsSync(join(pubblica, nome))).toBe(true);
    expect(read('senza-rete.js')).not.toMatch(/\.put\(/);
  });

  it('the manifest names icons that are there, of the size they say', () => {
    const { icons, lang, start_url } = JSON.parse(read('quadra.webmanifest'));
    expect([lang, start_url]).toEqual(['it', '/home']);
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(join(pubblica, src));
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
