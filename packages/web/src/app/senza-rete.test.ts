import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const pubblica = join(import.meta.dirname, '../../public');
const read = (nome: string) => readFileSync(join(pubblica, nome), 'utf8');
const ORIGINE = 'https://quadra.example';

type Evento = { request: { mode: string; method: string; url: string }; respondWith: (r: unknown) => void };
/** The worker with a network that is or is not there, and what it puts aside. */
function start(conRete: boolean) {
  const tenuti: string[] = [];
  const scritti: string[] = [];
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
        location: { origin: ORIGINE },
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
  return { ascolti, ask, tenuti, scritti };
}

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
