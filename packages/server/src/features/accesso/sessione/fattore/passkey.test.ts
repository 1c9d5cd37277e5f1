import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Autenticatore } from '../../../../../test/autenticatore.ts';
import { Client, loginAs } from '../../../../../test/client.ts';
import { makeUtente, type UtenteDiProva } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { completeVerifica } from '../../../../../test/verifica.ts';

let app: AppDiProva;
/** Passkeys have no address in numbers: in development the site is localhost. */
let sito: string;
beforeAll(async () => {
  app = await makeApp();
  sito = app.indirizzo.replace('127.0.0.1', 'localhost');
});
afterAll(() => app.stop());

const VECCHIA = 'https://male.example';
async function register(client: Client, chiave: Autenticatore, nome = 'Portatile', origine?: string) {
  const { Sfida, Opzioni } = (await client.post(percorsi.sicurezzaPasskeyOpzioni)).corpo.data;
  return client.post(percorsi.sicurezzaPasskey, {
    Sfida,
    Nome: nome,
    Passkey: chiave.create(Opzioni, origine),
  });
}
async function makeConPasskey(): Promise<{ utente: UtenteDiProva; client: Client; chiave: Autenticatore }> {
  const utente = await makeUtente(app);
  const client = await loginAs(app, utente);
  const chiave = new Autenticatore(sito);
  const { status, testo } = await register(client, chiave);
  if (status !== 201) throw new Error(testo);
  return { utente, client, chiave };
}
const askUso = async (client: Client, sfida?: string) =>
  (await client.post(percorsi.verificaPasskey, sfida ? { sfida } : {})).corpo.data;
const list = async (client: Client) => (await client.get(percorsi.sicurezza)).corpo.data.Passkey;

describe('a passkey', () => {
  it('[ASVS 6.3.3] enters without password, with the cookie and the answer of /token', async () => {
    const { utente, chiave } = await makeConPasskey();
    const client = new Client(app.indirizzo);
    const { Sfida, Opzioni } = await askUso(client);
    expect(Opzioni).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(Opzioni.allowCredentials ?? []).toEqual([]);
    const dentro = await completeVerifica(client, Sfida, { passkey: chiave.use(Opzioni) });
    expect([dentro.status, dentro.corpo.token_type, dentro.headers.getSetCookie()[0]]).toEqual([
      200,
      'bearer',
      expect.stringMatching(/^quadra_sid=[\w-]{43}; Max-Age=36000/),
    ]);
    expect((await client.post(percorsi.whoami)).corpo.data.Email).toBe(utente.email);
    const [una] = await list(client);
    expect(una).toMatchObject({ Nome: 'Portatile', UltimoUso: expect.any(String) });
    const [riga] = await app.sql(
      "select dopo from registro where utente_id = $1 and azione = 'login' order by quando desc limit 1",
      [utente.id],
    );
    expect(riga).toEqual({ dopo: { metodo: 'passkey' } });
  });

  it('is the second step of a login by password: only those of that user are asked', async () => {
    const { utente, chiave } = await makeConPasskey();
    const client = new Client(app.indirizzo);
    const { corpo } = await client.login(utente);
    expect(corpo).toMatchObject({ error: 'mfa_required', mfa_methods: ['passkey', 'recovery'] });
    const { Sfida, Opzioni } = await askUso(client, corpo.mfa_token);
    expect(Sfida).toBe(corpo.mfa_token);
    const uso = chiave.use(Opzioni);
    expect(Opzioni.allowCredentials).toEqual([{ id: uso.id, type: 'public-key', transports: ['internal'] }]);
    expect((await completeVerifica(client, Sfida, { passkey: uso })).status).toBe(200);
  });

  it('of another person does not answer the question of a login', async () => {
    const [alfa, beta] = [await makeConPasskey(), await makeConPasskey()];
    const client = new Client(app.indirizzo);
    const { mfa_token } = (await client.login(alfa.utente)).corpo;
    const { Opzioni } = await askUso(client, mfa_token);
    const { status, corpo } = await completeVerifica(client, mfa_token, {
      passkey: beta.chiave.use(Opzioni),
    });
    expect([status, corpo.error]).toEqual([400, 'invalid_grant']);
  });

  it('is refused from another origin, for another domain, unverified, or with another signature', async () => {
    const { chiave } = await makeConPasskey();
    const client = new Client(app.indirizzo);
    const tries: ((opzioni: { challenge: string; rpId: string }) => object)[] = [
      (opzioni) => chiave.use(opzioni, VECCHIA),
      (opzioni) => chiave.use(opzioni, sito.replace('localhost', '127.0.0.1')),
      (opzioni) => chiave.use({ ...opzioni, rpId: 'male.example' }),
      (opzioni) => chiave.use({ ...opzioni, challenge: 'altra' }),
      (opzioni) => {
        chiave.stato = 0x01;
        const uso = chiave.use(opzioni);
        chiave.stato = 0x05;
        return uso;
      },
      (opzioni) => {
        const uso = chiave.use(opzioni);
        const altra = new Autenticatore(sito).use(opzioni);
        return { ...uso, response: { ...uso.response, signature: altra.response.signature } };
      },
    ];
    for (const make of tries) {
      const { Sfida, Opzioni } = await askUso(client);
      const risposta = await completeVerifica(client, Sfida, { passkey: make(Opzioni) });
      expect([risposta.status, risposta.corpo.error_description, risposta.headers.getSetCookie()]).toEqual([
        400,
        'Passkey non riconosciuta.',
        [],
      ]);
    }
  });

  it('signs one text once: neither the answer nor the question is good again', async () => {
    const { chiave } = await makeConPasskey();
    const client = new Client(app.indirizzo);
    const prima = await askUso(client);
    const passkey = chiave.use(prima.Opzioni);
    expect((await completeVerifica(client, prima.Sfida, { passkey })).status).toBe(200);
    expect((await completeVerifica(client, prima.Sfida, { passkey })).corpo.error).toBe('expired_token');
    const seconda = await askUso(client);
    expect((await completeVerifica(client, seconda.Sfida, { passkey })).corpo.error).toBe('invalid_grant');
    const nuova = chiave.use(seconda.Opzioni);
    expect((await completeVerifica(client, seconda.Sfida, { passkey: nuova })).status).toBe(400);
  });

  it('whose counter goes back is a copy, and does not enter', async () => {
    const { chiave } = await makeConPasskey();
    const client = new Client(app.indirizzo);
    const enter = async () => {
      const { Sfida, Opzioni } = await askUso(client);
      return (await completeVerifica(client, Sfida, { passkey: chiave.use(Opzioni) })).status;
    };
    expect(await enter()).toBe(200);
    chiave.contatore = 0;
    expect(await enter()).toBe(400);
    const [riga] = await app.sql<{ contatore: number }>(
      'select max(contatore)::int as contatore from passkey',
    );
    expect(riga?.contatore).toBe(2);
  });

  it('of a disabled user, or of nobody, gets the same answer', async () => {
    const { utente, chiave } = await makeConPasskey();
    await app.sql('update utente set attivo = false where id = $1', [utente.id]);
    const client = new Client(app.indirizzo);
    const risposte = [];
    for (const una of [chiave, new Autenticatore(sito)]) {
      const { Sfida, Opzioni } = await askUso(client);
      const { status, corpo } = await completeVerifica(client, Sfida, { passkey: una.use(Opzioni) });
      risposte.push({ status, ...corpo, CodiceRichiesta: '' });
    }
    expect(risposte[0]).toEqual(risposte[1]);
    expect(risposte[0]?.error_description).toBe('Passkey non riconosciuta.');
  });

  it('asked for without password is not answered by a code', async () => {
    const client = new Client(app.indirizzo);
    const { Sfida } = await askUso(client);
    expect((await completeVerifica(client, Sfida, { codice: '123456' })).status).toBe(400);
  });
});

