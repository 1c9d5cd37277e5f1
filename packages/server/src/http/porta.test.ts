import { connect } from 'node:net';
import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs, type Risposta } from '../../test/client.ts';
import { makeUtente, PASSWORD, type UtenteDiProva } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { rotte } from '../app.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp({ origini: ['https://login.example.it'] });
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const NESSUNO = '00000000-0000-4000-8000-000000000000';
const fill = (modello: string) =>
  percorso(modello, {
    id: NESSUNO,
    anno: 2025,
    prefisso: 'pf',
    testo: 'a',
    codice: 'H501',
    nome: 'x',
    quadro: 'RN',
    chiave: 'RN1.1',
    azione: 'apri',
    tabella: 'x',
    username: 'x@example.it',
    servizio: 'firma',
  });
const nostri = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

function checkHeaders(risposta: Risposta): void {
  expect(risposta.headers.get('x-request-id')).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
  for (const [nome, valore] of Object.entries(nostri)) expect(risposta.headers.get(nome)).toBe(valore);
  const csp = risposta.headers.get('content-security-policy') ?? '';
  expect(csp).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
  for (const regola of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(csp).toContain(regola);
  }
  expect(csp).not.toContain('unsafe');
  // Nothing of the machine is asked for, nor let through to a frame.
  const permessi = (risposta.headers.get('permissions-policy') ?? '').split(', ');
  expect(permessi.filter((permesso) => !permesso.endsWith('=()'))).toEqual([]);
  expect(permessi).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'usb=()']),
  );
}

