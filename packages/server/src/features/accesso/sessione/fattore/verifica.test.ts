import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../../test/client.ts';
import { makeUtente, PASSWORD, type UtenteDiProva } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { activateTotp, completeVerifica, computeCodice } from '../../../../../test/verifica.ts';

let app: AppDiProva;
/** Milliseconds the clock of the server is ahead. */
let avanti = 0;
const now = () => new Date(Date.now() + avanti);
beforeAll(async () => {
  app = await makeApp({ trustProxy: ['127.0.0.1'] }, { now });
});
afterAll(() => app.stop());

const MINUTO = 60_000;
/** The step of the code just used is spent: the next one is half a minute away. */
const nextPasso = () => {
  avanti += 30_000;
};
async function makeProtetto(): Promise<UtenteDiProva & { segreto: string; recupero: string[] }> {
  const utente = await makeUtente(app);
  const fattore = await activateTotp(await loginAs(app, utente), now());
  nextPasso();
  return { ...utente, ...fattore };
}
async function askSfida(utente: UtenteDiProva, client = new Client(app.indirizzo)) {
  const risposta = await client.login(utente);
  return { client, risposta, sfida: String(risposta.corpo.mfa_token) };
}
const esiti = async (utente: UtenteDiProva) =>
  (
    await app.sql<{ esito: string }>('select esito from accesso where account = $1 order by id', [
      utente.email,
    ])
  )
    .map(({ esito }) => esito)
    .slice(1);
const countSessioni = async (utente: UtenteDiProva) =>
  (await app.sql('select 1 from sessione where utente_id = $1 and terminata_il is null', [utente.id])).length;

describe('a login with a second step', () => {
  it('[ASVS 6.3.3] [SES-002] asks for it after the right password: no session, no cookie, then answers as /token', async () => {
    const utente = await makeProtetto();
    const prima = await countSessioni(utente);
    const { client, risposta, sfida } = await askSfida(utente);
    expect([risposta.status, risposta.headers.getSetCookie()]).toEqual([400, []]);
    expect(risposta.corpo).toEqual({
      error: 'mfa_required',
      error_description: expect.stringContaining('verifica in due passaggi'),
      CodiceRichiesta: expect.any(String),
      mfa_token: expect.stringMatching(/^[\w-]{43}$/),
      mfa_methods: ['totp', 'recovery'],
      expires_in: 300,
    });
    expect(await countSessioni(utente)).toBe(prima);
    const bearer = { method: 'POST', headers: { authorization: `Bearer ${sfida}` } };
    expect((await call(app.indirizzo + percorsi.whoami, bearer)).status).toBe(401);

    const dentro = await completeVerifica(client, sfida, { codice: computeCodice(utente.segreto, now()) });
    expect(dentro.status).toBe(200);
    expect(dentro.corpo).toMatchObject({ token_type: 'bearer', expires_in: 36_000 });
    expect(dentro.headers.getSetCookie()[0]).toMatch(
      /^quadra_sid=[\w-]{43}; Max-Age=36000; Path=\/; HttpOnly/,
    );
    expect((await client.post(percorsi.whoami)).corpo.data.Email).toBe(utente.email);
    expect(await esiti(utente)).toEqual(['verifica richiesta', 'riuscito']);
    const [riga] = await app.sql(
      "select dopo from registro where utente_id = $1 and azione = 'login' order by quando desc limit 1",
      [utente.id],
    );
    expect(riga).toEqual({ dopo: { metodo: 'password e codice' } });
  });

  it('[SES-004] is the same by the named call, and gives an API client a bearer that works alone', async () => {
    const utente = await makeProtetto();
    const corpo = new URLSearchParams({ usr: utente.email, pwd: PASSWORD });
    const chiesta = await call(app.indirizzo + percorsi.login, { method: 'POST', body: corpo });
    expect([chiesta.status, chiesta.corpo.error]).toEqual([400, 'mfa_required']);
    const risposta = new URLSearchParams({
      sfida: chiesta.corpo.mfa_token,
      codice: computeCodice(utente.segreto, now()),
    });
    const dentro = await call(app.indirizzo + percorsi.verifica, { method: 'POST', body: risposta });
    expect(dentro.status).toBe(200);
    const headers = { authorization: `Bearer ${dentro.corpo.access_token}` };
    expect((await call(app.indirizzo + percorsi.whoami, { method: 'POST', headers })).status).toBe(200);
  });

  it('[SES-003] says the same of a wrong password with and without a second step', async () => {
    const utente = await makeProtetto();
    const senza = await makeUtente(app);
    const risposte = [];
    for (const { email } of [utente, senza, { email: 'nessuno@example.it' }]) {
      const { status, corpo } = await new Client(app.indirizzo).login({ email, password: 'Sbagliata-1' });
      risposte.push({ status, ...corpo, CodiceRichiesta: '' });
    }
    expect(new Set(risposte.map((una) => JSON.stringify(una))).size).toBe(1);
  });

  it('never continues a session that was there: a new cookie, and the former session is over', async () => {
    const utente = await makeProtetto();
    const estraneo = await loginAs(app, await makeUtente(app));
    const { cookie } = estraneo;
    const { sfida } = await askSfida(utente, estraneo);
    expect(estraneo.cookie).toBe(cookie);
    await completeVerifica(estraneo, sfida, { codice: computeCodice(utente.segreto, now()) });
    expect(estraneo.cookie).not.toBe(cookie);
    const vecchio = new Client(app.indirizzo);
    vecchio.cookie = cookie;
    expect((await vecchio.post(percorsi.whoami)).status).toBe(401);
    const inventato = new Client(app.indirizzo);
    inventato.cookie = `quadra_sid=${'a'.repeat(43)}`;
    const seconda = await askSfida(utente, inventato);
    nextPasso();
    await completeVerifica(inventato, seconda.sfida, { codice: computeCodice(utente.segreto, now()) });
    expect(inventato.cookie).not.toContain('aaaa');
  });

  it('refuses a page of others', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    const prova = { sfida, codice: computeCodice(utente.segreto, now()) };
    const altrove = await client.send('POST', percorsi.verifica, prova, { origin: 'https://male.example' });
    expect(altrove.status).toBe(403);
    expect((await completeVerifica(client, sfida, { codice: prova.codice })).status).toBe(200);
  });
});

