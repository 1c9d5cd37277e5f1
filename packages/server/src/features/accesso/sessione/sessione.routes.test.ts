import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente, PASSWORD } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const form = (campi: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(campi) });
const token = (campi: Record<string, string>, headers: Record<string, string> = {}) =>
  call(app.indirizzo + percorsi.token, { ...form({ grant_type: 'password', ...campi }), headers });

describe('entering', () => {
  it('[SES-002] answers a form-encoded password grant with an access_token and the session cookie', async () => {
    const utente = await makeUtente(app);
    const risposta = await token({ username: utente.email, password: PASSWORD });
    expect(risposta.status).toBe(200);
    expect(risposta.corpo).toMatchObject({ token_type: 'bearer', expires_in: 36_000 });
    const [cookie = ''] = risposta.headers.getSetCookie();
    expect(cookie).toMatch(/^quadra_sid=[\w-]{43}; Max-Age=36000; Path=\/; HttpOnly; SameSite=Lax$/);
    const io = await call(app.indirizzo + percorsi.whoami, {
      method: 'POST',
      headers: { authorization: `Bearer ${risposta.corpo.access_token}` },
    });
    expect(io.status).toBe(200);
    expect(io.corpo.data.Email).toBe(utente.email);
  });

  it('[SES-002] refuses another grant, none, and a JSON body', async () => {
    const utente = await makeUtente(app);
    const altro = await token({
      username: utente.email,
      password: PASSWORD,
      grant_type: 'client_credentials',
    });
    const nessuno = await call(
      app.indirizzo + percorsi.token,
      form({ username: utente.email, password: PASSWORD }),
    );
    for (const risposta of [altro, nessuno]) {
      expect(risposta.status).toBe(400);
      expect(risposta.corpo.error).toBe('unsupported_grant_type');
      expect(risposta.corpo.error_description).not.toBe('');
    }
    const json = await call(app.indirizzo + percorsi.token, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: utente.email, password: PASSWORD, grant_type: 'password' }),
    });
    expect(json.status).toBe(415);
    expect(json.headers.getSetCookie()).toEqual([]);
  });

  it('[SES-003] [ERR-007] gives the same answer for an unknown user, a wrong password and a disabled user', async () => {
    const utente = await makeUtente(app);
    const spento = await makeUtente(app, { attivo: false });
    const risposte = [
      await token({ username: 'nessuno@example.it', password: PASSWORD }),
      await token({ username: utente.email, password: 'Sbagliata-1' }),
      await token({ username: spento.email, password: PASSWORD }),
    ];
    for (const { status, corpo } of risposte) {
      expect(status).toBe(400);
      expect({ ...corpo, CodiceRichiesta: '' }).toEqual({
        error: 'invalid_grant',
        error_description: 'Credenziali errate.',
        CodiceRichiesta: '',
      });
    }
  });

  it('[SES-004] enters by the named call, with the same error for a wrong password', async () => {
    const utente = await makeUtente(app);
    const giusto = await call(
      app.indirizzo + percorsi.login,
      form({ usr: utente.email, pwd: PASSWORD, appid: 'x' }),
    );
    expect(giusto.status).toBe(200);
    expect(giusto.corpo.access_token).toMatch(/^[\w-]{43}$/);
    expect(giusto.headers.getSetCookie()).toHaveLength(1);
    const errato = await call(app.indirizzo + percorsi.login, form({ usr: utente.email, pwd: 'no' }));
    expect(errato.status).toBe(400);
    expect(errato.corpo).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Credenziali errate.',
    });
  });

  it('[VAL-004] refuses an empty name or password', async () => {
    for (const campi of [
      { username: '', password: PASSWORD },
      { username: 'a@example.it', password: '' },
    ]) {
      expect((await token(campi)).status).toBe(400);
    }
  });

  it('[SES-007] [SES-008] [SES-009] tells who is calling, with studio and gestore', async () => {
    const gestore = await makeGestore(app, { nome: 'Rete Nord' });
    const studio = await makeStudio(app, { ragione_sociale: 'Studio Alfa', gestore_id: gestore.id });
    const utente = await makeUtente(app, {
      studio_id: studio.id,
      tipologia_utente: tipologiaUtente.AMM_STU,
      nome: 'Nora',
      cognome: 'Conti',
    });
    const client = await loginAs(app, utente);
    const { status, corpo } = await client.post(percorsi.whoami);
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({
      Email: utente.email,
      StudioId: studio.id,
      TipologiaUtente: 2,
      Nome: 'Nora',
      Cognome: 'Conti',
      NomeStudio: 'Studio Alfa',
      NomeGestore: 'Rete Nord',
      Skin: null,
      Font: null,
      Potere: 8,
      Esportazione730Enabled: false,
      SpinOk: false,
      AbilitaAI: false,
      ApplicativiAttivi: ['PF', 'manager'],
      ApplicativiAttiviDettaglio: [{ Codice: 'PF' }, { Codice: 'manager' }],
      MyProviderAccount: null,
      ContrattoFlat: false,
      Gestore: { Id: gestore.id, Nome: 'Rete Nord' },
      Studio: { Id: studio.id, RagioneSociale: 'Studio Alfa' },
    });
    expect((await call(app.indirizzo + percorsi.whoami, { method: 'POST' })).status).toBe(401);
  });
});
