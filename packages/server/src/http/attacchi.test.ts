import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { dichiarazioni, makeDichiarazione } from '../../test/dichiarazioni.ts';
import { makeUtente, PASSWORD, type UtenteDiProva } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { makeApp as makePorta } from '../app.ts';

/** What somebody tried against the door once, and must not work again. */
let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
let dichiarazione: string;
beforeAll(async () => {
  app = await makeApp({ origini: ['https://login.example.it'] });
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
  dichiarazione = await makeDichiarazione(app, client, utente.studioId ?? 0);
});
afterAll(() => app.stop());

const FORM = 'application/x-www-form-urlencoded';
const MEZZO = '\ud800';
const un = (modello: string, altri: Record<string, string> = {}) =>
  percorso(modello, { anno: 2025, prefisso: 'pf', id: dichiarazione, ...altri });

describe('the page of somebody else', () => {
  it('cannot take the cookie away: the browser sends none with it, and gets no answer that deletes it', async () => {
    for (const headers of [
      { origin: 'https://male.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ]) {
      const uscita = await call(app.indirizzo + percorsi.logout, {
        method: 'POST',
        headers: { ...headers, 'content-type': FORM },
        body: 'a=1',
      });
      expect(uscita.status).toBe(403);
      expect(uscita.headers.getSetCookie()).toEqual([]);
      expect(uscita.headers.get('clear-site-data')).toBeNull();
    }
  });

  it('cannot log in from a neighbouring host, while a configured login page can', async () => {
    const enter = (headers: Record<string, string>) =>
      call(app.indirizzo + percorsi.token, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ username: utente.email, password: PASSWORD, grant_type: 'password' }),
      });
    for (const provenienza of ['same-site', 'none', 'cross-site']) {
      expect((await enter({ 'sec-fetch-site': provenienza })).status).toBe(403);
    }
    expect((await enter({ 'sec-fetch-site': 'same-origin', origin: app.indirizzo })).status).toBe(200);
    const nota = { 'sec-fetch-site': 'cross-site', origin: 'https://login.example.it' };
    expect((await enter(nota)).status).toBe(200);
  });
});

describe('half a character', () => {
  it('is refused with 400 wherever it is, in a value or in a name', async () => {
    const indirizzo = { Comune: 'H501', Via: MEZZO };
    const societa = { Tipo: 'SD', CodiceFiscale: '00743110157', RagioneSociale: 'Alfa' };
    const tentativi: [string, 'POST' | 'PUT', unknown, string][] = [
      [percorsi.anagrafica, 'POST', { ...societa, DomicilioFiscale: indirizzo }, 'DomicilioFiscale.Via'],
      [percorsi.anagrafica, 'POST', { ...societa, RagioneSociale: MEZZO }, 'RagioneSociale'],
      [percorsi.anagraficaLista, 'POST', { Filter: { Denominazione: MEZZO } }, 'Filter.Denominazione'],
      [un(percorsi.modello), 'PUT', { Versione: 1, Righi: { 'FR2.2': MEZZO } }, 'Righi.FR2.2'],
      [
        un(percorsi.modello),
        'PUT',
        { Versione: 1, Righi: {}, Forzature: { 'RN1.1': { valore: 1, motivo: `${MEZZO}aaa` } } },
        'Forzature.RN1.1.motivo',
      ],
      [un(percorsi.modelloBozza), 'PUT', { Quadro: 'RC', Righi: { 'RC1.1': MEZZO } }, 'Righi.RC1.1'],
      [un(percorsi.modelloBozza), 'PUT', { Quadro: 'RC', Righi: { [MEZZO]: 1 } }, 'Righi'],
    ];
    for (const [url, metodo, corpo, campo] of tentativi) {
      const risposta = await client.send(metodo, url, corpo);
      expect([url, risposta.status, risposta.corpo.ModelState]).toEqual([
        url,
        400,
        { [campo]: ['Carattere non ammesso'] },
      ]);
    }
    const intero = await client.put(un(percorsi.modelloBozza), { Quadro: 'FR', Righi: { 'FR2.2': '𝄞' } });
    expect(intero.status).toBe(200);
  });
});