describe('the question of a login', () => {
  it('is answered once', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    const codice = computeCodice(utente.segreto, now());
    expect((await completeVerifica(client, sfida, { codice })).status).toBe(200);
    nextPasso();
    const ancora = await completeVerifica(new Client(app.indirizzo), sfida, {
      codice: computeCodice(utente.segreto, now()),
    });
    expect([ancora.status, ancora.corpo.error, ancora.headers.getSetCookie()]).toEqual([
      400,
      'expired_token',
      [],
    ]);
  });

  it('is one person’s: the code of another does not answer it', async () => {
    const [alfa, beta] = [await makeProtetto(), await makeProtetto()];
    const { client, sfida } = await askSfida(alfa);
    const { status, corpo } = await completeVerifica(client, sfida, {
      codice: computeCodice(beta.segreto, now()),
    });
    expect([status, corpo.error, corpo.error_description]).toEqual([
      400,
      'invalid_grant',
      'Verifica non riuscita: controllare il codice e riprovare.',
    ]);
    expect((await completeVerifica(client, sfida, { recupero: beta.recupero[0] })).status).toBe(400);
    expect(await esiti(alfa)).toEqual(['verifica richiesta', 'verifica errata', 'verifica errata']);
  });

  it('takes five answers: after them not even the right one', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    for (let n = 0; n < 5; n += 1) {
      const { corpo } = await completeVerifica(client, sfida, { codice: '000000' });
      expect(corpo.error).toBe('invalid_grant');
    }
    const giusta = await completeVerifica(client, sfida, { codice: computeCodice(utente.segreto, now()) });
    expect([giusta.status, giusta.corpo.error]).toEqual([400, 'expired_token']);
  });

  it('takes five answers even when twenty come at once', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    const risposte = await Promise.all(
      Array.from({ length: 20 }, () => completeVerifica(client, sfida, { codice: '000000' })),
    );
    const provate = risposte.filter(({ corpo }) => corpo.error === 'invalid_grant');
    expect(provate.length).toBeLessThanOrEqual(5);
  });

  it('lasts five minutes', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    avanti += 5 * MINUTO + 1000;
    const { corpo } = await completeVerifica(client, sfida, { codice: computeCodice(utente.segreto, now()) });
    expect(corpo.error).toBe('expired_token');
  });

  it('is for the address that asked', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    const prova = { sfida, codice: computeCodice(utente.segreto, now()) };
    const altrove = await client.send('POST', percorsi.verifica, prova, { 'x-forwarded-for': '203.0.113.9' });
    expect([altrove.status, altrove.corpo.error]).toEqual([400, 'expired_token']);
    expect((await completeVerifica(client, sfida, { codice: prova.codice })).status).toBe(200);
  });

  it('is over when the password changes or the user is disabled', async () => {
    for (const cambio of ["password_hash = 'x'", 'attivo = false']) {
      const utente = await makeProtetto();
      const { client, sfida } = await askSfida(utente);
      await app.sql(`update utente set ${cambio} where id = $1`, [utente.id]);
      const { corpo } = await completeVerifica(client, sfida, {
        codice: computeCodice(utente.segreto, now()),
      });
      expect(corpo.error).toBe('expired_token');
    }
  });

  it('wants one answer, and one only', async () => {
    const utente = await makeProtetto();
    const { client, sfida } = await askSfida(utente);
    for (const prova of [
      {},
      { codice: '123456', recupero: 'x' },
      { codice: ['123456'] },
      { codice: 123456 },
    ]) {
      const { status, corpo } = await completeVerifica(client, sfida, prova);
      expect([status, corpo.error]).toEqual([400, 'invalid_request']);
    }
  });
});