describe('the passkeys of a user', () => {
  it('are registered with a name, listed, renamed and removed; the first gives the recovery codes', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const prima = await register(client, new Autenticatore(sito), '  Portatile  ');
    expect(prima.corpo.data.CodiciRecupero).toHaveLength(10);
    const seconda = await register(client, new Autenticatore(sito), 'Telefono');
    expect(seconda.corpo.data.CodiciRecupero).toBeNull();
    const [una, due] = await list(client);
    expect([una.Nome, una.UltimoUso, due.Nome]).toEqual(['Portatile', null, 'Telefono']);
    const percorsoUna = percorso(percorsi.sicurezzaPasskeyUna, { id: una.Id });
    expect((await client.put(percorsoUna, { Nome: '' })).corpo.ModelState.Nome).toEqual([
      'Campo obbligatorio',
    ]);
    expect((await client.put(percorsoUna, { Nome: 'Ufficio' })).status).toBe(200);
    expect((await list(client))[0].Nome).toBe('Ufficio');
    for (const { Id } of await list(client)) {
      expect((await client.delete(percorso(percorsi.sicurezzaPasskeyUna, { id: Id }))).status).toBe(200);
    }
    const { corpo } = await client.get(percorsi.sicurezza);
    expect(corpo.data).toMatchObject({ Passkey: [], CodiciRimasti: 0 });
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
  });

  it('are not seen, renamed or removed by another user, and no call takes the id of one', async () => {
    const { client, chiave } = await makeConPasskey();
    const [una] = await list(client);
    const altro = await loginAs(app, await makeUtente(app));
    const dove = percorso(percorsi.sicurezzaPasskeyUna, { id: una.Id });
    expect(await list(altro)).toEqual([]);
    expect((await altro.delete(dove)).status).toBe(404);
    expect((await altro.put(dove, { Nome: 'Rubata' })).status).toBe(404);
    expect((await list(client))[0].Nome).toBe('Portatile');
    const doppia = await register(altro, chiave);
    expect([doppia.status, doppia.corpo.Codice]).toEqual([409, 'PASSKEY_GIA_PRESENTE']);
  });

  it('come from our pages only, and answer the question of the same session', async () => {
    const client = await loginAs(app, await makeUtente(app));
    const altrove = await register(client, new Autenticatore(sito), 'Finta', VECCHIA);
    expect([altrove.status, altrove.corpo.Codice]).toEqual([400, 'PASSKEY_NON_VALIDA']);
    const altro = await loginAs(app, await makeUtente(app));
    const { Sfida, Opzioni } = (await altro.post(percorsi.sicurezzaPasskeyOpzioni)).corpo.data;
    const Passkey = new Autenticatore(sito).create(Opzioni);
    const mista = await client.post(percorsi.sicurezzaPasskey, { Sfida, Nome: 'Mista', Passkey });
    expect([mista.status, mista.corpo.Codice]).toEqual([400, 'VERIFICA_SCADUTA']);
    expect(await list(client)).toEqual([]);
  });

  it('in production belong to the public address, whatever host the call names', async () => {
    const indirizzoPubblico = 'https://quadra.example.it';
    const vera = await makeApp({ indirizzoPubblico });
    const client = new Client(vera.indirizzo);
    const { data } = (await client.post(percorsi.verificaPasskey, {})).corpo;
    expect(data.Opzioni.rpId).toBe('quadra.example.it');
    await vera.stop();
  });
});
