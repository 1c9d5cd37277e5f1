import { HEADER_STUDIO, percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente, PASSWORD } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { formatIstante } from './sessione.wire.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const whoamiBearer = (token: string, headers: Record<string, string> = {}) =>
  call(app.indirizzo + percorsi.whoami, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const tokenApi = (username: string, password = PASSWORD) =>
  call(app.indirizzo + percorsi.token, {
    method: 'POST',
    body: new URLSearchParams({ username, password, grant_type: 'password' }),
  });
const oggi = (giorni: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + giorni * 86_400_000);

describe('a session', () => {
  it('the handle of a browser works only with the cookie of the same session', async () => {
    const client = await loginAs(app, await makeUtente(app));
    expect((await whoamiBearer(client.token)).status).toBe(401);
    const insieme = await client.send(
      'POST',
      percorsi.whoami,
      {},
      { authorization: `Bearer ${client.token}` },
    );
    expect(insieme.status).toBe(200);
    const altro = await loginAs(app, await makeUtente(app));
    const misto = await client.send('POST', percorsi.whoami, {}, { authorization: `Bearer ${altro.token}` });
    expect(misto.status).toBe(401);
    expect((await altro.post(percorsi.whoami)).status).toBe(200);
    expect(app.log.some((riga) => riga.includes('two sessions'))).toBe(true);
  });

  it('changes its secrets at every login, and the former session ends', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const prima = client.cookie;
    await client.login(utente);
    expect(client.cookie).not.toBe(prima);
    const vecchio = new Client(app.indirizzo);
    vecchio.cookie = prima;
    expect((await vecchio.post(percorsi.whoami)).status).toBe(401);
  });

  it('ends at logout, on the server and in the browser: cookie and token are worth nothing afterwards', async () => {
    const client = await loginAs(app, await makeUtente(app));
    const { cookie } = client;
    const uscita = await client.post(percorsi.logout);
    expect(uscita.status).toBe(200);
    expect(uscita.headers.getSetCookie()[0]).toMatch(/^quadra_sid=; Max-Age=0; Path=\//);
    client.cookie = cookie;
    expect((await client.post(percorsi.whoami)).status).toBe(401);
    expect((await whoamiBearer(client.token)).status).toBe(401);
    expect((await call(app.indirizzo + percorsi.logout, { method: 'POST' })).status).toBe(200);
  });

  it('is told from those that are asked for in the same moment: each its own, and none of those that ended', async () => {
    const gestore = (await makeGestore(app)).id;
    const { id: studio_id } = await makeStudio(app, { gestore_id: gestore });
    const utenti = [await makeUtente(app, { studio_id }), await makeUtente(app), await makeUtente(app)];
    const client = await Promise.all(utenti.map((utente) => loginAs(app, utente)));
    await client[1]?.post(percorsi.logout);
    const chi = Array.from({ length: 30 }, (_, n) => n % 3);
    const risposte = await Promise.all(
      chi.map((n) => (client[n] as Client).send('POST', percorsi.whoami, {}, {})),
    );
    expect(risposte.map(({ status, corpo }) => (status === 200 ? corpo.data.Id : status))).toEqual(
      chi.map((n) => (n === 1 ? 401 : utenti[n]?.id)),
    );
    expect(risposte[0]?.corpo.data.Gestore.Id).toBe(gestore);
  });

  it('[SES-046] ends when its user is disabled, with the cookie as with the token', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const { access_token } = (await tokenApi(utente.email)).corpo;
    expect((await whoamiBearer(access_token)).status).toBe(200);
    await app.sql('update utente set attivo = false where id = $1', [utente.id]);
    expect((await client.post(percorsi.whoami)).status).toBe(401);
    expect((await whoamiBearer(access_token)).status).toBe(401);
  });

  it('ends after thirty minutes without use and after ten hours whatever the use', async () => {
    const client = await loginAs(app, await makeUtente(app));
    await app.sql("update sessione set ultima_attivita = now() - interval '29 minutes'");
    expect((await client.post(percorsi.whoami)).status).toBe(200);
    const [riga] = await app.sql<{ recente: boolean }>(
      "select bool_or(ultima_attivita > now() - interval '1 minute') as recente from sessione",
    );
    expect(riga?.recente).toBe(true);
    await app.sql("update sessione set ultima_attivita = now() - interval '31 minutes'");
    expect((await client.post(percorsi.whoami)).status).toBe(401);
    const secondo = await loginAs(app, await makeUtente(app));
    await app.sql('update sessione set scade_il = now()');
    expect((await secondo.post(percorsi.whoami)).status).toBe(401);
  });

  it('keeps only hashes of its secrets in the database', async () => {
    const client = await loginAs(app, await makeUtente(app));
    const segreti = [client.token, client.cookie.split('=')[1] ?? ''];
    const righe = JSON.stringify(
      await app.sql("select encode(sid_hash, 'escape'), encode(token_hash, 'escape') from sessione"),
    );
    expect(segreti.some((segreto) => righe.includes(segreto))).toBe(false);
    const [utente] = await app.sql<{ password_hash: string }>('select password_hash from utente limit 1');
    expect(utente?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('says no when the tab expects another studio', async () => {
    const client = await loginAs(app, await makeUtente(app));
    const altro = await client.send('POST', percorsi.whoami, {}, { [HEADER_STUDIO]: '999999' });
    expect(altro.status).toBe(409);
    expect(altro.corpo.Codice).toBe('SESSIONE_DI_ALTRO_STUDIO');
  });

  it('[SES-010] tells the access before this one, in Roman time', async () => {
    const utente = await makeUtente(app);
    const primo = await loginAs(app, utente);
    expect((await primo.post(percorsi.whoami)).corpo.data.AccessoPrecedente).toBeNull();
    const [riga] = await app.sql<{ ultimo_accesso: Date }>(
      'select ultimo_accesso from utente where id = $1',
      [utente.id],
    );
    const secondo = await loginAs(app, utente);
    const { AccessoPrecedente } = (await secondo.post(percorsi.whoami)).corpo.data;
    expect(AccessoPrecedente).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(AccessoPrecedente).toBe(formatIstante(riga?.ultimo_accesso ?? new Date(0)));
    expect(formatIstante(new Date('2025-02-03T08:15:00Z'))).toBe('03/02/2025 09:15');
  });
});

describe('the door', () => {
  it('[SES-045] stops the eleventh wrong attempt, even with the right password, and remembers all eleven', async () => {
    const utente = await makeUtente(app);
    for (let n = 0; n < 10; n += 1) expect((await tokenApi(utente.email, 'Sbagliata-1')).status).toBe(400);
    const undicesima = await tokenApi(utente.email);
    expect(undicesima.status).toBe(429);
    expect(Number(undicesima.headers.get('retry-after'))).toBeGreaterThan(0);
    const righe = await app.sql<{ esito: string; ip: string }>(
      'select esito, ip from accesso where account = $1 and quando is not null order by id',
      [utente.email],
    );
    expect(righe.map(({ esito }) => esito)).toEqual([
      ...Array(10).fill('credenziali errate'),
      'troppi tentativi',
    ]);
    expect(righe.every(({ ip }) => ip === '127.0.0.1')).toBe(true);
  });

  it('counts attempts made together one by one', async () => {
    const utente = await makeUtente(app);
    const esiti = await Promise.all(Array.from({ length: 16 }, () => tokenApi(utente.email, 'Sbagliata-1')));
    expect(esiti.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(esiti.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('opens again when the failures are fifteen minutes old: nobody is locked out for ever', async () => {
    const utente = await makeUtente(app);
    await app.sql(
      `insert into accesso (account, ip, esito, quando)
       select $1, '10.0.0.9', 'credenziali errate', now() - interval '15 minutes 1 second' from generate_series(1, 10)`,
      [utente.email],
    );
    expect((await tokenApi(utente.email)).status).toBe(200);
  });

  it('[STU-007] [ERR-016] is closed from the day of the block of the studio, also to sessions already open', async () => {
    const studio = await makeStudio(app);
    const utente = await makeUtente(app, { studio_id: studio.id });
    const client = await loginAs(app, utente);
    const { access_token } = (await tokenApi(utente.email)).corpo;
    await app.sql('update studio set data_blocco = $2 where id = $1', [studio.id, oggi(1)]);
    expect((await client.post(percorsi.whoami)).status).toBe(200);
    expect((await tokenApi(utente.email)).status).toBe(200);
    await app.sql('update studio set data_blocco = $2 where id = $1', [studio.id, oggi(0)]);
    const rifiutato = await tokenApi(utente.email);
    expect([rifiutato.status, rifiutato.corpo.error_description]).toEqual([400, 'Studio bloccato.']);
    for (const risposta of [await client.post(percorsi.whoami), await whoamiBearer(access_token)]) {
      expect([risposta.status, risposta.corpo.Message]).toEqual([400, 'Studio bloccato.']);
    }
  });

  it('is closed to the users of a blocked gestore, not to those of its studi', async () => {
    const gestore = await makeGestore(app, { data_blocco: oggi(0) });
    const studio = await makeStudio(app, { gestore_id: gestore.id });
    const operatore = await makeUtente(app, {
      tipologia_utente: tipologiaUtente.OP_GES,
      gestore_id: gestore.id,
    });
    const dello = await makeUtente(app, { studio_id: studio.id });
    expect((await tokenApi(operatore.email)).corpo.error_description).toBe('Studio bloccato.');
    expect((await tokenApi(dello.email)).status).toBe(200);
  });

  it('[USR-015] lets operators in only from the listed addresses; administrators from everywhere', async () => {
    const studio = await makeStudio(app, { ip_abilitati: '10.0.0.1, 10.0.0.2' });
    const operatore = await makeUtente(app, { studio_id: studio.id });
    const capo = await makeUtente(app, { studio_id: studio.id, tipologia_utente: tipologiaUtente.AMM_STU });
    const rifiutato = await tokenApi(operatore.email);
    expect([rifiutato.status, rifiutato.corpo.error_description]).toEqual([403, 'Non autorizzato.']);
    expect((await tokenApi(capo.email)).status).toBe(200);
    await app.sql("update studio set ip_abilitati = '127.0.0.0/8' where id = $1", [studio.id]);
    const { access_token } = (await tokenApi(operatore.email)).corpo;
    expect((await whoamiBearer(access_token)).status).toBe(200);
    await app.sql("update studio set ip_abilitati = '10.0.0.1' where id = $1", [studio.id]);
    expect((await whoamiBearer(access_token)).status).toBe(403);
    await app.sql("update studio set ip_abilitati = '' where id = $1", [studio.id]);
    expect((await whoamiBearer(access_token)).status).toBe(200);
  });

  it('[bad input 28] believes the real peer, never a header', async () => {
    const studio = await makeStudio(app, { ip_abilitati: '10.0.0.1' });
    const operatore = await makeUtente(app, { studio_id: studio.id });
    for (const inoltrato of [
      '10.0.0.1',
      '10.0.0.1, 127.0.0.1',
      '::ffff:10.0.0.1',
      Array(50).fill('10.0.0.1').join(','),
      '',
    ]) {
      const risposta = await call(app.indirizzo + percorsi.token, {
        method: 'POST',
        headers: { 'x-forwarded-for': inoltrato },
        body: new URLSearchParams({ username: operatore.email, password: PASSWORD, grant_type: 'password' }),
      });
      expect(risposta.status).toBe(403);
    }
  });

  it('[SES-005] keeps the debug flag only for who may have it', async () => {
    const entra = (username: string, debug?: string) =>
      call(app.indirizzo + percorsi.token, {
        method: 'POST',
        body: new URLSearchParams({
          username,
          password: PASSWORD,
          grant_type: 'password',
          ...(debug ? { debug } : {}),
        }),
      });
    const sviluppatore = await makeUtente(app, { sviluppatore: true });
    const altro = await makeUtente(app);
    await entra(sviluppatore.email, 'true');
    await entra(sviluppatore.email);
    await entra(altro.email, 'true');
    const righe = await app.sql(
      'select utente_id as u, debug as d from sessione where utente_id = any($1) order by creata_il',
      [[sviluppatore.id, altro.id]],
    );
    expect(righe).toEqual([
      { u: sviluppatore.id, d: true },
      { u: sviluppatore.id, d: false },
      { u: altro.id, d: false },
    ]);
  });

  it('[USR-004] [USR-005] computes the power from the type and the flag alone', async () => {
    const studio = await makeStudio(app);
    const gestore = await makeGestore(app);
    const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
    const casi: [Parameters<typeof makeUtente>[1], number][] = [
      [{ tipologia_utente: AMM_ELMAS }, 9],
      [{ tipologia_utente: CON_ELMAS }, 2],
      [{ tipologia_utente: AMM_STU, studio_id: studio.id }, 8],
      [{ tipologia_utente: OP_STU, studio_id: studio.id }, 2],
      [{ tipologia_utente: AMM_GES, gestore_id: gestore.id }, 8],
      [{ tipologia_utente: OP_GES, gestore_id: gestore.id }, 2],
      [{ tipologia_utente: OP_STU, studio_id: studio.id, sviluppatore: true }, 9],
      [{ tipologia_utente: OP_STU, studio_id: studio.id, email: `g@${studio.id}` }, 2],
    ];
    for (const [dati, potere] of casi) {
      const client = await loginAs(app, await makeUtente(app, dati));
      expect((await client.post(percorsi.whoami)).corpo.data.Potere).toBe(potere);
    }
  });
});