describe('the code of the application', () => {
  it('is good once: not again in another login, not after one more recent', async () => {
    const utente = await makeProtetto();
    const codice = computeCodice(utente.segreto, now());
    const primo = await askSfida(utente);
    expect((await completeVerifica(primo.client, primo.sfida, { codice })).status).toBe(200);
    const secondo = await askSfida(utente);
    expect((await completeVerifica(secondo.client, secondo.sfida, { codice })).status).toBe(400);
    const precedente = computeCodice(utente.segreto, new Date(now().getTime() - 30_000));
    expect((await completeVerifica(secondo.client, secondo.sfida, { codice: precedente })).status).toBe(400);
  });

  it('is good once even when it comes ten times at once', async () => {
    const utente = await makeProtetto();
    const sfide = await Promise.all(Array.from({ length: 5 }, () => askSfida(utente)));
    const codice = computeCodice(utente.segreto, now());
    const risposte = await Promise.all(
      sfide.map(({ client, sfida }) => completeVerifica(client, sfida, { codice })),
    );
    expect(risposte.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is accepted half a minute early or late, not more', async () => {
    const utente = await makeProtetto();
    avanti += 10 * MINUTO;
    const { client, sfida } = await askSfida(utente);
    for (const scarto of [-90_000, 90_000]) {
      const codice = computeCodice(utente.segreto, new Date(now().getTime() + scarto));
      expect((await completeVerifica(client, sfida, { codice })).status).toBe(400);
    }
    const codice = computeCodice(utente.segreto, new Date(now().getTime() - 30_000));
    expect(
      (await completeVerifica(client, sfida, { codice: `${codice.slice(0, 3)} ${codice.slice(3)}` })).status,
    ).toBe(200);
  });

  it('[SES-045] wrong ten times in fifteen minutes stops every login of the account from there, and each try is in the record', async () => {
    const utente = await makeProtetto();
    for (let volta = 0; volta < 2; volta += 1) {
      const { client, sfida } = await askSfida(utente);
      for (let n = 0; n < 5; n += 1) await completeVerifica(client, sfida, { codice: '000000' });
    }
    const fermo = await new Client(app.indirizzo).login(utente);
    expect(fermo.status).toBe(429);
    expect(Number(fermo.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await esiti(utente)).filter((esito) => esito === 'verifica errata')).toHaveLength(10);
    expect((await esiti(utente)).at(-1)).toBe('troppi tentativi');
  });
});

describe('a recovery code', () => {
  it('enters once, however it is written, and leaves nine', async () => {
    const utente = await makeProtetto();
    expect(new Set(utente.recupero).size).toBe(10);
    const [codice = ''] = utente.recupero;
    const primo = await askSfida(utente);
    const scritto = codice.toLowerCase().replaceAll('-', ' ');
    expect((await completeVerifica(primo.client, primo.sfida, { recupero: scritto })).status).toBe(200);
    expect((await primo.client.get(percorsi.sicurezza)).corpo.data.CodiciRimasti).toBe(9);
    const secondo = await askSfida(utente);
    expect((await completeVerifica(secondo.client, secondo.sfida, { recupero: codice })).status).toBe(400);
  });

  it('is not in the database, nor is the secret of the application', async () => {
    const utente = await makeProtetto();
    const righe = await app.sql<{ segreto: Buffer }>(
      'select segreto from fattore_totp where persona_id = $1 union all select hash from codice_recupero where persona_id = $1',
      [utente.id],
    );
    expect(righe).toHaveLength(11);
    for (const { segreto } of righe) {
      const testo = segreto.toString('latin1');
      for (const chiaro of [utente.segreto, ...utente.recupero]) expect(testo).not.toContain(chiaro);
    }
  });
});
