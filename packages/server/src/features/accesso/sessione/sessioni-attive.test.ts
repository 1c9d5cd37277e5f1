import { HEADER_SFONDO, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { describeDispositivo } from './dispositivo.rules.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const status = async (client: Client) => (await client.post(percorsi.whoami)).status;
const list = async (client: Client) => (await client.get(percorsi.sessioni)).corpo.data;

async function loginFrom(agente: string, utente: Awaited<ReturnType<typeof makeUtente>>): Promise<Client> {
  const client = new Client(app.indirizzo);
  const modulo = new URLSearchParams({
    username: utente.email,
    password: utente.password,
    grant_type: 'password',
  });
  await client.send('POST', percorsi.token, modulo, { 'user-agent': agente });
  return client;
}

describe('the sessions of a person', () => {
  it('are listed with device, address and times, this one marked', async () => {
    const utente = await makeUtente(app);
    const qui = await loginAs(app, utente);
    await loginFrom(FIREFOX, utente);
    const righe = await list(qui);
    expect(righe).toHaveLength(2);
    expect(righe.map((riga: { Questa: boolean }) => riga.Questa).sort()).toEqual([false, true]);
    const altra = righe.find((riga: { Questa: boolean }) => !riga.Questa);
    expect(altra).toMatchObject({ Dispositivo: 'Firefox su Windows', Indirizzo: '127.0.0.1', Attore: null });
    expect(new Date(altra.PrimoUso).getTime()).toBeLessThanOrEqual(new Date(altra.UltimoUso).getTime());
  });

  it('end one at a time or all the others together, at once and in the record', async () => {
    const utente = await makeUtente(app);
    const [qui, uno, due, tre] = await Promise.all([1, 2, 3, 4].map(() => loginAs(app, utente)));
    if (!qui || !uno || !due || !tre) throw new Error('four logins');
    const [daFinire] = (await list(uno)).filter((riga: { Questa: boolean }) => riga.Questa);
    const fine = percorso(percorsi.sessioneUna, { id: daFinire.Id });
    expect((await qui.delete(fine)).status).toBe(200);
    expect(await status(uno)).toBe(401);
    expect(await status(due)).toBe(200);
    expect((await qui.delete(fine)).status).toBe(404);
    const altre = await qui.post(percorsi.sessioniAltre);
    expect(altre.corpo.data).toBe(2);
    expect([await status(qui), await status(due), await status(tre)]).toEqual([200, 401, 401]);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where utente_id = $1 and azione like 'fine%' order by quando",
      [utente.id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['fine sessione', 'fine altre sessioni']);
  });

  it('of another person are not found and go on', async () => {
    const vittima = await loginAs(app, await makeUtente(app));
    const [{ Id }] = await list(vittima);
    const studio = await makeStudio(app);
    for (const tipologia_utente of [tipologiaUtente.AMM_STU, tipologiaUtente.AMM_ELMAS]) {
      const dati = tipologia_utente === tipologiaUtente.AMM_STU ? { studio_id: studio.id } : {};
      const ladro = await loginAs(app, await makeUtente(app, { tipologia_utente, ...dati }));
      expect((await ladro.delete(percorso(percorsi.sessioneUna, { id: Id }))).status).toBe(404);
      expect((await ladro.post(percorsi.sessioniAltre)).corpo.data).toBe(0);
      expect((await ladro.delete(percorso(percorsi.sessioneUna, { id: "x' or 1=1" }))).status).toBe(404);
    }
    expect(await status(vittima)).toBe(200);
  });

  it('[SES-046] [reliability 4] end for fifty readers at the same instant when the user is disabled', async () => {
    const utente = await makeUtente(app);
    const sessioni = await Promise.all(Array.from({ length: 5 }, () => loginAs(app, utente)));
    const lettori = Array.from({ length: 10 }, () => sessioni).flat();
    let isFinita = false;
    const dopo: number[] = [];
    const read = async (client: Client) => {
      for (let volta = 0; volta < 8; volta += 1) {
        const prima = isFinita;
        const codice = await status(client);
        if (prima) dopo.push(codice);
      }
    };
    const letture = Promise.all(lettori.map(read));
    await app.sql('update utente set attivo = false where id = $1', [utente.id]);
    isFinita = true;
    await letture;
    expect(dopo.length).toBeGreaterThan(50);
    expect(new Set(dopo)).toEqual(new Set([401]));
  });

  it('end when the type of the user changes: an old session never has a new right', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    await app.sql('update utente set tipologia_utente = 2 where id = $1', [utente.id]);
    expect(await status(client)).toBe(401);
  });

  it('a session made elsewhere is never taken over by a login', async () => {
    const utente = await makeUtente(app);
    const imposto = `quadra_sid=${'a'.repeat(43)}`;
    const client = new Client(app.indirizzo);
    client.cookie = imposto;
    await client.login(utente);
    expect(client.cookie).not.toBe(imposto);
    const estraneo = new Client(app.indirizzo);
    estraneo.cookie = imposto;
    expect(await status(estraneo)).toBe(401);
  });
});

