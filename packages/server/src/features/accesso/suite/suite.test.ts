import { createPublicKey, verify } from 'node:crypto';
import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import {
  changeCodice,
  follow,
  getCodice,
  makeApplicazione,
  makeRichiesta,
  makeSfida,
  Navigatore,
  RITORNO,
  readPayload,
  token,
} from '../../../../test/suite.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
let navigatore: Navigatore;
beforeAll(async () => {
  app = await makeApp();
  await makeApplicazione(app, 'corsi', { uscita: 'http://127.0.0.1:9/uscita' });
  await makeApplicazione(app, 'archivio');
  await makeApplicazione(app, 'riservata', { segreto: 'parola-segreta' });
  await makeApplicazione(app, 'spenta', { attiva: false });
  const studio = await makeStudio(app, { ragione_sociale: 'Studio Prova', tipo_profilo_cliente: 2 });
  utente = await makeUtente(app, { studio_id: studio.id, nome: 'Anna', cognome: 'Bianchi' });
  client = await loginAs(app, utente);
  navigatore = new Navigatore();
  navigatore.takeSessione(client);
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
});

const ask = (clientId: string, altri: Record<string, string | null> = {}) =>
  follow(app, navigatore, makeRichiesta(app, clientId, makeSfida().sfida, altri));
const forward = (secondi: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + secondi * 1000 });
const userinfo = (accesso: string) =>
  call(`${app.indirizzo}/oidc/userinfo`, { headers: { authorization: `Bearer ${accesso}` } });
const getTokens = async () => {
  const risposta = await changeCodice(app, 'corsi', await getCodice(app, navigatore, 'corsi'));
  expect(risposta.status).toBe(200);
  return risposta.corpo as { id_token: string; access_token: string };
};

describe('the address to go back to', () => {
  const casi: [string, string][] = [
    ['with a slash at the end', `${RITORNO}/`],
    ['with a parameter more', `${RITORNO}?x=1`],
    ['with a question mark alone', `${RITORNO}?`],
    ['on another port', 'https://corsi.example.it:8443/ritorno'],
    ['without TLS', 'http://corsi.example.it/ritorno'],
    ['of another path', 'https://corsi.example.it/altro'],
    ['with a step back', 'https://corsi.example.it/x/../ritorno'],
    ['with an encoded step back', 'https://corsi.example.it/x/%2e%2e/ritorno'],
    ['with a fragment', `${RITORNO}#x`],
    ['with a name before the host', 'https://corsi.example.it@male.example/ritorno'],
    ['with credentials', 'https://a:b@corsi.example.it/ritorno'],
    ['of a host that begins the same', 'https://corsi.example.it.male.example/ritorno'],
    ['in capital letters', 'https://CORSI.example.it/RITORNO'],
    ['that is a script', 'javascript:alert(1)'],
  ];
  for (const [nome, indirizzo] of casi) {
    it(`[reliability 4] ${nome} is refused, and nothing goes there`, async () => {
      const { risposta, verso } = await ask('corsi', { redirect_uri: indirizzo });
      expect([risposta.status, verso]).toEqual([400, null]);
      expect(risposta.testo).toContain('Accesso non riuscito');
      expect(risposta.testo).not.toContain('male.example');
    });
  }

  it('[reliability 4] twice in one request gives no code, and only the registered one is used', async () => {
    const { risposta, verso } = await follow(
      app,
      navigatore,
      `${makeRichiesta(app, 'corsi', makeSfida().sfida)}&redirect_uri=https://male.example`,
    );
    expect(risposta.status).toBe(303);
    expect(`${verso?.origin}${verso?.pathname}`).toBe(RITORNO);
    expect([verso?.searchParams.get('error'), verso?.searchParams.get('code')]).toEqual([
      'invalid_request',
      null,
    ]);
  });
});