describe('a control character', () => {
  it('is refused with 400 on its field; tab and new line are text', async () => {
    const societa = { Tipo: 'SD', CodiceFiscale: '00743110157', RagioneSociale: 'Alfa' };
    for (const carattere of [
      '\u0000',
      '\u0007',
      '\u000b',
      '\u000c',
      '\u001b',
      '\u007f',
      '\u0085',
      '\u009f',
    ]) {
      const RagioneSociale = `Al${carattere}fa`;
      const { status, corpo } = await client.post(percorsi.anagrafica, { ...societa, RagioneSociale });
      expect([carattere, status, corpo.ModelState]).toEqual([
        carattere,
        400,
        { RagioneSociale: ['Carattere non ammesso'] },
      ]);
    }
    const Righi = { 'FR2.2': 'a\tb\r\nc' };
    expect((await client.put(un(percorsi.modelloBozza), { Quadro: 'FR', Righi })).status).toBe(200);
  });
});

describe('numbers and sizes beyond reason', () => {
  it('of a version are refused by its name', async () => {
    for (const Versione of [-1e12, -1, 0]) {
      const { status, corpo } = await client.put(un(percorsi.modello), { Versione, Righi: { 'RC1.3': 1 } });
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Versione']]);
    }
    const futura = await client.put(un(percorsi.modello), { Versione: 1e12, Righi: { 'RC1.3': 1 } });
    expect(futura.corpo.Codice).toBe('RECORD_MODIFICATO');
  });

  it('of names get one sentence, not one for each name', async () => {
    const tanti = (quanti: number, valore: unknown) =>
      Object.fromEntries(Array.from({ length: quanti }, (_, n) => [`R${n}`, valore]));
    const forzatura = { valore: 1, motivo: 'prova' };
    const casi: [string, 'POST' | 'PUT', unknown, string][] = [
      [percorsi.anagraficaLista, 'POST', { Filter: tanti(40_000, 1) }, 'Richiesta'],
      [percorsi.anagraficaLista, 'POST', { Filter: tanti(51, 1) }, 'Filter'],
      [un(percorsi.modelloSimula), 'POST', { righi: tanti(60_000, 1) }, 'Richiesta'],
      [un(percorsi.modelloSimula), 'POST', { righi: tanti(2001, 1) }, 'righi'],
      [un(percorsi.modello), 'PUT', { Versione: 1, Righi: tanti(2001, 1) }, 'Righi'],
      [
        un(percorsi.modello),
        'PUT',
        { Versione: 1, Righi: {}, Forzature: tanti(501, forzatura) },
        'Forzature',
      ],
    ];
    for (const [url, metodo, corpo, campo] of casi) {
      const risposta = await client.send(metodo, url, corpo);
      expect([url, risposta.status, Object.keys(risposta.corpo.ModelState)]).toEqual([url, 400, [campo]]);
    }
  });

  it('of an override are refused by the name of its casella', async () => {
    const chiave = 'RN4.1';
    for (const valore of [1e11, -1e11, 9_007_199_254_740_991, 1e300, 0.5]) {
      const corpo = { Versione: 1, Righi: {}, Forzature: { [chiave]: { valore, motivo: 'prova' } } };
      const risposta = await client.put(un(percorsi.modello), corpo);
      expect([valore, risposta.status, Object.keys(risposta.corpo.ModelState)]).toEqual([
        valore,
        400,
        [`Forzature.${chiave}`],
      ]);
    }
  });

  it('of modules are refused in a draft as in a save', async () => {
    const righi = { 'RC1.3#999': 1 };
    const bozza = await dichiarazioni.bozza(client, dichiarazione, 'RC', righi);
    expect([bozza.status, Object.keys(bozza.corpo.ModelState)]).toEqual([400, ['Righi.RC1.3#999']]);
  });
});

