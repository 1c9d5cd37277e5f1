import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { HEADER_APP, percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../test/client.ts';
import { dichiarazioni, makeDichiarazione } from '../../test/dichiarazioni.ts';
import { makeUtente, type UtenteDiProva } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

/** What arrives broken, forged or out of every measure. */
let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp();
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const sendBody = (body: BodyInit, tipo = 'application/json', altri: Record<string, string> = {}) =>
  call(app.indirizzo + percorsi.anagraficaLista, {
    method: 'POST',
    headers: {
      'content-type': tipo,
      cookie: client.cookie,
      origin: app.indirizzo,
      [HEADER_APP]: 'prova',
      ...altri,
    },
    body,
  });

describe('credentials of two kinds', () => {
  it('[bad input 5] of two sessions, or a handle without its cookie, are worth nothing; nor is a written cookie', async () => {
    const altro = await loginAs(app, await makeUtente(app));
    const mista = await client.send('POST', percorsi.whoami, {}, { authorization: `Bearer ${altro.token}` });
    expect(mista.status).toBe(401);
    const nuda = await call(app.indirizzo + percorsi.whoami, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(nuda.status).toBe(401);
    for (const chi of [client, altro]) expect((await chi.post(percorsi.whoami)).status).toBe(200);

    const user = Buffer.from(JSON.stringify({ tipologiaUtente: 0, potere: 9 })).toString('base64');
    const { corpo } = await client.send(
      'POST',
      percorsi.whoami,
      {},
      {
        cookie: `${client.cookie}; ELMAS_user=${user}; ELMAS_permissions=${btoa('[9]')}; ELMAS_debug=dHJ1ZQ==`,
      },
    );
    expect(corpo.data.TipologiaUtente).toBe(tipologiaUtente.AMM_STU);
    const posta = await client.send(
      'POST',
      percorsi.postaLista,
      {},
      { cookie: `${client.cookie}; ELMAS_user=${user}` },
    );
    expect(posta.status).toBe(403);
  });
});

describe('a body of JSON', () => {
  it('[bad input 31] out of measure or broken is refused in its class, without stopping the server', async () => {
    const casi: [nome: string, body: BodyInit, stati: number[], altri?: Record<string, string>][] = [
      ['10,000 levels', `{"Filter":{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`, [400]],
      ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join(',')}}`, [413]],
      ['many keys', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`, [400]],
      ['the same key twice', '{"PageSize":"x","PageSize":{}}', [200, 400]],
      ['1e999', '{"Filter":{"IdStudio":1e999}}', [400]],
      ['half a character', '{"Filter":{"Denominazione":"\\ud800"}}', [400]],
      ['__proto__', '{"__proto__":{"x":1}}', [400]],
      ['constructor', '{"constructor":{"prototype":{"x":1}}}', [400]],
      ['cut', '{"Filter":', [400]],
      ['a list', '[]', [400]],
      ['a text', '"x"', [400]],
      ['NaN', '{"PageNo":NaN}', [400]],
      ['gzip', gzipSync('{}'), [415], { 'content-encoding': 'gzip' }],
      ['xml', '<x/>', [415]],
    ];
    for (const [nome, body, stati, altri] of casi) {
      const tipo = nome === 'xml' ? 'application/xml' : 'application/json';
      const risposta = await sendBody(body, tipo, altri).catch(() => ({ status: 413, corpo: undefined }));
      expect([nome, risposta.status, stati.includes(risposta.status)]).toEqual([nome, risposta.status, true]);
      if (risposta.status === 400) expect(risposta.corpo.Message).toMatch(/^(Dati non validi|Richiesta non)/);
    }
    expect((await sendBody('\ufeff{}')).status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(app.log.filter((riga) => riga.includes('"level":50'))).toEqual([]);
  });
});

