import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente, PASSWORD, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import {
  changeCodice,
  follow,
  getCodice,
  listenUscite,
  makeApplicazione,
  makeRichiesta,
  makeSfida,
  Navigatore,
  RITORNO_USCITA,
  readPayload,
} from '../../../../test/suite.ts';
import { startServer } from '../../../main.ts';

let app: AppDiProva;
let corsi: Awaited<ReturnType<typeof listenUscite>>;
let archivio: Awaited<ReturnType<typeof listenUscite>>;
beforeAll(async () => {
  app = await makeApp();
  corsi = await listenUscite();
  archivio = await listenUscite();
  await makeApplicazione(app, 'corsi', { uscita: corsi.indirizzo });
  await makeApplicazione(app, 'archivio', { uscita: archivio.indirizzo });
});
beforeEach(() => {
  corsi.token.length = 0;
  archivio.token.length = 0;
});
afterAll(async () => {
  corsi.server.close();
  archivio.server.close();
  await app.stop();
});

interface Presenza {
  readonly utente: UtenteDiProva;
  readonly client: Client;
  readonly navigatore: Navigatore;
  readonly identita: string;
  readonly accesso: string;
}

/** Somebody who is in Quadra, in `corsi` and in `archivio`. */
async function enter(dati: Parameters<typeof makeUtente>[1] = {}): Promise<Presenza> {
  const utente = await makeUtente(app, dati);
  const client = await loginAs(app, utente);
  const navigatore = new Navigatore();
  navigatore.takeSessione(client);
  const { corpo } = await changeCodice(app, 'corsi', await getCodice(app, navigatore, 'corsi'));
  await getCodice(app, navigatore, 'archivio');
  return { utente, client, navigatore, identita: corpo.id_token, accesso: corpo.access_token };
}

const waitToken = (ricevuti: string[]) =>
  vi.waitFor(() => expect(ricevuti.length).toBeGreaterThan(0), { timeout: 8000, interval: 50 });
const userinfo = (accesso: string) =>
  call(`${app.indirizzo}/oidc/userinfo`, { headers: { authorization: `Bearer ${accesso}` } });

async function checkFinita({ navigatore, accesso }: Presenza): Promise<void> {
  await waitToken(corsi.token);
  await waitToken(archivio.token);
  expect((await userinfo(accesso)).status).toBe(401);
  const { verso } = await follow(app, navigatore, makeRichiesta(app, 'corsi', makeSfida().sfida));
  expect(verso?.pathname).toBe('/login');
}

