import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs, type Risposta } from '../../../../../test/client.ts';
import { makeStudio, makeUtente, type UtenteDiProva } from '../../../../../test/factories.ts';
import { type FornitoreFalso, startFornitoreFalso } from '../../../../../test/fornitore-falso.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { activateTotp, completeVerifica, computeCodice } from '../../../../../test/verifica.ts';

let app: AppDiProva;
let prova: FornitoreFalso;
let altro: FornitoreFalso;
let guasto: FornitoreFalso;
let ora = Date.now();
let numero = 0;

beforeAll(async () => {
  [prova, altro, guasto] = await Promise.all([
    startFornitoreFalso('prova'),
    startFornitoreFalso('altro'),
    startFornitoreFalso('guasto'),
  ]);
  const identita = [prova, altro, guasto].map(({ fornitore }) => fornitore);
  app = await makeApp({ identita }, { now: () => new Date(ora) });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([prova, altro, guasto].map((uno) => uno.stop()));
});

const begin = async (client: Client, id = 'prova', percorso: string = percorsi.identitaInizio) => {
  const { corpo } = await client.post(percorso, { Fornitore: id });
  return { indirizzo: corpo.data.Indirizzo as string, stato: corpo.data.Stato as string };
};
const end = (client: Client, ritorno: string) => client.post(percorsi.identitaAccesso, { Ritorno: ritorno });

/** A whole login with an identity. */
async function enter(
  client: Client,
  subject: string,
  rifatto: Record<string, unknown> = {},
): Promise<Risposta> {
  const { indirizzo } = await begin(client);
  return end(client, prova.enter(indirizzo, subject, rifatto));
}

/** A person with an identity linked through the calls. */
async function makeCollegato(dati: Parameters<typeof makeUtente>[1] = {}) {
  const utente = await makeUtente(app, dati);
  const client = await loginAs(app, utente);
  numero += 1;
  const subject = `persona-${numero}`;
  const { indirizzo } = await begin(client, 'prova', percorsi.identitaCollega);
  const esito = await client.post(percorsi.identitaPropria, { Ritorno: prova.enter(indirizzo, subject) });
  expect(esito.status).toBe(200);
  return { utente, client, subject };
}

const countSessioni = async () =>
  (await app.sql<{ quante: number }>('select count(*)::int as quante from sessione'))[0]?.quante;
const listEsiti = async (utente: UtenteDiProva) =>
  (
    await app.sql<{ esito: string }>('select esito from accesso where utente_id = $1 order by id', [
      utente.id,
    ])
  ).map(({ esito }) => esito);
const nuovo = () => new Client(app.indirizzo);

