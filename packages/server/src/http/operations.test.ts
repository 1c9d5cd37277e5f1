import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percorsi } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, loginAs } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());
const get = (url: string, headers: Record<string, string> = {}) => call(app.indirizzo + url, { headers });

describe('who runs the house', () => {
  it('sees whether it is up, whether it may serve, and how it is doing', async () => {
    expect((await get('/healthz')).corpo).toEqual({ stato: 'attivo' });
    expect((await get('/readyz')).corpo).toEqual({ stato: 'pronto' });
    await get('/api/version');
    const metriche = await get('/metrics');
    expect(metriche.testo).toContain('quadra_http_seconds_count');
    expect(metriche.testo).toContain('quadra_pool_connections');
    expect(metriche.testo).toContain('quadra_jobs{stato="in attesa"} 0');
    expect(metriche.testo).toContain('quadra_event_streams 0');
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  });

  it('is woken by rules and looks at a picture that name only what is measured, each with what to do', async () => {
    const { testo } = await get('/metrics');
    const misurate = new Set(
      [...testo.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, nome = '', tipo]) =>
        tipo === 'histogram' ? [`${nome}_bucket`, `${nome}_count`, `${nome}_sum`] : [nome],
      ),
    );
    const carta = (nome: string) => readFileSync(join(import.meta.dirname, '../../../../docs', nome), 'utf8');
    const [regole, cruscotto, guida] = [
      carta('osservare/allarmi.yaml'),
      carta('osservare/cruscotto.json'),
      carta('allarmi.md'),
    ];
    const nominate = [...`${regole}${cruscotto}`.matchAll(/\b((?:quadra|process|nodejs)_[a-z0-9_]+)\{/g)].map(
      ([, nome = '']) => nome,
    );
    expect(nominate.length).toBeGreaterThan(20);
    expect(nominate.filter((nome) => !misurate.has(nome))).toEqual([]);
    expect(JSON.parse(cruscotto).panels.length).toBeGreaterThan(8);
    const allarmi = [...regole.matchAll(/alert: (\w+)/g)].map(([, nome = '']) => nome);
    const spiegati = [...guida.matchAll(/^## (\w+)$/gm)].map(([, nome = '']) => nome);
    expect(spiegati).toEqual(allarmi);
    expect([...regole.matchAll(/allarmi\.md#(\w+)/g)].map(([, nome]) => nome)).toEqual(
      allarmi.map((nome) => nome.toLowerCase()),
    );
  });

  it('[ACC-004] asks the version without a session', async () => {
    const { status, corpo } = await get(percorsi.versione);
    expect(status).toBe(200);
    expect(corpo.data).toEqual({ version: app.servizi.versione, releaseNotesUrl: expect.any(String) });
  });

  it('reads the calls in OpenAPI 3.1, made from the schemas that check them', async () => {
    const { corpo } = await get('/api/openapi.json');
    expect(corpo.openapi).toBe('3.1.0');
    const crea = corpo.paths['/api/anagrafica'].post;
    expect(crea.requestBody.content['application/json'].schema.properties.CodiceFiscale.type).toBe('string');
    expect(crea.responses['201']).toBeDefined();
    const pagina = await get('/api/documentazione/');
    expect([pagina.status, pagina.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(pagina.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('in production the documentation is for who has a session', async () => {
    const vera = await makeApp({ ambiente: 'produzione', indirizzoPubblico: 'https://quadra.example.it' });
    expect((await call(`${vera.indirizzo}/api/openapi.json`)).status).toBe(401);
    const configurazione = await call(vera.indirizzo + percorsi.configurazione);
    expect(configurazione.corpo.data.etichettaAmbiente).toBe('');
    expect((await call(`${vera.indirizzo}/api/documentazione/`)).status).toBe(401);
    const risposta = await call(`${vera.indirizzo}/healthz`);
    expect(risposta.headers.get('strict-transport-security')).toContain('max-age=31536000');
    await vera.stop();
  });

  it('over TLS the cookie is Secure and bound to the host', async () => {
    const vera = await makeApp({ indirizzoPubblico: 'https://quadra.example.it' });
    const utente = await makeUtente(vera);
    const { headers } = await call(vera.indirizzo + percorsi.token, {
      method: 'POST',
      body: new URLSearchParams({
        username: utente.email,
        password: utente.password,
        grant_type: 'password',
      }),
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-quadra_sid=[\w-]{43}; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await vera.stop();
  });
});

describe('the pages', () => {
  it('are one page for every path that is not a file, with the nonce of that answer', async () => {
    for (const percorso of ['/', '/login', '/anagrafica', '/quadroRN', '/index.html']) {
      const { status, headers, testo } = await get(percorso);
      expect([percorso, status, headers.get('content-type')]).toEqual([
        percorso,
        200,
        'text/html; charset=utf-8',
      ]);
      const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
      expect(testo).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("; require-trusted-types-for 'script'; ");
    }
    await get('/assets/prova-12345678.js');
    expect(app.log.filter((riga) => riga.includes('"level":50'))).toEqual([]);
  });

  it('have files kept for a year, compressed, with 304 for who already has them', async () => {
    const file = await get('/assets/prova-12345678.js');
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = file.headers.get('etag') ?? '';
    const ancora = await get('/assets/prova-12345678.js', { 'if-none-match': etag });
    expect([ancora.status, ancora.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
  });

  it('give nothing that is not theirs, and JSON for a call that does not exist', async () => {
    for (const percorso of [
      '/assets/altro.js',
      '/.env',
      '/assets/..%2f..%2fmake-app.ts',
      '/%2e%2e/make-app.ts',
    ]) {
      const { testo, status } = await get(percorso);
      expect(testo).not.toContain('makeDatabase');
      expect([200, 404].includes(status)).toBe(true);
    }
    expect((await get('/assets/altro.js')).status).toBe(404);
    const { status, corpo } = await get('/api/non-esiste');
    expect([status, corpo.Codice]).toEqual([404, 'NON_TROVATO']);
  });

  it('are not served in development: Vite does', async () => {
    const sviluppo = await makeApp({ isDev: true, pagine: join(import.meta.dirname, '../../test/pagine') });
    expect((await call(`${sviluppo.indirizzo}/login`)).status).toBe(404);
    await sviluppo.stop();
  });
});

describe('before login', () => {
  it('[TAX-001] tells environment, years and mode, by GET and by POST', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, corpo } = await call(app.indirizzo + percorsi.configurazione, { method });
      expect(status).toBe(200);
      expect(corpo.data).toMatchObject({
        annoFiscale: ANNO_FISCALE,
        ambiente: 'test',
        etichettaAmbiente: 'Ambiente di prova',
        portaleUnico: false,
        sfondo: 'login',
        fornitore: { RagioneSociale: 'Quadra' },
      });
      const dal2019 = Array.from({ length: ANNO_FISCALE + 2 - 2019 }, (_, posto) => 2019 + posto);
      expect(corpo.data.anni).toEqual(dal2019);
    }
  });

  it('[TBL-015] keeps a report of the pages cut, with the real user, and stops the flood', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const corpo = { ope: 'errore', usr: 'un altro', text: 'x'.repeat(9000) };
    const stati = [];
    for (let n = 0; n < 61; n += 1) stati.push((await client.post(percorsi.log, corpo)).status);
    expect(stati.slice(0, 60).every((stato) => stato === 204)).toBe(true);
    expect(stati[60]).toBe(429);
    const righe = await app.sql<{ utente_id: number; testo: string }>(
      'select utente_id, testo from segnalazione',
    );
    expect(righe).toHaveLength(60);
    expect([righe[0]?.utente_id, righe[0]?.testo.length]).toEqual([utente.id, 4000]);
  });
});