describe('the end of a session of Quadra', () => {
  it('[reliability 4] by logout tells every application with a logout token as the rules want it', async () => {
    const presenza = await enter();
    await presenza.client.post(percorsi.logout);
    await checkFinita(presenza);
    expect([corsi.token.length, archivio.token.length]).toEqual([1, 1]);
    const token = readPayload(corsi.token[0] ?? '');
    expect(token).toMatchObject({
      iss: `${app.indirizzo}/oidc`,
      aud: 'corsi',
      sub: String(presenza.utente.id),
      sid: readPayload(presenza.identita).sid,
      jti: expect.any(String),
      iat: expect.any(Number),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(token.nonce).toBeUndefined();
    expect(readPayload(archivio.token[0] ?? '').jti).not.toBe(token.jti);
    const testa = JSON.parse(Buffer.from(corsi.token[0]?.split('.')[0] ?? '', 'base64url').toString());
    expect(testa).toMatchObject({ alg: 'RS256', typ: 'logout+jwt' });
  });

  it('[reliability 4] by disabling the user', async () => {
    const presenza = await enter();
    await app.sql('update utente set attivo = false where id = $1', [presenza.utente.id]);
    await checkFinita(presenza);
  });

  it('[reliability 4] by locking the studio, at the next request already', async () => {
    const presenza = await enter({ studio_id: (await makeStudio(app)).id });
    await app.sql('update studio set data_blocco = current_date - 1 where id = $1', [
      presenza.utente.studioId,
    ]);
    expect((await userinfo(presenza.accesso)).status).toBe(401);
    await waitToken(corsi.token);
    const { verso } = await follow(app, presenza.navigatore, makeRichiesta(app, 'corsi', makeSfida().sfida));
    expect(verso?.searchParams.get('error')).toBe('access_denied');
  });

  it('[reliability 4] by a new password', async () => {
    const presenza = await enter({ tipologia_utente: tipologiaUtente.AMM_STU });
    const nuova = { Password: 'Un-Altra-Lunga-2026', OldPassword: PASSWORD };
    expect((await presenza.client.post(percorsi.cambioPassword, nuova)).status).toBe(200);
    await checkFinita(presenza);
  });

  it('[reliability 4] an application that does not answer is told again', async () => {
    const rotta = await listenUscite(500);
    await makeApplicazione(app, 'rotta', { uscita: rotta.indirizzo });
    const { client, navigatore } = await enter();
    await getCodice(app, navigatore, 'rotta');
    await client.post(percorsi.logout);
    await waitToken(rotta.token);
    await vi.waitFor(async () =>
      expect(await app.sql("select tentativi from suite_uscita where client_id = 'rotta'")).toEqual([
        { tentativi: 1 },
      ]),
    );
    await app.sql('update suite_uscita set prossimo_tentativo = now()');
    await vi.waitFor(() => expect(rotta.token.length).toBe(2), { timeout: 8000 });
    await app.sql('update suite_uscita set tentativi = 4, prossimo_tentativo = now()');
    await vi.waitFor(async () => expect(await app.sql('select 1 from suite_uscita')).toEqual([]), {
      timeout: 8000,
    });
    rotta.server.close();
  });
});

describe('the end asked by an application', () => {
  const openUscita = (navigatore: Navigatore, parametri: Record<string, string>) =>
    navigatore.get(`${app.indirizzo}/oidc/uscita?${new URLSearchParams(parametri)}`);
  const confirm = (navigatore: Navigatore, pagina: string) =>
    navigatore.post(`${app.indirizzo}/oidc/uscita/confirm`, {
      xsrf: /name="xsrf" value="([^"]+)"/.exec(pagina)?.[1] ?? '',
      logout: 'yes',
    });

  it('[reliability 4] with its identity ends everything and goes back with the state', async () => {
    const presenza = await enter();
    const pagina = await openUscita(presenza.navigatore, {
      id_token_hint: presenza.identita,
      post_logout_redirect_uri: RITORNO_USCITA,
      state: 'dopo',
    });
    expect(pagina.status).toBe(200);
    expect(pagina.testo).toContain('Uscita in corso');
    expect(pagina.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://corsi.example.it;",
    );
    const { status, headers } = await confirm(presenza.navigatore, pagina.testo);
    expect([status, headers.get('location')]).toEqual([303, `${RITORNO_USCITA}?state=dopo`]);
    expect((await presenza.client.post(percorsi.whoami)).status).toBe(401);
    await checkFinita(presenza);
    expect([corsi.token.length, archivio.token.length]).toEqual([1, 1]);
  });

  it('at an address that is not there answers a page in Italian, in the colours of who reads it', async () => {
    const cookie = `ELMAS_font=${Buffer.from(JSON.stringify({ skin: 'orange' })).toString('base64')}`;
    for (const percorso of ['/oidc/session/end', '/oidc/niente']) {
      const pagina = await call(`${app.indirizzo}${percorso}`, { headers: { accept: 'text/html', cookie } });
      expect(pagina.status).toBe(404);
      expect(pagina.headers.get('content-type')).toContain('text/html');
      expect(pagina.testo).toContain('Pagina non trovata');
      expect(pagina.testo).toContain('data-skin="orange"');
    }
  });

  it('[reliability 4] without an identity asks the person, and only a yes with our mark ends the session', async () => {
    const presenza = await enter();
    const pagina = await openUscita(presenza.navigatore, { client_id: 'corsi' });
    expect(pagina.testo).toContain('Uscire da Quadra?');
    expect(pagina.headers.get('content-security-policy')).toContain("form-action 'self';");
    const falso = await presenza.navigatore.post(`${app.indirizzo}/oidc/uscita/confirm`, {
      xsrf: 'inventato',
      logout: 'yes',
    });
    expect(falso.status).toBe(400);
    expect((await presenza.client.post(percorsi.whoami)).status).toBe(200);
    expect((await confirm(presenza.navigatore, pagina.testo)).status).toBe(303);
    expect((await presenza.client.post(percorsi.whoami)).status).toBe(401);
  });

  const sbagliati: [string, (identita: string) => Record<string, string>][] = [
    [
      'an address that is not registered',
      (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: 'https://male.example/' }),
    ],
    [
      'a registered address with something more',
      (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: `${RITORNO_USCITA}/x` }),
    ],
    [
      'an identity that is not ours',
      () => ({ id_token_hint: 'x.y.z', post_logout_redirect_uri: RITORNO_USCITA }),
    ],
    ['the identity of another application', (id_token_hint) => ({ id_token_hint, client_id: 'archivio' })],
    ['an unknown application', () => ({ client_id: 'nessuna' })],
  ];
  it.each(sbagliati)('[reliability 4] with %s is refused, and nobody is logged out', async (_, make) => {
    const presenza = await enter();
    const { status, headers } = await openUscita(presenza.navigatore, make(presenza.identita));
    expect([status, headers.get('location')]).toEqual([400, null]);
    expect((await presenza.client.post(percorsi.whoami)).status).toBe(200);
  });
});

