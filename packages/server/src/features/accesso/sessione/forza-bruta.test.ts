import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente, PASSWORD } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta } from '../../../../test/posta.ts';
import { activateTotp, completeVerifica, computeCodice } from '../../../../test/verifica.ts';
import { beginAccesso, settleAccesso } from './accesso.queries.ts';
import { askCodicePosta } from './codice-posta.ts';
import { findUtentePerAccesso } from './sessione.queries.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({ trustProxy: ['loopback'] });
});
afterAll(() => app.stop());

const ORA = 3_600_000;
const GIORNO = 24 * ORA;
const inizio = new Date('2026-03-02T00:00:00Z').getTime();

/**
 * Wrong guesses on one account through a whole day, more at each round than are let through; answers how many told
 * something of the password, and how many asked for the code of a mail instead.
 */
async function guessForADay(account: string, ipDi: (n: number) => string) {
  let [guardati, conPosta, n] = [0, 0, 0];
  for (let istante = inizio; istante < inizio + GIORNO; istante += 1.5 * ORA) {
    for (let volta = 0; volta < 12; volta += 1) {
      const chi = { account, ip: ipDi(n) };
      const esito = await beginAccesso(app.servizi.db, chi, new Date(istante + volta));
      n += 1;
      if ('riprovaFra' in esito) continue;
      if (esito.conPosta) conPosta += 1;
      else guardati += 1;
      await settleAccesso(app.servizi.db, esito.id, 'credenziali errate', null);
    }
  }
  expect(n).toBe(192);
  return { guardati, conPosta };
}

const tokenDa = (ip: string, username: string, password: string) =>
  call(app.indirizzo + percorsi.token, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip },
    body: new URLSearchParams({ username, password, grant_type: 'password' }),
  });