describe('every answer', () => {
  it('[CFG-020] carries the headers, whatever the call and whoever calls', async () => {
    for (const rotta of rotte) {
      const url = fill(rotta.percorso);
      checkHeaders(await call(app.indirizzo + url, { method: rotta.metodo }));
      if (!url.endsWith('logout'))
        checkHeaders(await client.send(rotta.metodo, url, rotta.metodo === 'GET' ? undefined : {}));
    }
    for (const url of ['/api/nulla', '/api/%', '/%ff', '/healthz', '/nessun-file.js']) {
      checkHeaders(await call(app.indirizzo + url));
    }
    checkHeaders(await call(app.indirizzo + percorsi.whoami, { method: 'OPTIONS' }));
    const foreign = {
      method: 'OPTIONS',
      headers: { origin: 'https://male.example', 'access-control-request-method': 'POST' },
    };
    const preflight = await call(app.indirizzo + percorsi.whoami, foreign);
    expect([...preflight.headers.keys()].filter((nome) => nome.startsWith('access-control'))).toEqual([]);
    const nota = { ...foreign, headers: { ...foreign.headers, origin: 'https://login.example.it' } };
    const ammessa = await call(app.indirizzo + percorsi.whoami, nota);
    expect(ammessa.headers.get('access-control-allow-origin')).toBe('https://login.example.it');
    expect(ammessa.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('has a nonce of its own', async () => {
    const nonce = async () => (await call(`${app.indirizzo}/healthz`)).headers.get('content-security-policy');
    expect(await nonce()).not.toBe(await nonce());
  });

  it('is 401 for whoever has no session, on every call that is not public', async () => {
    for (const rotta of rotte.filter(({ accesso }) => accesso !== 'pubblico')) {
      const risposta = await call(app.indirizzo + fill(rotta.percorso), { method: rotta.metodo });
      expect([rotta.percorso, risposta.status, risposta.corpo.Codice]).toEqual([
        rotta.percorso,
        401,
        'NON_AUTENTICATO',
      ]);
    }
    const inventato = { method: 'POST', headers: { authorization: `Bearer ${'a'.repeat(43)}` } };
    expect((await call(app.indirizzo + percorsi.whoami, inventato)).status).toBe(401);
  });

  it('comes whatever the case of the path', async () => {
    expect((await client.post('/API/Utente/WhoAmI')).status).toBe(200);
    expect((await client.post('/api/anagrafica/codfisc', { CodiceFiscale: 'RSSMRA80A01H501U' })).status).toBe(
      200,
    );
    const { corpo } = await client.get('/api/LookupPortal/Comuni/h501');
    expect(corpo.data.Denominazione).toBe('Roma');
  });
});

describe('forged requests', () => {
  const forge = (headers: Record<string, string>) =>
    call(app.indirizzo + percorsi.preferenze, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: client.cookie, ...headers },
      body: JSON.stringify({ Skin: 'green' }),
    });
  const readSkin = async () => (await client.post(percorsi.whoami)).corpo.data.Skin;

  it('[CFG-020] are refused and change nothing, while a bearer without cookie is served', async () => {
    const nostro = { origin: app.indirizzo, [HEADER_APP]: 'x' };
    const false_: Record<string, string>[] = [
      { ...nostro, origin: 'https://male.example' },
      { ...nostro, origin: 'null' },
      { ...nostro, origin: app.indirizzo.replace('http:', 'https:') },
      { ...nostro, 'sec-fetch-site': 'cross-site' },
      { ...nostro, 'sec-fetch-site': 'same-site' },
      { origin: app.indirizzo },
      { [HEADER_APP]: 'x' },
      {},
    ];
    for (const headers of false_) {
      const { status, corpo } = await forge(headers);
      expect([status, corpo.Codice]).toEqual([403, 'ORIGINE_NON_AMMESSA']);
    }
    expect(await readSkin()).toBeNull();
    expect((await forge({ ...nostro, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await readSkin()).toBe('green');
    const { corpo } = await call(app.indirizzo + percorsi.token, {
      method: 'POST',
      body: new URLSearchParams({ username: utente.email, password: PASSWORD, grant_type: 'password' }),
    });
    const bearer = await call(app.indirizzo + percorsi.whoami, {
      method: 'POST',
      headers: { authorization: `Bearer ${corpo.access_token}` },
    });
    expect(bearer.status).toBe(200);
  });

  it('cannot log a person in or out', async () => {
    const modulo = { username: utente.email, password: PASSWORD, grant_type: 'password' };
    for (const headers of [{ origin: 'https://male.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const opzioni = { method: 'POST', headers, body: new URLSearchParams(modulo) };
      expect((await call(app.indirizzo + percorsi.token, opzioni)).status).toBe(403);
    }
    const headers = { origin: 'https://male.example', cookie: client.cookie };
    expect((await call(app.indirizzo + percorsi.logout, { method: 'POST', headers })).status).toBe(403);
    expect((await client.post(percorsi.whoami)).status).toBe(200);
  });
});

describe('what a proxy says the host was', () => {
  it('[CFG-020] is no origin of ours when the public address is known, even from a trusted proxy', async () => {
    const dietro = await makeApp({
      trustProxy: ['loopback'],
      indirizzoPubblico: 'https://quadra.example',
    });
    const ask = (origin: string, altri: Record<string, string>) =>
      call(dietro.indirizzo + percorsi.token, {
        method: 'POST',
        headers: { origin, ...altri },
        body: new URLSearchParams({ username: 'a@example.it', password: 'x', grant_type: 'password' }),
      });
    const inoltro = { 'x-forwarded-host': 'altrui.example', 'x-forwarded-proto': 'https' };
    expect((await ask('https://altrui.example', inoltro)).status).toBe(403);
    expect((await ask('https://quadra.example', inoltro)).status).toBe(400);
    await dietro.stop();
  });
});

describe('bad inputs', () => {
  const send = (url: string, corpo: string, tipo = 'application/json', altri: Record<string, string> = {}) =>
    call(app.indirizzo + url, {
      method: 'POST',
      headers: {
        'content-type': tipo,
        cookie: client.cookie,
        origin: app.indirizzo,
        [HEADER_APP]: 'x',
        ...altri,
      },
      body: corpo,
    });
  const FORM = 'application/x-www-form-urlencoded';

  it('of the login are refused before any hashing', async () => {
    const casi: [string, number][] = [
      [`username=a&password=${'x'.repeat(1_000_000)}&grant_type=password`, 413],
      [`username=a&password=${'x'.repeat(2_000)}&grant_type=password`, 400],
      ['username=a&username=b&password=x&grant_type=password', 400],
      ['username[]=a&password=x&grant_type=password', 400],
      ['username=a&password=%00&grant_type=password', 400],
      ['', 400],
      ['%', 400],
    ];
    const prima = await app.sql('select count(*) from accesso');
    for (const [corpo, stato] of casi) {
      const risposta = await send(percorsi.token, corpo, FORM);
      expect([corpo.slice(0, 30), risposta.status]).toEqual([corpo.slice(0, 30), stato]);
      expect(risposta.corpo.error).toMatch(/invalid_request|unsupported_grant_type/);
    }
    expect(await app.sql('select count(*) from accesso')).toEqual(prima);
  });

  it('of any call answer in their class, never 500', async () => {
    const profondo = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const casi: [string, string, number][] = [
      [profondo, 'application/json', 400],
      [`{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 'application/json', 413],
      ['{"PageSize":1e999}', 'application/json', 200],
      ['{"Filter":{"Denominazione":"\\ud800"}}', 'application/json', 400],
      ['{"Filter":{"Denominazione":"\\u0000"}}', 'application/json', 400],
      ['{"__proto__":{"x":1}}', 'application/json', 400],
      ['{"constructor":{"prototype":{"x":1}}}', 'application/json', 400],
      ['\ufeff{}', 'application/json', 200],
      ['{"a":', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['"x"', 'application/json', 400],
      ['null', 'application/json', 200],
      ['a=1', FORM, 415],
      ['x', 'text/plain', 415],
      ['<a/>', 'application/xml', 415],
    ];
    for (const [corpo, tipo, stato] of casi) {
      const risposta = await send(percorsi.anagraficaLista, corpo, tipo);
      expect([corpo.slice(0, 40), risposta.status]).toEqual([corpo.slice(0, 40), stato]);
      if (stato >= 400) expect(risposta.corpo.CodiceRichiesta).toBe(risposta.headers.get('x-request-id'));
    }
    const compresso = await send(percorsi.anagraficaLista, '{}', 'application/json', {
      'content-encoding': 'gzip',
    });
    expect(compresso.status).toBe(415);
  });

  it('in an address are ours to answer, in Italian', async () => {
    const url = [
      '/api/anagrafica/%',
      '/api/anagrafica/%E0%A4%A',
      `/api/anagrafica/${'a'.repeat(400)}`,
      '/api/anagrafica/a%00b',
    ];
    for (const percorsoErrato of url) {
      const { status, corpo } = await client.get(percorsoErrato);
      expect([percorsoErrato.slice(0, 30), [400, 404].includes(status)]).toEqual([
        percorsoErrato.slice(0, 30),
        true,
      ]);
      expect(corpo.Message).not.toBe('');
    }
    for (const id of ['1', "'; drop table utente; --", NESSUNO, '../../etc/passwd']) {
      expect((await client.get(percorso(percorsi.anagraficaUna, { id }))).status).toBe(404);
    }
  });

  it('that are not even HTTP are answered and closed', async () => {
    const { hostname, port } = new URL(app.indirizzo);
    const talk = (testo: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => socket.write(testo));
        let letto = '';
        socket.on('data', (pezzo) => {
          letto += pezzo;
        });
        socket.on('close', () => resolve(letto));
        socket.on('error', reject);
      });
    expect(await talk('NIENTE\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*X-Content-Type-Options: nosniff[\s\S]*Richiesta non leggibile/,
    );
    expect(await talk(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(60_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('[ERR-025] [TBL-016] [bad input 16] of a named call that is not defined, say so', async () => {
    for (const indirizzo of ['call/pg_sleep', 'call/constructor', 'call/__proto__', 'exec/pg_sleep']) {
      const { status, corpo } = await client.post(`/api/commons/${indirizzo}`, { chiavi: [] });
      expect([indirizzo, status, corpo.Message]).toEqual([indirizzo, 404, 'Metodo NON definito!']);
    }
  });
});

describe('the named calls', () => {
  it('[TBL-011] answer who has a session, by cookie or by token; nobody else', async () => {
    const chi = await client.post('/api/commons/exec/whoami', { appid: 'prova' });
    expect([chi.status, chi.corpo]).toEqual([200, (await client.post(percorsi.whoami)).corpo]);
    const utente = await makeUtente(app);
    const { testo } = await call(app.indirizzo + percorsi.token, {
      method: 'POST',
      body: new URLSearchParams({
        username: utente.email,
        password: utente.password,
        grant_type: 'password',
      }),
    });
    const { access_token } = JSON.parse(testo) as { access_token: string };
    const conToken = await call(`${app.indirizzo}/api/commons/exec/WhoAmI`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(conToken.status).toBe(200);
    for (const nome of ['whoami', 'print', 'inventata']) {
      const senza = await call(`${app.indirizzo}/api/commons/exec/${nome}`, { method: 'POST' });
      expect([nome, senza.status]).toEqual([nome, 401]);
    }
    expect((await client.post('/api/commons/exec/inventata', {})).status).toBe(404);
    const stampa = await client.post('/api/commons/exec/informazionistudio', {});
    expect(stampa.status).toBe(200);
  });

  it('[TBL-012] that are public answer a form without a session; the others ask for one', async () => {
    const form = (nome: string, campi: Record<string, string> = {}) =>
      call(`${app.indirizzo}/api/commons/call/${nome}`, {
        method: 'POST',
        body: new URLSearchParams({ ...campi, appid: 'prova' }),
      });
    const utente = await makeUtente(app);
    const accesso = await form('login', { usr: utente.email, pwd: utente.password });
    expect([accesso.status, (await form('logout')).status]).toEqual([200, 200]);
    expect([(await form('version')).status, (await form('config')).status]).toEqual([200, 200]);
    for (const nome of ['whoami', 'print', 'PRINTPREVIEW', 'tables']) {
      const { status } = await form(nome);
      expect([nome, status]).toEqual([nome, 401]);
    }
    expect((await form('inventata')).status).toBe(404);
  });
});

describe('errors that nobody foresaw', () => {
  it('[ERR-002] [ERR-058] say nothing of the inside, and their id is in the log', async () => {
    await app.sql('alter table fornitore rename to fornitore_x');
    const { status, corpo, testo } = await client.get(percorsi.fornitore);
    await app.sql('alter table fornitore_x rename to fornitore');
    expect(status).toBe(500);
    expect(corpo).toEqual({
      Message: 'Si è verificato un errore.',
      Codice: 'ERRORE_INTERNO',
      CodiceRichiesta: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{6}$/),
    });
    expect(testo).not.toMatch(/fornitore|relation|select|at /i);
    const riga = app.log.find((voce) => voce.includes('"level":50') && voce.includes(corpo.CodiceRichiesta));
    expect(riga).toContain('fornitore');
  });

  it('is 503 with Retry-After while the database is away, and passes', async () => {
    const [{ nome } = { nome: '' }] = await app.sql<{ nome: string }>('select current_database() as nome');
    const [{ ruolo } = { ruolo: '' }] = await app.sql<{ ruolo: string }>(
      "select 'quadra_accesso_' || current_database() as ruolo",
    );
    await app.sql(`alter role ${ruolo} nologin`);
    await app.sql('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ruolo]);
    const via = await client.post(percorsi.whoami);
    await app.sql(`alter role ${ruolo} login`);
    expect([via.status, via.corpo.Codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
    expect(via.headers.get('retry-after')).toBe('5');
    // A connection that was closed is known to be so a moment later, on a machine that is busy.
    await expect.poll(async () => (await client.post(percorsi.whoami)).status).toBe(200);
    expect(nome).not.toBe('');
  });
});

describe('the log', () => {
  it('holds no password, no codice fiscale, no address, no searched text', async () => {
    const cf = 'RSSMRA80A01H501U';
    await client.get(`/api/anagrafica/list/${cf}?email=${utente.email}`);
    await client.post(percorsi.codiceFiscale, { CodiceFiscale: cf });
    await client.post(percorsi.anagrafica, { Tipo: 'PF', CodiceFiscale: cf, Cognome: 'Segretissimo' });
    await client.get(`/percorso-ignoto/${cf}`);
    const tutto = app.log.join('\n');
    for (const privato of [
      cf,
      'Segretissimo',
      PASSWORD,
      utente.email,
      client.token,
      client.cookie.split('=')[1] ?? '',
    ]) {
      expect(tutto.includes(privato)).toBe(false);
    }
    const righe = app.log.map((riga) => JSON.parse(riga));
    expect(
      righe.some(
        ({ percorso: dove, stato }) => dove === percorsi.anagraficaLista.concat('/:testo') && stato === 200,
      ),
    ).toBe(true);
  });
});