describe('who keeps the state', () => {
  it('[reliability 4] is the database: another process goes on with what the first began', async () => {
    const altra = await startServer(
      { ...app.servizi.config, indirizzoPubblico: app.indirizzo },
      { log: { write: () => undefined } },
    );
    const { client, navigatore } = await enter();
    const accesso = await getCodice(app, navigatore, 'corsi');
    const altraApp = { ...app, indirizzo: altra.indirizzo };
    const scambio = await changeCodice(altraApp, 'corsi', accesso);
    expect(scambio.status).toBe(200);
    const chiavi = await Promise.all(
      [app.indirizzo, altra.indirizzo].map(async (base) => (await call(`${base}/oidc/jwks`)).corpo),
    );
    expect(chiavi[0]).toEqual(chiavi[1]);
    const { sfida } = makeSfida();
    const muta = makeRichiesta(altraApp, 'corsi', sfida, { prompt: 'none' });
    expect((await navigatore.get(muta)).headers.get('location')).toContain('code=');
    await client.post(percorsi.logout);
    expect((await navigatore.get(muta)).headers.get('location')).toContain('error=login_required');
    await altra.stop();
  });

  it('[reliability 4] keeps no code, token or session as its bearer has it', async () => {
    const { accesso, navigatore } = await enter();
    const { code } = await getCodice(app, navigatore, 'corsi');
    const righe = await app.sql<{ testo: string }>('select dati::text as testo from suite_modello');
    expect(righe.length).toBeGreaterThan(3);
    expect(righe.filter(({ testo }) => testo.includes(code) || testo.includes(accesso))).toEqual([]);
  });

  it('[reliability 4] an application switched off is refused at once, tokens included', async () => {
    await makeApplicazione(app, 'breve');
    const { navigatore } = await enter();
    const accesso = await getCodice(app, navigatore, 'breve');
    await app.sql("update applicazione set attiva = false where codice = 'breve'");
    expect((await changeCodice(app, 'breve', accesso)).status).toBe(401);
    const { risposta } = await follow(app, navigatore, makeRichiesta(app, 'breve', makeSfida().sfida));
    expect(risposta.status).toBe(400);
  });

  it('[reliability 4] another user in the same browser never gets the identity of the former', async () => {
    const { navigatore } = await enter();
    const altro = await makeUtente(app);
    navigatore.takeSessione(await loginAs(app, altro));
    const { verso, risposta } = await follow(app, navigatore, makeRichiesta(app, 'corsi', makeSfida().sfida));
    // Both sessions live: the library ends the former by a form of its own before it goes on.
    expect([verso, risposta.status]).toEqual([null, 200]);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(risposta.testo)?.[1] ?? '';
    const fine = await navigatore.post(`${app.indirizzo}/oidc/uscita/confirm`, { xsrf, logout: 'yes' });
    expect(fine.headers.get('location')).toMatch(/\/oidc\/auth\/[\w-]+$/);
    const dopo = await getCodice(app, navigatore, 'corsi');
    const { corpo } = await changeCodice(app, 'corsi', dopo);
    expect(readPayload(corpo.id_token).sub).toBe(String(altro.id));
  });
});