/** Failures of one account, each from a network of its own, old enough for the shorter limits to have forgotten them. */
const fill = (account: string, quanti: number) =>
  app.sql(
    `insert into accesso (account, ip, esito, quando)
     select $1, '10.1.' || n || '.9', 'credenziali errate', now() - interval '20 minutes' - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [account, quanti],
  );
const readMail = async (email: string, modello: string) =>
  (await listPosta(app, email)).filter((mail) => mail.modello === modello).map(({ testo }) => testo);
const readCodice = async (email: string) =>
  /Il codice è (\d{8})/.exec((await readMail(email, 'codice accesso'))[0] ?? '')?.[1] ?? '';

describe('guessing a password', () => {
  it('[SES-045] ten times closes that network alone: the right password enters from another, an eleventh there does not', async () => {
    const utente = await makeUtente(app);
    for (let n = 0; n < 10; n += 1)
      expect((await tokenDa(`198.51.100.${n}`, utente.email, 'Sbagliata-1')).status).toBe(400);
    const undicesima = await tokenDa('198.51.100.77', utente.email, PASSWORD);
    expect(undicesima.status).toBe(429);
    expect(Number(undicesima.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tokenDa('198.51.101.1', utente.email, PASSWORD)).status).toBe(200);
    expect((await tokenDa('2001:db8:1::1', utente.email, PASSWORD)).status).toBe(200);
    const righe = await app.sql<{ esito: string; rete: string }>(
      'select esito, rete from accesso where account = $1 and quando is not null order by id limit 11',
      [utente.email],
    );
    expect(righe.map(({ esito }) => esito)).toEqual([
      ...Array(10).fill('credenziali errate'),
      'troppi tentativi',
    ]);
    expect(new Set(righe.map(({ rete }) => rete))).toEqual(new Set(['198.51.100.0/24']));
  });

  it('[SES-045] fifty times from one address, on any account, closes the address, and to nobody else', async () => {
    const utente = await makeUtente(app);
    for (let n = 0; n < 50; n += 1) await tokenDa('192.0.2.1', `nessuno-${n}@example.it`, 'Sbagliata-1');
    expect((await tokenDa('192.0.2.1', utente.email, PASSWORD)).status).toBe(429);
    expect((await tokenDa('192.0.2.2', utente.email, PASSWORD)).status).toBe(200);
  });

  it('never closes the door to a browser the person entered from before, which has guesses of its own', async () => {
    const utente = await makeUtente(app);
    const suo = await loginAs(app, utente);
    const modulo = (password: string) =>
      new URLSearchParams({ username: utente.email, password, grant_type: 'password' });
    await fill(utente.email, 100);
    for (let n = 0; n < 10; n += 1) await new Client(app.indirizzo).login({ ...utente, password: 'Altra-1' });
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(429);
    expect((await suo.login(utente)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) await suo.send('POST', percorsi.token, modulo('Sbagliata-1'));
    expect((await suo.login(utente)).status).toBe(429);
    const altro = await makeUtente(app);
    for (let n = 0; n < 10; n += 1) await new Client(app.indirizzo).login({ ...altro, password: 'Altra-1' });
    expect((await suo.login(altro)).status).toBe(429);
  });

  it('waits longer and longer in one place, and answers at most a hundred guesses in a day from many', async () => {
    const daUno = await guessForADay('uno@example.it', () => '203.0.113.7');
    expect(daUno).toEqual({ guardati: 34, conPosta: 0 });
    const daTanti = await guessForADay('tanti@example.it', (n) => `203.0.${n % 200}.7`);
    expect(daTanti).toEqual({ guardati: 100, conPosta: 92 });
  });

  it('a day later is looked at again: nobody is locked out for ever', async () => {
    const begin = (dopo: number) =>
      beginAccesso(app.servizi.db, { account: 'uno@example.it', ip: '203.0.113.8' }, new Date(inizio + dopo));
    const rifiutato = await begin(GIORNO - ORA);
    expect('riprovaFra' in rifiutato && rifiutato.riprovaFra).toBeLessThanOrEqual(4 * 3600);
    expect(await begin(2 * GIORNO)).toMatchObject({ conPosta: false });
  });
});

describe('an account under attack', () => {
  it('[SES-045] asks a code by mail as well, and tells a right password from a wrong one to nobody else', async () => {
    const utente = await makeUtente(app);
    for (const account of [utente.email, 'nessuno@example.it']) await fill(account, 100);
    const [giusta, errata, ignota] = [
      await tokenDa('203.0.113.50', utente.email, PASSWORD),
      await tokenDa('203.0.113.50', utente.email, 'Sbagliata-1'),
      await tokenDa('203.0.113.50', 'nessuno@example.it', PASSWORD),
    ];
    const viste = [giusta, errata, ignota].map(({ status, corpo }) => [
      status,
      { ...corpo, CodiceRichiesta: '', mfa_token: corpo.mfa_token.length },
    ]);
    expect(viste[0]).toMatchObject([400, { error: 'mfa_required', mfa_methods: ['email'] }]);
    expect(viste[1]).toEqual(viste[0]);
    expect(viste[2]).toEqual(viste[0]);
    expect(await readMail(utente.email, 'codice accesso')).toHaveLength(1);
    const codice = await readCodice(utente.email);
    const complete = (sfida: string, prova: object) =>
      call(app.indirizzo + percorsi.verifica, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.50', 'content-type': 'application/json' },
        body: JSON.stringify({ sfida, ...prova }),
      });
    for (const sfida of [errata.corpo.mfa_token, ignota.corpo.mfa_token])
      expect((await complete(sfida, { codice })).corpo.error).toBe('invalid_grant');
    expect((await complete(giusta.corpo.mfa_token, { codice: '00000000' })).status).toBe(400);
    expect((await complete(giusta.corpo.mfa_token, { codice })).status).toBe(200);
    expect((await complete(giusta.corpo.mfa_token, { codice })).corpo.error).toBe('expired_token');
  });

  it('[SES-045] sends ten mails in an hour and no more, however many ask at once', async () => {
    const utente = await makeUtente(app);
    const chi = await findUtentePerAccesso(app.servizi.db, { email: utente.email });
    const chieste = Array.from({ length: 16 }, (_, n) =>
      askCodicePosta(app.servizi, chi, { ip: `203.0.113.${n}`, debug: false }),
    );
    await Promise.all(chieste);
    expect(await readMail(utente.email, 'codice accesso')).toHaveLength(10);
  });

  it('[SES-045] is one with a hundred failures: with ninety-nine the password is enough', async () => {
    const utente = await makeUtente(app);
    await fill(utente.email, 99);
    expect((await tokenDa('203.0.113.51', utente.email, PASSWORD)).status).toBe(200);
  });

  it('asks the second step too of who has one, after the code of the mail', async () => {
    const utente = await makeUtente(app);
    const { segreto } = await activateTotp(await loginAs(app, utente), new Date());
    await fill(utente.email, 100);
    const altrove = new Client(app.indirizzo);
    const primo = await altrove.login(utente);
    expect(primo.corpo.mfa_methods).toEqual(['email']);
    const opzioni = await altrove.post(percorsi.verificaPasskey, { sfida: primo.corpo.mfa_token });
    expect(opzioni.corpo.Codice).toBe('VERIFICA_SCADUTA');
    const codice = await readCodice(utente.email);
    const secondo = await completeVerifica(altrove, primo.corpo.mfa_token, { codice });
    expect(secondo.corpo).toMatchObject({ error: 'mfa_required', mfa_methods: ['totp', 'recovery'] });
    const app2 = computeCodice(segreto, new Date(Date.now() + 30_000));
    expect((await completeVerifica(altrove, secondo.corpo.mfa_token, { codice: app2 })).status).toBe(200);
  });

  it('is over for the owner who sets a new password with the link of the mail', async () => {
    const utente = await makeUtente(app);
    await fill(utente.email, 100);
    expect((await tokenDa('203.0.113.52', utente.email, PASSWORD)).corpo.error).toBe('mfa_required');
    const ask = (corpo: object) =>
      call(app.indirizzo + percorsi.recuperoPassword, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
      });
    await ask({ Email: utente.email });
    const [mail = ''] = await readMail(utente.email, 'recupero password');
    const Codice = /\?codice=([\w-]+)/.exec(mail)?.[1] ?? '';
    const nuova = 'Nuova-Password-7';
    expect((await ask({ Codice, Password: nuova, PasswordConferma: nuova })).status).toBe(200);
    expect((await tokenDa('203.0.113.52', utente.email, nuova)).status).toBe(200);
  });
});

describe('who is in', () => {
  it('confirms and changes the password whatever is tried from outside, and has guesses of his own session', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    await fill(utente.email, 100);
    for (let n = 0; n < 10; n += 1) await new Client(app.indirizzo).login({ ...utente, password: 'Altra-1' });
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(429);
    expect((await client.post(percorsi.conferma, { Password: PASSWORD })).status).toBe(200);
    const cambia = (OldPassword: string) =>
      client.post(percorsi.cambioPassword, { OldPassword, Password: 'Nuova-Password-8' });
    for (let n = 0; n < 10; n += 1) expect((await cambia(`Sbagliata-${n}`)).status).toBe(400);
    expect((await cambia(PASSWORD)).status).toBe(429);
    expect((await client.post(percorsi.conferma, { Password: PASSWORD })).status).toBe(429);
    expect((await client.login(utente)).status).toBe(200);
    expect((await cambia(PASSWORD)).status).toBe(200);
  });
});