describe('the clock of a session', () => {
  const age = (minuti: number) =>
    app.sql('update sessione set ultima_attivita = now() - make_interval(mins => $1)', [minuti]);
  const inBackground = (client: Client, metodo: 'GET' | 'POST', url: string) =>
    client.send(metodo, url, metodo === 'GET' ? undefined : {}, { [HEADER_SFONDO]: '1' });

  it('is not moved by calls of the background, whichever they are, and never lengthened by their header', async () => {
    const client = await loginAs(app, await makeUtente(app));
    await age(20);
    for (const url of [percorsi.whoami, percorsi.anagraficaLista]) await inBackground(client, 'POST', url);
    const stato = (await inBackground(client, 'GET', percorsi.statoSessione)).corpo.data;
    expect(stato.InattivaFraSecondi).toBeGreaterThan(580);
    expect(stato.InattivaFraSecondi).toBeLessThanOrEqual(600);
    expect(stato.RestaSecondi).toBeGreaterThan(35_000);
    const resta = (await client.post(percorsi.statoSessione)).corpo.data;
    expect(resta.InattivaFraSecondi).toBe(1800);
    await age(31);
    expect((await inBackground(client, 'POST', percorsi.whoami)).status).toBe(401);
    expect(await status(client)).toBe(401);
  });

  it('says the nearer of the two ends', async () => {
    const client = await loginAs(app, await makeUtente(app));
    await app.sql("update sessione set scade_il = now() + interval '2 minutes'");
    const { RestaSecondi, InattivaFraSecondi } = (await client.post(percorsi.whoami)).corpo.data.Sessione;
    expect(RestaSecondi).toBeLessThanOrEqual(120);
    expect(InattivaFraSecondi).toBe(RestaSecondi);
    await client.post(percorsi.statoSessione);
    const [riga] = await app.sql<{ oltre: boolean }>(
      "select bool_or(scade_il > now() + interval '2 minutes') as oltre from sessione where terminata_il is null and utente_id = (select max(id) from utente)",
    );
    expect(riga?.oltre).toBe(false);
  });
});

describe('a new device', () => {
  const mails = (email: string) =>
    app.sql<{ testo: string }>(
      "select testo from messaggio_posta where modello = 'nuovo dispositivo' and destinatario = $1",
      [email],
    );

  it('is told by mail once, never at the first access of all, never to a program', async () => {
    const utente = await makeUtente(app);
    const primo = await loginAs(app, utente);
    expect(await mails(utente.email)).toEqual([]);
    expect(primo.dispositivo).toMatch(/^quadra_dispositivo=[A-Za-z0-9_-]{43}$/);
    await primo.post(percorsi.logout);
    await primo.login(utente);
    expect(await mails(utente.email)).toEqual([]);

    const altro = await loginFrom(FIREFOX, utente);
    const [mail] = await mails(utente.email);
    expect(mail?.testo).toContain('Dispositivo: Firefox su Windows');
    expect(mail?.testo).toContain('Indirizzo: 127.0.0.1');
    expect(mail?.testo).toMatch(/Quando: \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(mail?.testo).toContain('/sicurezza');
    await altro.login(utente);
    expect(await mails(utente.email)).toHaveLength(1);

    const modulo = new URLSearchParams({
      username: utente.email,
      password: utente.password,
      grant_type: 'password',
    });
    const programma = await fetch(app.indirizzo + percorsi.token, { method: 'POST', body: modulo });
    expect(programma.headers.getSetCookie().filter((riga) => riga.includes('dispositivo'))).toEqual([]);
    expect(await mails(utente.email)).toHaveLength(1);
  });

  it('again and again, as by who keeps no cookie, does not fill the mailbox', async () => {
    const utente = await makeUtente(app);
    for (let n = 0; n < 8; n += 1) await loginAs(app, utente);
    expect(await mails(utente.email)).toHaveLength(4);
  });

  it('is known by a random cookie, of which the database keeps the hash', async () => {
    const utente = await makeUtente(app);
    const client = new Client(app.indirizzo);
    client.dispositivo = 'quadra_dispositivo=indovinato';
    const risposta = await client.login(utente);
    const riga = risposta.headers.getSetCookie().find((voce) => voce.includes('dispositivo')) ?? '';
    expect(riga).toMatch(/HttpOnly/);
    expect(riga).toMatch(/SameSite=Lax/);
    const valore = client.dispositivo.split('=')[1] ?? '';
    expect(valore).not.toBe('indovinato');
    const righe = JSON.stringify(await app.sql("select encode(hash, 'escape') from dispositivo"));
    expect(righe).not.toContain(valore);
  });

  it('has an Italian name for every browser', () => {
    const casi: [string, string][] = [
      [FIREFOX, 'Firefox su Windows'],
      [
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/153.0 Safari/537.36 Edg/153.0',
        'Edge su Windows',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/19 Safari/605.1',
        'Safari su Mac',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/153 Mobile Safari/604',
        'Chrome su iPhone',
      ],
      ['Mozilla/5.0 (Linux; Android 16) AppleWebKit Chrome/153 Mobile Safari/537', 'Chrome su Android'],
      ['Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/140.0', 'Firefox su Linux'],
      ['curl/8.9', 'Programma'],
      ['', 'Programma'],
    ];
    for (const [agente, atteso] of casi) expect(describeDispositivo(agente)).toBe(atteso);
  });
});
