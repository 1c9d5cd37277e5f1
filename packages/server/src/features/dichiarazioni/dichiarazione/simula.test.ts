import { percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { type EsitoCasella, loadModello, quadroOf } from '@quadra/fisco';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { lavoro } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
const simula = percorso(percorsi.modelloSimula, { anno: 2025, prefisso: 'pf' });

beforeAll(async () => {
  app = await makeApp();
  client = await loginAs(app, await makeUtente(app));
});
afterAll(() => app.stop());

describe('POST /api/{anno}/pf/simula', () => {
  it('answers every computed rigo exactly as the engine counts it', async () => {
    const righi = { 'FR3.1': 'F205', 'FR4.1': 'F205', ...lavoro };
    const risposta = await client.post(simula, { righi });
    const modello = await loadModello(2025, 'redditi-pf');
    const atteso = modello?.createCalcolo(righi).computed();

    expect(risposta.status).toBe(200);
    expect(risposta.corpo.data).toMatchObject({ anno: 2025, annoImposta: 2024, modello: 'redditi-pf' });
    expect(risposta.corpo.data.righi).toEqual(JSON.parse(JSON.stringify(atteso)));
    expect(risposta.corpo.data.righi['RN26.2'].valore).toBeGreaterThan(0);
  });

  it('says what is missing instead of a zero', async () => {
    const risposta = await client.post(simula, { righi: { 'RC1.1': '2', 'RC1.3': 30000 } });
    const netta = risposta.corpo.data.righi['RN26.2'];
    expect(netta.stato).toBe('incompleto');
    expect(netta.valore).toBeUndefined();
    expect(netta.mancano[0].dati[0].chiave).toBe('RC6.1');
  });

  it.each([
    [
      'days above the year',
      { 'RC6.1': 300, 'RC6.2': 100, 'RC1.1': '2', 'RC1.3': 30_000 },
      'GIORNI_OLTRE_ANNO',
    ],
    [
      'two spouses for more than a year',
      { 'FA1.1': 'C', 'FA1.5': 12, 'FA2.1': 'C', 'FA2.5': 1, 'RL2.2': 20_000 },
      'CONIUGI_OLTRE_ANNO',
    ],
    ['a flat regime above 100,000 euro', { 'LM22.3': 100_001, 'LM22.1': '702209' }, 'FORFETTARIO_USCITA'],
  ])('says what the checks find: %s', async (_, righi, codice) => {
    const { rilievi } = (await client.post(simula, { righi })).corpo.data;
    expect(rilievi).toContainEqual(
      expect.objectContaining({
        livello: 'bloccante',
        codice,
        chiave: Object.keys(righi)[0],
        frase: expect.stringMatching(/\.$/),
      }),
    );
  });

  it('has no finding where there is nothing to say', async () => {
    const { rilievi } = (
      await client.post(simula, { righi: { 'FR3.1': 'F205', 'FR4.1': 'F205', ...lavoro } })
    ).corpo.data;
    expect(rilievi).toEqual([]);
  });

  it('says of which quadri the figures are «indicativo», and why', async () => {
    const righi = { 'RC1.1': '2', 'RC1.3': 20_000, 'RC6.1': 365 };
    const { data } = (
      await client.post(percorso(percorsi.modelloSimula, { anno: 2020, prefisso: 'pf' }), { righi })
    ).corpo;
    const incerti = Object.entries<EsitoCasella>(data.righi).flatMap(([chiave, { stato, precisione }]) =>
      precisione === 'indicativo' && stato !== 'vuoto' ? [quadroOf(chiave)] : [],
    );
    expect(incerti.length).toBeGreaterThan(0);
    expect(data.indicativi.map(({ quadro }: { quadro: string }) => quadro).sort()).toEqual(
      [...new Set(incerti)].sort(),
    );
    const modello = await loadModello(2020, 'redditi-pf');
    for (const { quadro, nota } of data.indicativi)
      expect(nota).toBe(modello?.quadri.find(({ codice }) => codice === quadro)?.nota ?? '');
  });

  it('says of a quadro that is not handled that it is not, and not that it is unknown', async () => {
    const modello = await loadModello(2025, 'redditi-sc');
    const codice = modello?.quadri.find(({ copertura }) => copertura === 'non gestito')?.codice;
    const dove = percorso(percorsi.modelloSimula, { anno: 2025, prefisso: 'sc' });
    const risposta = await client.post(dove, { righi: { [`${codice}1.1`]: 5 } });
    expect(risposta.corpo.ModelState).toEqual({
      [`righi.${codice}1.1`]: [`Rigo ${codice}1.1: il quadro ${codice} non è gestito.`],
    });
  });

  it('refuses by name what is not known at the top, instead of counting without it', async () => {
    const corpo = { Righi: { 'RC6.1': 200 }, forzature: {}, righi: lavoro };
    const risposta = await client.post(simula, corpo);
    expect([risposta.status, risposta.corpo.Codice]).toEqual([400, 'RICHIESTA_NON_VALIDA']);
    expect(risposta.corpo.ModelState).toEqual({
      Righi: [testiCampo.SCONOSCIUTO],
      forzature: [testiCampo.SCONOSCIUTO],
    });
    expect((await client.post(simula, { righi: lavoro, appid: 'quadra' })).status).toBe(200);
  });

  it('refuses by name unknown righi, wrong values, computed caselle and too many moduli', async () => {
    const risposta = await client.post(simula, {
      righi: {
        'RC99.1': 1,
        'RC1.3': -5,
        'RC6.1': 'molti',
        'RN26.2': 10,
        'RC1.3#999': 1,
        'RC1.3#1': 1,
        'RC2.3': 100,
      },
    });
    expect(risposta.status).toBe(400);
    expect(Object.keys(risposta.corpo.ModelState).sort()).toEqual([
      'righi.RC1.3',
      'righi.RC1.3#1',
      'righi.RC1.3#999',
      'righi.RC6.1',
      'righi.RC99.1',
      'righi.RN26.2',
    ]);
    expect(risposta.corpo.ModelState['righi.RC99.1']).toEqual(['Rigo sconosciuto: RC99.1']);
  });

  it('refuses names of the language itself as righi', async () => {
    const corpo = '{"righi":{"constructor":1,"toString":1}}';
    const risposta = await call(app.indirizzo + simula, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await bearer()}` },
      body: corpo,
    });
    expect(risposta.status).toBe(400);
    expect(risposta.corpo.ModelState['righi.constructor']).toEqual(['Rigo sconosciuto: constructor']);
  });

  it('saves nothing', async () => {
    await client.post(simula, { righi: lavoro });
    expect(await app.sql('select 1 from dichiarazione')).toEqual([]);
    expect(await app.sql('select 1 from dichiarazione_modifica')).toEqual([]);
  });

  it('answers 404 for a year that cannot be chosen and for what is not a year', async () => {
    for (const anno of ['2018', '2027', '1e3', 'abc']) {
      const risposta = await client.post(`/api/${anno}/pf/simula`, { righi: {} });
      expect([risposta.status, risposta.corpo.Codice]).toEqual([404, 'ANNO_NON_DISPONIBILE']);
    }
  });

  it('asks for a session', async () => {
    const risposta = await call(app.indirizzo + simula, { method: 'POST' });
    expect(risposta.status).toBe(401);
  });

  it('is documented with an example', async () => {
    const { corpo } = await client.get('/api/openapi.json');
    const operazione = corpo.paths['/api/{anno}/{prefisso}/simula'].post;
    const { example } = operazione.requestBody.content['application/json'];
    expect(operazione.summary).toContain('senza salvarla');
    expect((await client.post(simula, example)).status).toBe(200);
  });
});

async function bearer(): Promise<string> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS });
  const risposta = await call(app.indirizzo + percorsi.token, {
    method: 'POST',
    body: new URLSearchParams({
      username: utente.email,
      password: utente.password,
      grant_type: 'password',
    }),
  });
  return risposta.corpo.access_token;
}