describe('the request', () => {
  it('[reliability 4] brings back the state, a code and who answers', async () => {
    const { verso } = await getCodice(app, navigatore, 'corsi', { state: 'è mio & solo mio' });
    expect(`${verso.origin}${verso.pathname}`).toBe(RITORNO);
    expect(verso.searchParams.get('state')).toBe('è mio & solo mio');
    expect(verso.searchParams.get('iss')).toBe(`${app.indirizzo}/oidc`);
  });

  const rifiuti: [string, Record<string, string | null>, string][] = [
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without its method', { code_challenge_method: null }, 'invalid_request'],
    ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['a challenge too short', { code_challenge: 'corta' }, 'invalid_request'],
    ['an implicit answer', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['a hybrid answer', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['another question', { prompt: 'consent' }, 'invalid_request'],
  ];
  for (const [nome, altri, errore] of rifiuti) {
    it(`[reliability 4] with ${nome} comes back with ${errore} and no code`, async () => {
      const { verso } = await ask('corsi', altri);
      const dati = new URLSearchParams(verso?.hash ? verso.hash.slice(1) : verso?.search);
      expect([dati.get('error'), dati.get('code'), dati.get('state')]).toEqual([errore, null, 'stato-1']);
    });
  }

  for (const clientId of ['nessuna', 'spenta', 'lms-2025']) {
    it(`[reliability 4] of ${clientId}, unknown, not active or without address, is refused on our page`, async () => {
      const { risposta, verso } = await ask(clientId);
      expect([risposta.status, verso]).toEqual([400, null]);
      expect(risposta.testo).toContain('invalid_client');
    });
  }

  it('[reliability 4] without a session asks for a login, or with prompt=none says so', async () => {
    const ospite = new Navigatore();
    const { sfida } = makeSfida();
    const { verso } = await follow(app, ospite, makeRichiesta(app, 'corsi', sfida));
    expect(verso?.pathname).toBe('/login');
    expect(verso?.searchParams.get('ritorno')).toMatch(/^\/oidc\/interaction\/[\w-]+$/);
    const muta = await follow(app, new Navigatore(), makeRichiesta(app, 'corsi', sfida, { prompt: 'none' }));
    expect(muta.verso?.searchParams.get('error')).toBe('login_required');
  });

  it('[ASVS 6.3.3] of who must still activate the second step is refused', async () => {
    const severa = await makeApp({ verificaGiorni: 0 });
    await makeApplicazione(severa, 'corsi');
    const capo = await makeUtente(severa, { tipologia_utente: tipologiaUtente.AMM_STU });
    const suo = new Navigatore();
    suo.takeSessione(await loginAs(severa, capo));
    const { verso } = await follow(severa, suo, makeRichiesta(severa, 'corsi', makeSfida().sfida));
    const dati = verso?.searchParams;
    expect([dati?.get('error'), dati?.get('code')]).toEqual(['access_denied', null]);
    await severa.stop();
  });

  it('[reliability 4] with prompt=none and a session that has already answered gets a code', async () => {
    await getCodice(app, navigatore, 'corsi');
    const { verso } = await getCodice(app, navigatore, 'corsi', { prompt: 'none' });
    expect(verso.searchParams.get('error')).toBeNull();
  });

  it('[reliability 4] with max_age or prompt=login older than the session asks for a new login, and takes it', async () => {
    const altro = await makeUtente(app);
    for (const richiesta of [{ max_age: '0' }, { prompt: 'login' }]) {
      const suo = new Navigatore();
      suo.takeSessione(await loginAs(app, altro));
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const prima = await follow(app, suo, makeRichiesta(app, 'corsi', makeSfida().sfida, richiesta));
      expect(prima.verso?.pathname).toBe('/login');
      suo.takeSessione(await loginAs(app, altro));
      const scambio = prima.verso?.searchParams.get('ritorno') ?? '';
      const { verso } = await follow(app, suo, app.indirizzo + scambio);
      expect(verso?.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    }
  });

  it('[reliability 4] of an exchange that is not of this browser goes nowhere', async () => {
    const { verso } = await follow(app, new Navigatore(), makeRichiesta(app, 'corsi', makeSfida().sfida));
    const scambio = verso?.searchParams.get('ritorno') ?? '';
    expect((await navigatore.get(app.indirizzo + scambio)).status).toBe(404);
    expect((await navigatore.get(`${app.indirizzo}/oidc/interaction/..%2f..%2fhome`)).status).toBe(404);
  });
});

describe('the code', () => {
  it('[LMS-003] is changed once; used again it takes back what it gave', async () => {
    const accesso = await getCodice(app, navigatore, 'corsi');
    expect(accesso.verso.href).not.toContain(client.cookie.split('=')[1]);
    expect(accesso.verso.href).not.toContain(client.token);
    const prima = await changeCodice(app, 'corsi', accesso);
    expect(prima.status).toBe(200);
    expect((await userinfo(prima.corpo.access_token)).status).toBe(200);
    const seconda = await changeCodice(app, 'corsi', accesso);
    expect([seconda.status, seconda.corpo.error]).toEqual([400, 'invalid_grant']);
    expect((await userinfo(prima.corpo.access_token)).status).toBe(401);
  });

  it('[reliability 4] of two that use it together serves one', async () => {
    const accesso = await getCodice(app, navigatore, 'corsi');
    const stati = await Promise.all([1, 2, 3, 4].map(() => changeCodice(app, 'corsi', accesso)));
    expect(stati.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(stati.every(({ status }) => status === 200 || status === 400)).toBe(true);
  });

  it('[reliability 4] lives sixty seconds', async () => {
    const [breve, lungo] = [
      await getCodice(app, navigatore, 'corsi'),
      await getCodice(app, navigatore, 'corsi'),
    ];
    forward(55);
    expect((await changeCodice(app, 'corsi', breve)).status).toBe(200);
    vi.useRealTimers();
    forward(62);
    const tardi = await changeCodice(app, 'corsi', lungo);
    expect([tardi.status, tardi.corpo.error]).toEqual([400, 'invalid_grant']);
  });

  it('[reliability 4] of one application is of no use to another', async () => {
    const accesso = await getCodice(app, navigatore, 'corsi');
    const altra = await changeCodice(app, 'archivio', accesso);
    expect([altra.status, altra.corpo.error]).toEqual([400, 'invalid_grant']);
  });

  const scambi: [string, (verifica: string) => Record<string, string>, string][] = [
    ['a wrong verifier', () => ({ code_verifier: 'a'.repeat(43) }), 'invalid_grant'],
    ['a short verifier', () => ({ code_verifier: 'corta' }), 'invalid_request'],
    ['no verifier', () => ({}), 'invalid_grant'],
    [
      'another address to go back to',
      (verifica) => ({ code_verifier: verifica, redirect_uri: `${RITORNO}/` }),
      'invalid_grant',
    ],
    [
      'the grant of the password',
      () => ({ grant_type: 'password', username: 'a', password: 'b' }),
      'unsupported_grant_type',
    ],
    [
      'the grant of refresh',
      () => ({ grant_type: 'refresh_token', refresh_token: 'x' }),
      'unsupported_grant_type',
    ],
    ['the grant of the client', () => ({ grant_type: 'client_credentials' }), 'unsupported_grant_type'],
  ];
  for (const [nome, campi, errore] of scambi) {
    it(`[reliability 4] with ${nome} gives ${errore}`, async () => {
      const { code, verifica } = await getCodice(app, navigatore, 'corsi');
      const comuni = { grant_type: 'authorization_code', client_id: 'corsi', code, redirect_uri: RITORNO };
      const risposta = await token(app, { ...comuni, ...campi(verifica) });
      expect([risposta.status, risposta.corpo.error]).toEqual([400, errore]);
      expect(risposta.headers.get('cache-control')).toBe('no-store');
    });
  }

  it('[reliability 4] of an application with a secret needs the secret, and only its hash is kept', async () => {
    const scambia = async (parola: string | null) => {
      const { code, verifica } = await getCodice(app, navigatore, 'riservata');
      const campi = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifica,
        redirect_uri: RITORNO,
      };
      const basic = Buffer.from(`riservata:${parola}`).toString('base64');
      return parola === null
        ? token(app, { ...campi, client_id: 'riservata' })
        : token(app, campi, { authorization: `Basic ${basic}` });
    };
    expect((await scambia('parola-segreta')).status).toBe(200);
    expect((await scambia('un-altra')).status).toBe(401);
    expect((await scambia(null)).status).toBe(401);
    const [riga] = await app.sql<{ testo: string }>(
      "select encode(segreto_hash, 'hex') as testo from applicazione where codice = 'riservata'",
    );
    expect((await scambia(riga?.testo ?? '')).status).toBe(401);
  });
});

describe('the identity', () => {
  it('[reliability 4] says who issued it, for whom, until when, with the nonce asked, and is signed by a published key', async () => {
    const { id_token: identita } = await getTokens();
    const [testa = '', , firma = ''] = identita.split('.');
    const { alg, kid } = JSON.parse(Buffer.from(testa, 'base64url').toString());
    const payload = readPayload(identita);
    const ora = Date.now() / 1000;
    expect(payload).toMatchObject({
      iss: `${app.indirizzo}/oidc`,
      aud: 'corsi',
      sub: String(utente.id),
      nonce: 'nonce-1',
      sid: expect.any(String),
    });
    expect([undefined, 'corsi']).toContain(payload.azp);
    expect(payload.exp - payload.iat).toBe(600);
    expect(Math.abs(payload.iat - ora)).toBeLessThan(10);
    expect(alg).toBe('RS256');
    const { keys } = (await call(`${app.indirizzo}/oidc/jwks`)).corpo;
    const chiave = keys.find((voce: { kid: string }) => voce.kid === kid);
    expect(Object.keys(chiave).filter((nome) => ['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(nome))).toEqual(
      [],
    );
    const contenuto = Buffer.from(identita.slice(0, identita.lastIndexOf('.')));
    const pubblica = createPublicKey({ key: chiave, format: 'jwk' });
    expect(verify('sha256', contenuto, pubblica, Buffer.from(firma, 'base64url'))).toBe(true);
  });

  it('[reliability 4] tells name, mail, studio and profile by the scopes asked, and nothing else', async () => {
    const { corpo } = await userinfo((await getTokens()).access_token);
    expect(corpo).toEqual({
      sub: String(utente.id),
      name: 'Anna Bianchi',
      given_name: 'Anna',
      family_name: 'Bianchi',
      email: utente.email,
      'urn:quadra:studio_id': utente.studioId,
      'urn:quadra:studio': 'Studio Prova',
      'urn:quadra:profilo': 'azienda',
    });
    const poco = await changeCodice(
      app,
      'corsi',
      await getCodice(app, navigatore, 'corsi', { scope: 'openid' }),
    );
    expect((await userinfo(poco.corpo.access_token)).corpo).toEqual({ sub: String(utente.id) });
  });

  it('[reliability 4] is not told for a token that is invented, of Quadra, in the address, or too old', async () => {
    const { access_token: accesso } = await getTokens();
    expect((await userinfo('a'.repeat(43))).status).toBe(401);
    expect((await userinfo(client.token)).status).toBe(401);
    expect((await call(`${app.indirizzo}/oidc/userinfo?access_token=${accesso}`)).status).toBe(400);
    expect(
      (await client.send('POST', percorsi.whoami, {}, { cookie: '', authorization: `Bearer ${accesso}` }))
        .status,
    ).toBe(401);
    forward(605);
    expect((await userinfo(accesso)).status).toBe(401);
  });

  it('[reliability 4] a hint whose signature is none or broken is refused', async () => {
    const { id_token: identita } = await getTokens();
    const [, corpo = ''] = identita.split('.');
    const nessuna = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${corpo}.`;
    for (const falso of [nessuna, `${identita.slice(0, -8)}AAAAAAAA`, 'x.y.z']) {
      const { verso } = await ask('corsi', { id_token_hint: falso });
      expect(verso?.searchParams.get('error')).toBe('invalid_request');
    }
  });
});

describe('the documents', () => {
  it('[reliability 4] discovery says what is done, and nothing that is not', async () => {
    const { corpo } = await call(`${app.indirizzo}/oidc/.well-known/openid-configuration`);
    const base = `${app.indirizzo}/oidc`;
    expect(corpo).toMatchObject({
      issuer: base,
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/jwks`,
      end_session_endpoint: `${base}/uscita`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });
    for (const assente of [
      'registration_endpoint',
      'introspection_endpoint',
      'device_authorization_endpoint',
    ]) {
      expect(corpo[assente]).toBeUndefined();
    }
  });

  it('[reliability 4] every answer keeps the headers of the house, errors included', async () => {
    for (const percorso of ['/.well-known/openid-configuration', '/jwks', '/altro', '/auth', '/userinfo']) {
      const { headers, status } = await call(`${app.indirizzo}/oidc${percorso}`);
      expect(status).toBeLessThan(500);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
      expect(headers.get('content-security-policy')).toContain("form-action 'self';");
    }
    expect((await call(`${app.indirizzo}/oidc`)).status).toBe(404);
  });

  it('[reliability 4] no page of another origin reads tokens or identities', async () => {
    const origin = 'https://male.example';
    const { access_token: accesso } = await getTokens();
    const letta = await call(`${app.indirizzo}/oidc/userinfo`, {
      headers: { origin, authorization: `Bearer ${accesso}` },
    });
    expect([letta.status, letta.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    const { code, verifica } = await getCodice(app, navigatore, 'corsi');
    const campi = { grant_type: 'authorization_code', client_id: 'corsi', code, code_verifier: verifica };
    const scambio = await token(app, { ...campi, redirect_uri: RITORNO }, { origin });
    expect([scambio.status, scambio.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });

  it('[reliability 4] bodies of another kind or size are refused', async () => {
    const send = (body: string, tipo: string) =>
      call(`${app.indirizzo}/oidc/token`, { method: 'POST', headers: { 'content-type': tipo }, body });
    expect((await send('{"grant_type":"authorization_code"}', 'application/json')).status).toBe(400);
    expect((await send(`code=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).status).toBe(400);
    expect(
      (await send('grant_type=authorization_code&grant_type=x', 'application/x-www-form-urlencoded')).status,
    ).toBe(400);
  });
});