describe('an address that is no page', () => {
  it('is 404, never the page and never another place', async () => {
    const conPagine = await makeApp({ pagine: new URL('../../test/pagine', import.meta.url).pathname });
    for (const strano of [
      '//male.example/x',
      '/%2f%2fmale.example',
      '/%5cmale.example',
      '/..%2f..%2fetc%2fpasswd',
      '/a%00b',
      '/.git/config',
      '/.env',
    ]) {
      const { status, headers } = await call(conPagine.indirizzo + strano);
      expect([strano, status, headers.get('location')]).toEqual([strano, 404, null]);
    }
    expect((await call(`${conPagine.indirizzo}/anagrafica/123`)).status).toBe(200);
    await conPagine.stop();
  });
});

describe('the numbers of the house', () => {
  it('are in production for who has their password alone, from near or far', async () => {
    const metricheToken = 'numeri-della-casa-1';
    const indirizzoPubblico = 'https://quadra.example.it';
    const vera = await makeApp({ ambiente: 'produzione', indirizzoPubblico, metricheToken });
    const read = (authorization?: string) =>
      call(`${vera.indirizzo}/metrics`, { headers: authorization ? { authorization } : {} });
    expect((await read()).status).toBe(404);
    expect((await read(`Bearer ${metricheToken}x`)).status).toBe(404);
    expect((await read(`Bearer ${metricheToken}`)).testo).toContain('quadra_http_seconds');
    await vera.stop();
  });
});

describe('who writes a byte now and then', () => {
  it('has less time for the headers than for the whole: with more, Node gives the whole the longer of the two', async () => {
    const porta = await makePorta(app.servizi);
    const { headersTimeout, requestTimeout } = porta.server;
    await porta.close();
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThan(requestTimeout);
    expect(requestTimeout).toBeLessThanOrEqual(30_000);
  });
});

describe('a flood at the login', () => {
  it('is stopped before it fills the record of the attempts', async () => {
    const altra = await makeApp();
    const enter = () =>
      call(altra.indirizzo + percorsi.token, {
        method: 'POST',
        body: new URLSearchParams({ username: 'x@example.it', password: 'x', grant_type: 'password' }),
      });
    const esiti = [];
    for (let n = 0; n < 310; n += 1) esiti.push(await enter());
    expect(esiti.map(({ status }) => status).filter((stato) => stato === 400)).toHaveLength(10);
    expect(esiti.at(-1)?.corpo.error).toBe('temporarily_unavailable');
    expect(await altra.sql('select count(*)::int as n from accesso')).toEqual([{ n: 300 }]);
    await altra.stop();
  });
});

describe('who is logged in', () => {
  it('[bad input 16] cannot write what is not asked: studio, state, archive, power', async () => {
    const prima = (await dichiarazioni.leggi(client, dichiarazione)).corpo.data;
    await client.put(un(percorsi.modello), {
      Versione: prima.Versione,
      Righi: {},
      IdStudio: 1,
      Stato: 'Chiusa',
      StatiQuadri: { RC: 'completo' },
    });
    const dopo = (await dichiarazioni.leggi(client, dichiarazione)).corpo.data;
    expect([dopo.IdStudio, dopo.Stato, dopo.StatiQuadri]).toEqual([
      prima.IdStudio,
      'Aperta',
      prima.StatiQuadri,
    ]);
    await client.put(percorsi.preferenze, { TipologiaUtente: 0, Sviluppatore: true, StudioId: 1 });
    const { data } = (await client.post(percorsi.whoami)).corpo;
    expect([data.TipologiaUtente, data.StudioId]).toEqual([tipologiaUtente.AMM_STU, utente.studioId]);
  });

  it('sends a body of another kind in vain', async () => {
    for (const tipo of [
      'text/plain',
      'text/plain; application/json',
      FORM,
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await call(app.indirizzo + percorsi.preferenze, {
        method: 'PUT',
        headers: {
          'content-type': tipo,
          cookie: client.cookie,
          origin: app.indirizzo,
          [HEADER_APP]: 'x',
        },
        body: '{"Skin":"green"}',
      });
      expect([tipo, status]).toEqual([tipo, 415]);
    }
  });
});
