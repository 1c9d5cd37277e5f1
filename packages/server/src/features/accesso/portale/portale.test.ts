import { percorsi, tipologiaUtente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { makeApp } from '../../../../test/make-app.ts';
import { listPosta } from '../../../../test/posta.ts';
import { suiteDiProva } from '../../../config-suite.ts';
import { type Config, ErroreAvvio, readConfig } from '../../../main.ts';

const portale = {
  uscita: 'https://portale.example/uscita',
  studio: 'https://studi.example',
  privato: 'https://privati.example',
  azienda: 'https://aziende.example',
};
const indirizzoPubblico = 'https://login.quadra.example';
async function readPagine(impostazioni: Partial<Config>) {
  const app = await makeApp({ suite: { ...suiteDiProva, portale }, ...impostazioni });
  const { corpo, headers } = await call(app.indirizzo + percorsi.configurazione);
  await app.stop();
  return { dati: corpo.data, csp: headers.get('content-security-policy') ?? '' };
}
const readErrore = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (errore) {
    return errore instanceof ErroreAvvio ? errore.message : String(errore);
  }
};

describe('what the pages are told of the environment', () => {
  it('[SES-024] [SES-029] the addresses of the portal in production, none elsewhere', async () => {
    expect((await readPagine({ ambiente: 'produzione', indirizzoPubblico })).dati.portale).toEqual(portale);
    expect((await readPagine({ ambiente: 'test' })).dati.portale).toBeNull();
  });

  it('[DIC-041] where the models and their instructions are kept, or nowhere', async () => {
    const letti = readConfig({ MODEL_FILES_URL: 'https://modelli.example/quadra/' });
    expect(letti.modelliUrl).toBe('https://modelli.example/quadra');
    expect((await readPagine({ modelliUrl: letti.modelliUrl })).dati.modelliUrl).toBe(letti.modelliUrl);
    expect((await readPagine({ modelliUrl: readConfig({}).modelliUrl })).dati.modelliUrl).toBeNull();
    expect(readErrore({ MODEL_FILES_URL: 'modelli' })).toContain(
      'MODEL_FILES_URL: non è un indirizzo http(s)',
    );
  });

  it('[SES-031] the debug host, that production does not have and refuses to be given', async () => {
    const hostDebug = 'http://127.0.0.1:3001';
    const prova = await readPagine({ hostDebug });
    expect(prova.dati.hostDebug).toBe(hostDebug);
    expect(prova.csp).toContain(`connect-src 'self' ${hostDebug};`);
    const vera = await readPagine({ ambiente: 'produzione', indirizzoPubblico });
    expect([vera.dati.hostDebug, vera.csp.includes("connect-src 'self';")]).toEqual([null, true]);
    expect(readErrore({ QUADRA_AMBIENTE: 'produzione', QUADRA_HOST_DEBUG: hostDebug })).toContain(
      'QUADRA_HOST_DEBUG: in produzione non c’è',
    );
  });

  it('[SES-031] [SES-005] whoami tells the debug flag of the session', async () => {
    const app = await makeApp();
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS });
    const client = await loginAs(app, utente);
    const readDebug = async () => (await client.post(percorsi.whoami)).corpo.data.Sessione.Debug;
    expect(await readDebug()).toBe(false);
    await app.sql('update sessione set debug = true');
    expect(await readDebug()).toBe(true);
    await app.stop();
  });

  it('[CFG-001] the domain of the cookies of the suite; the one of the session stays of the host alone', async () => {
    const app = await makeApp({ ambiente: 'produzione', indirizzoPubblico, dominioCookie: 'quadra.example' });
    expect((await call(app.indirizzo + percorsi.configurazione)).corpo.data.dominioCookie).toBe(
      'quadra.example',
    );
    const { email, password } = await makeUtente(app);
    const accesso = await call(app.indirizzo + percorsi.token, {
      method: 'POST',
      body: new URLSearchParams({ username: email, password, grant_type: 'password' }),
    });
    const cookie = accesso.headers.getSetCookie().find((riga) => riga.includes('quadra_sid'));
    expect(cookie).toMatch(
      /^__Host-quadra_sid=[\w-]{43}; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await app.stop();
  });

  it('[CFG-001] a domain that is none, or of somebody else, stops the start with its name', () => {
    const pubblico = { QUADRA_INDIRIZZO_PUBBLICO: indirizzoPubblico };
    for (const QUADRA_DOMINIO_COOKIE of ['quadra', 'https://quadra.example', '127.0.0.1', 'a b.example'])
      expect(readErrore({ QUADRA_DOMINIO_COOKIE })).toContain('QUADRA_DOMINIO_COOKIE: non è un dominio');
    for (const QUADRA_DOMINIO_COOKIE of ['altra.example', 'adra.example'])
      expect(readErrore({ ...pubblico, QUADRA_DOMINIO_COOKIE })).toContain(
        'QUADRA_DOMINIO_COOKIE: non contiene',
      );
    expect(readConfig({ ...pubblico, QUADRA_DOMINIO_COOKIE: '.quadra.example' }).dominioCookie).toBe(
      'quadra.example',
    );
  });
});

describe('the record of the vendor', () => {
  it('[GES-004] is one row: the call answers it, the mails end with it, what is empty is nowhere', async () => {
    const app = await makeApp();
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS });
    const client = await loginAs(app, utente);
    const nulli = { Sito: null, Email: null, Telefono: null, Indirizzo: null, Logo: null, PartitaIva: null };
    const social = { Facebook: null, Linkedin: null, Twitter: null, Youtube: null };
    const read = async () => (await client.get(percorsi.fornitore)).corpo.data;
    const readUltima = async () => {
      const corpo = JSON.stringify({ Email: utente.email });
      const headers = { 'content-type': 'application/json' };
      await call(app.indirizzo + percorsi.recuperoPassword, { method: 'POST', headers, body: corpo });
      return (await listPosta(app, utente.email))[0];
    };
    expect(await read()).toEqual({ RagioneSociale: 'Quadra', ...nulli, ...social });
    const nuda = await readUltima();
    expect(nuda?.testo.split('\n').at(-1)).toBe('Quadra');
    expect(nuda?.html).not.toMatch(/P\. IVA|null|undefined/);
    await app.sql(
      `update fornitore set ragione_sociale = 'Casa <srl>', partita_iva = '01234567897', email = 'aiuto@casa.example',
         youtube = 'https://youtube.example/casa', logo = '/loghi/casa.svg'`,
    );
    expect(await read()).toMatchObject({
      RagioneSociale: 'Casa <srl>',
      PartitaIva: '01234567897',
      Email: 'aiuto@casa.example',
      Youtube: 'https://youtube.example/casa',
      Logo: '/loghi/casa.svg',
      Sito: null,
    });
    const firmata = await readUltima();
    expect(firmata?.testo.split('\n').slice(-2)).toEqual([
      'Casa <srl> · P. IVA 01234567897',
      'aiuto@casa.example',
    ]);
    expect(firmata?.html).toContain('Casa &#60;srl&#62; · P. IVA 01234567897<br>aiuto@casa.example');
    await expect(
      app.sql("insert into fornitore (id, ragione_sociale) values (2, 'Altra')"),
    ).rejects.toThrow();
    await app.stop();
  });
});