describe('a body out of measure', () => {
  it('[bad input 31] never holds the others up: the loop goes on turning', async () => {
    const nomi = (quanti: number) => Array.from({ length: quanti }, (_, n) => `"k${n}":1`).join(',');
    const corpi = [
      `{"Filter":{"x":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
      `{${nomi(60_000)}}`,
      `{"Filter":{${nomi(60_000)}}}`,
      `{"PageSize":"${'x'.repeat(900_000)}"}`,
      `{"Anagrafiche":[${Array.from({ length: 200_000 }, () => '[]').join(',')}]}`,
      `{"Order":[${Array.from({ length: 150_000 }, () => '"a"').join(',')}]}`,
    ].map((corpo) => Buffer.from(corpo));
    await sendBody('{}');
    const ritardo = monitorEventLoopDelay({ resolution: 5 });
    ritardo.enable();
    for (const corpo of corpi) expect([200, 400, 413]).toContain((await sendBody(corpo)).status);
    ritardo.disable();
    // Wide: the machine of the tests may be doing anything else. A body that stopped the server would be far beyond.
    expect(ritardo.max / 1e6).toBeLessThan(4_000);
  });
});

describe('numbers and days as nobody writes them', () => {
  it('[bad input 18] are refused by the name of the casella, and nothing is saved', async () => {
    const id = await makeDichiarazione(app, client, utente.studioId ?? 0);
    const prima = (await dichiarazioni.leggi(client, id)).corpo.data;
    const cattivi = [
      '1,2,3',
      '--5',
      '5-',
      '.',
      '1e5',
      'NaN',
      '9'.repeat(400),
      '٣',
      1.5,
      1e300,
      null,
      true,
      {},
    ];
    for (const valore of cattivi.filter((v) => v !== null)) {
      const { status, corpo } = await dichiarazioni.salva(client, id, prima.Versione, { 'RC1.3': valore });
      expect([valore, [400, 422].includes(status), Object.keys(corpo.ModelState ?? {})[0]]).toEqual([
        valore,
        true,
        expect.stringContaining('RC1.3'),
      ]);
    }
    expect((await dichiarazioni.leggi(client, id)).corpo.data.Righi).toEqual(prima.Righi);
  });

  it('[bad input 20] that do not exist are refused by the name of the field', async () => {
    const persona = {
      Tipo: 'PF',
      CodiceFiscale: 'RSSMRA80A01H501U',
      Cognome: 'Rossi',
      Nome: 'Mario',
      DomicilioFiscale: { Comune: 'H501' },
    };
    for (const DataNascita of [
      '2025-02-29',
      '2025-04-31',
      '29/02/2025',
      '0001-01-01',
      '9999-12-31',
      '2026-03-29T02:30',
      '20250101',
    ]) {
      const { status, corpo } = await client.post(percorsi.anagrafica, { ...persona, DataNascita });
      expect([DataNascita, status, corpo.ModelState?.DataNascita?.[0]]).toEqual([
        DataNascita,
        400,
        'Data non valida.',
      ]);
    }
  });
});

describe('the two states of the portal', () => {
  it('[CFG-018] are one setting, that the pages are told before login', async () => {
    const unico = await makeApp({ portaleUnico: true });
    const read = async (indirizzo: string) =>
      (await call(indirizzo + percorsi.configurazione)).corpo.data.portaleUnico;
    expect([await read(app.indirizzo), await read(unico.indirizzo)]).toEqual([false, true]);
    await unico.stop();
  });
});

describe('a login that fails of its own', () => {
  it('[ERR-031] says so, and nothing of the inside', async () => {
    await app.sql('alter table accesso rename to accesso_x');
    const { status, corpo, testo } = await new Client(app.indirizzo).login(utente);
    await app.sql('alter table accesso_x rename to accesso');
    expect([status, corpo.error, corpo.error_description]).toEqual([
      500,
      'server_error',
      'Errore durante il login.',
    ]);
    expect(testo).not.toMatch(/relation|accesso_|select/i);
  });
});