describe('the login with a linked identity', () => {
  it('[SES-041] [SES-011] opens a session as the password does: cookie, record, audit, whoami', async () => {
    const { utente, subject } = await makeCollegato();
    const client = nuovo();
    const { status, corpo, headers } = await enter(client, subject);
    expect([status, corpo.token_type]).toEqual([200, 'bearer']);
    expect(headers.getSetCookie().join('\n')).toMatch(
      /quadra_sid=[\w-]{43}; Max-Age=36000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const chi = await client.post(percorsi.whoami);
    expect(chi.corpo.data).toMatchObject({
      Id: utente.id,
      MyProviderAccount: {
        provider: 'Fornitore di prova',
        subject,
        linkedAt: expect.stringMatching(/^20\d\d-/),
      },
    });
    expect(
      await app.sql('select issuer, subject from identita_esterna where persona_id = $1', [utente.id]),
    ).toEqual([{ issuer: prova.fornitore.issuer, subject }]);
    expect((await listEsiti(utente)).at(-1)).toBe('riuscito');
    const atti = await app.sql<{ dopo: unknown }>(
      "select dopo from registro where utente_id = $1 and azione = 'login' order by quando desc limit 1",
      [utente.id],
    );
    expect(atti[0]?.dopo).toEqual({ metodo: 'identità esterna' });
  });

  it('asks for the code with PKCE S256, state and nonce, and keeps none of them as it is', async () => {
    const client = nuovo();
    const { indirizzo, stato } = await begin(client);
    const chiesto = new URL(indirizzo).searchParams;
    expect(Object.fromEntries(chiesto)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: stato,
      scope: 'openid',
      redirect_uri: `${app.indirizzo}/identita/ritorno`,
    });
    expect(client.viaggio).toMatch(/^quadra_identita=[\w-]{43}$/);
    const righe = JSON.stringify(await app.sql('select * from identita_richiesta'));
    for (const segreto of [stato, chiesto.get('nonce') ?? '?', client.viaggio.split('=')[1] ?? '?']) {
      expect(righe).not.toContain(segreto);
    }
    await end(client, prova.enter(indirizzo, 'nessuno'));
    expect(prova.scambi.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('asks for the second step when there is one, and says so in the audit', async () => {
    const { utente, client, subject } = await makeCollegato();
    const { segreto } = await activateTotp(client, new Date(ora));
    ora += 60_000;
    const altroBrowser = nuovo();
    const sfida = await enter(altroBrowser, subject);
    expect([sfida.status, sfida.corpo.error]).toEqual([400, 'mfa_required']);
    expect(altroBrowser.cookie).toBe('');
    const codice = computeCodice(segreto, new Date(ora));
    expect((await completeVerifica(altroBrowser, sfida.corpo.mfa_token, { codice })).status).toBe(200);
    const atti = await app.sql<{ dopo: unknown }>(
      "select dopo from registro where utente_id = $1 and azione = 'login' order by quando desc limit 1",
      [utente.id],
    );
    expect(atti[0]?.dopo).toEqual({ metodo: 'identità esterna e codice' });
  });

  it('of a blocked studio, or with a profile more, follows the rules of the password', async () => {
    const studio = await makeStudio(app);
    const { utente, subject } = await makeCollegato({ studio_id: studio.id });
    await app.sql("update studio set data_blocco = '2020-01-01' where id = $1", [studio.id]);
    const bloccato = await enter(nuovo(), subject);
    expect([bloccato.status, bloccato.corpo.error_description]).toEqual([400, 'Studio bloccato.']);
    const secondo = await makeUtente(app, {
      email: utente.email,
      persona_id: utente.id,
      password_hash: null,
    });
    const client = nuovo();
    expect((await enter(client, subject)).status).toBe(200);
    expect((await client.post(percorsi.whoami)).corpo.data.Id).toBe(secondo.id);
  });
});

describe('no session', () => {
  type Attacco = (subject: string) => Promise<Risposta>;
  const scaduta = 'L’accesso con l’identità esterna è scaduto o già usato: ricominciare.';
  const nonCollegata = /^Questa identità non è collegata a nessun accesso\./;
  const nonValida = 'La risposta del fornitore di identità non è valida: riprovare.';
  const forge =
    (rifatto: Record<string, unknown>): Attacco =>
    (subject) =>
      enter(nuovo(), subject, rifatto);
  const attacchi: [string, Attacco, string | RegExp][] = [
    [
      'wrong state',
      async (subject) => {
        const client = nuovo();
        const { indirizzo, stato } = await begin(client);
        return end(client, prova.enter(indirizzo, subject).replace(stato, `${stato.slice(1)}A`));
      },
      scaduta,
    ],
    ['no state', () => end(nuovo(), '?code=abc'), scaduta],
    [
      'replayed state',
      async (subject) => {
        const client = nuovo();
        const { indirizzo } = await begin(client);
        const { viaggio } = client;
        await end(client, prova.enter(indirizzo, 'nessuno'));
        client.viaggio = viaggio;
        return end(client, prova.enter(indirizzo, subject));
      },
      scaduta,
    ],
    [
      'cookie of another browser',
      async (subject) => {
        const [vittima, attaccante] = [nuovo(), nuovo()];
        const { indirizzo } = await begin(attaccante);
        await begin(vittima);
        return end(vittima, prova.enter(indirizzo, subject));
      },
      scaduta,
    ],
    [
      'eleven minutes later',
      async (subject) => {
        const client = nuovo();
        const { indirizzo } = await begin(client);
        ora += 11 * 60_000;
        return end(client, prova.enter(indirizzo, subject));
      },
      scaduta,
    ],
    [
      'a trip begun to link',
      async (subject) => {
        const client = await loginAs(app, await makeUtente(app));
        const { indirizzo } = await begin(client, 'prova', percorsi.identitaCollega);
        client.cookie = '';
        return end(client, prova.enter(indirizzo, subject));
      },
      scaduta,
    ],
    ['unknown subject', () => enter(nuovo(), 'mai visto'), nonCollegata],
    [
      'the same subject of another issuer',
      async (subject) => {
        const client = nuovo();
        const { indirizzo } = await begin(client, 'altro');
        return end(client, altro.enter(indirizzo, subject));
      },
      nonCollegata,
    ],
    ['wrong nonce', forge({ nonce: 'altro' }), nonValida],
    ['no nonce', forge({ nonce: undefined }), nonValida],
    ['wrong aud', forge({ aud: 'un-altro-client' }), nonValida],
    ['wrong iss', forge({ iss: 'https://altro.example' }), nonValida],
    ['expired token', forge({ exp: 1_700_000_000, iat: 1_699_999_000 }), nonValida],
    ['signature of another key', forge({ firma: 'altra' }), nonValida],
    [
      'an invented code',
      async (subject) => {
        const client = nuovo();
        const { indirizzo } = await begin(client);
        return end(client, prova.enter(indirizzo, subject).replace(/code=\w+/, 'code=inventato'));
      },
      nonValida,
    ],
  ];

  it.each(attacchi)('[SES-041] with %s: 400 and a sentence', async (_, attack, frase) => {
    const { subject } = await makeCollegato();
    const { status, corpo, headers } = await attack(subject);
    expect(status).toBe(400);
    expect(corpo.error_description).toMatch(frase);
    expect(corpo.access_token).toBeUndefined();
    expect(headers.getSetCookie().join()).not.toContain('quadra_sid');
  });

  it('for a disabled user, in the words of an identity that nobody has', async () => {
    const { utente, subject } = await makeCollegato();
    await app.sql('update utente set attivo = false where id = $1', [utente.id]);
    const prima = await countSessioni();
    const { status, corpo } = await enter(nuovo(), subject);
    expect([status, corpo.error_description]).toEqual([400, expect.stringMatching(nonCollegata)]);
    expect(await countSessioni()).toBe(prima);
    expect((await listEsiti(utente)).at(-1)).toBe('credenziali errate');
  });

  it('from another site, or without the header of the pages', async () => {
    for (const percorso of [percorsi.identitaInizio, percorsi.identitaAccesso]) {
      const altrove = await nuovo().send(
        'POST',
        percorso,
        { Fornitore: 'prova', Ritorno: '' },
        {
          origin: 'https://altro.example',
        },
      );
      expect(altrove.status).toBe(403);
      const nudo = await call(app.indirizzo + percorso, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.indirizzo },
        body: JSON.stringify({ Fornitore: 'prova', Ritorno: '' }),
      });
      expect(nudo.status).toBe(403);
    }
  });

  it('when the provider refuses: known anomalies in Italian, never its own words', async () => {
    const come = async (parametri: Record<string, string>) => {
      const client = nuovo();
      const { stato } = await begin(client);
      const { corpo } = await end(client, `?${new URLSearchParams({ ...parametri, state: stato })}`);
      return corpo.error_description as string;
    };
    expect(await come({ error: 'access_denied' })).toMatch(/^Accesso annullato\./);
    const spid = { error: 'access_denied', error_description: 'ErrorCode nr23' };
    expect(await come(spid)).toMatch(/sospesa o revocata/);
    const ignoto = { error: 'access_denied', error_description: 'ErrorCode nr77 <b>ciao</b>' };
    expect(await come(ignoto)).toMatch(/^Il fornitore di identità non ha permesso l’accesso\./);
  });

  it('when the provider is down: an Italian sentence at the start and at the return, 404 for one nobody knows', async () => {
    expect((await nuovo().post(percorsi.identitaInizio, { Fornitore: 'ignoto' })).status).toBe(404);
    const client = nuovo();
    const { indirizzo } = await begin(client, 'guasto');
    guasto.breakDown();
    const ritorno = await end(client, guasto.enter(indirizzo, 'chi'));
    expect([ritorno.status, ritorno.corpo.error_description]).toEqual([
      409,
      expect.stringMatching(/^Il fornitore di identità non risponde\./),
    ]);
    const spento = await startFornitoreFalso('spento');
    await spento.stop();
    const senza = await makeApp({ identita: [spento.fornitore] });
    const inizio = await new Client(senza.indirizzo).post(percorsi.identitaInizio, { Fornitore: 'spento' });
    expect([inizio.status, inizio.corpo.Codice]).toEqual([409, 'FORNITORE_NON_RAGGIUNGIBILE']);
    await senza.stop();
  });

  it('after too many unknown identities from one address', async () => {
    const pieno = await makeApp({ identita: [prova.fornitore] });
    const client = new Client(pieno.indirizzo);
    const stati: number[] = [];
    for (let n = 0; n < 11; n += 1) stati.push((await enter(client, 'ignoto a tutti')).status);
    expect(stati).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await pieno.stop();
  });
});

describe('the link', () => {
  it('wants a recent proof of who is there, leaves an audit row and a mail, and ends the same way', async () => {
    const { utente, client, subject } = await makeCollegato();
    const terzo = await loginAs(app, utente);
    ora += 6 * 60_000;
    expect((await client.post(percorsi.identitaCollega, { Fornitore: 'prova' })).corpo.Codice).toBe(
      'CONFERMA_RICHIESTA',
    );
    expect((await client.delete(percorsi.identitaPropria)).corpo.Codice).toBe('CONFERMA_RICHIESTA');
    await client.post(percorsi.conferma, { Password: utente.password });
    expect((await client.delete(percorsi.identitaPropria)).status).toBe(200);
    expect((await client.post(percorsi.whoami)).corpo.data.MyProviderAccount).toBeNull();
    expect((await terzo.post(percorsi.whoami)).status).toBe(401);
    expect((await client.delete(percorsi.identitaPropria)).corpo.Codice).toBe('IDENTITA_NON_PRESENTE');
    expect((await enter(nuovo(), subject)).status).toBe(400);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where utente_id = $1 and azione like '%collegamento%' order by quando",
      [utente.id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['collegamento identità', 'scollegamento identità']);
    const posta = await app.sql<{ modello: string }>(
      "select modello from messaggio_posta where destinatario = $1 and modello like 'identità%' order by modello",
      [utente.email],
    );
    expect(posta.map(({ modello }) => modello)).toEqual(['identità collegata', 'identità scollegata']);
  });

  it('is not shown to who enters in place of its owner', async () => {
    const { utente, client } = await makeCollegato({ tipologia_utente: tipologiaUtente.OP_STU });
    const vendor = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
    const inizio = { IdUtente: utente.id, Motivo: 'Segnalazione sul quadro RC' };
    expect((await vendor.post(percorsi.sostituzione, inizio)).status).toBe(200);
    expect((await vendor.post(percorsi.whoami)).corpo.data).toMatchObject({
      Id: utente.id,
      MyProviderAccount: null,
    });
    expect((await client.post(percorsi.whoami)).corpo.data.MyProviderAccount).not.toBeNull();
  });

  it('is of one person, and a person has one', async () => {
    const { client, subject } = await makeCollegato();
    expect((await client.post(percorsi.identitaCollega, { Fornitore: 'altro' })).corpo).toMatchObject({
      Codice: 'IDENTITA_GIA_PRESENTE',
      Message: 'Accesso già collegato',
    });
    const secondo = await loginAs(app, await makeUtente(app));
    const { indirizzo } = await begin(secondo, 'prova', percorsi.identitaCollega);
    const esito = await secondo.post(percorsi.identitaPropria, { Ritorno: prova.enter(indirizzo, subject) });
    expect([esito.status, esito.corpo.Codice]).toEqual([409, 'IDENTITA_DI_ALTRI']);
    expect((await secondo.post(percorsi.whoami)).corpo.data.MyProviderAccount).toBeNull();
  });

  it('ends only in the session that began it', async () => {
    const utente = await makeUtente(app);
    const [primo, secondo] = [await loginAs(app, utente), await loginAs(app, await makeUtente(app))];
    const { indirizzo } = await begin(primo, 'prova', percorsi.identitaCollega);
    secondo.viaggio = primo.viaggio;
    const rubato = await secondo.post(percorsi.identitaPropria, {
      Ritorno: prova.enter(indirizzo, 'rubata'),
    });
    expect([rubato.status, rubato.corpo.Codice]).toEqual([400, 'IDENTITA_SCADUTA']);
    const login = await begin(primo);
    const daLogin = await primo.post(percorsi.identitaPropria, {
      Ritorno: prova.enter(login.indirizzo, 'x'),
    });
    expect(daLogin.corpo.Codice).toBe('IDENTITA_SCADUTA');
  });
});

it('the pages keep their isolation, less the hold on the window they open where there are providers', async () => {
  const leggi = async (indirizzo: string, percorso: string) =>
    (await call(indirizzo + percorso)).headers.get('cross-origin-opener-policy');
  expect(await leggi(app.indirizzo, '/login')).toBe('same-origin-allow-popups');
  expect(await leggi(app.indirizzo, '/identita/ritorno?code=1')).toBe('unsafe-none');
  const senza = await makeApp();
  expect(await leggi(senza.indirizzo, '/identita/ritorno')).toBe('same-origin');
  await senza.stop();
});

it('the configuration of the pages tells the providers, and none of their secrets', async () => {
  const { corpo, testo } = await call(app.indirizzo + percorsi.configurazione);
  expect(corpo.data.identita).toContainEqual({
    id: 'prova',
    etichetta: 'Fornitore di prova',
    sistema: 'altro',
  });
  expect(testo).not.toContain('segreto-di-prova');
  expect(testo).not.toContain(prova.fornitore.issuer);
});
