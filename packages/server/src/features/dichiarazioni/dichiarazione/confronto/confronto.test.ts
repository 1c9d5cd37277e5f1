import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { lavoro, makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  client = await loginAs(app, utente);
  studioId = utente.studioId ?? 0;
});
afterAll(() => app.stop());

const crea = async (anno: number, cliente: string): Promise<string> => {
  const risposta = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    IdAnagrafiche: [cliente],
  });
  return risposta.corpo.data.create[0].Codice;
};
const at = (schema: string, anno: number, id: string) => percorso(schema, { anno, prefisso: 'pf', id });
async function save(anno: number, id: string, righi: object, forzature: object = {}): Promise<void> {
  const { corpo } = await client.get(at(percorsi.modello, anno, id));
  const risposta = await client.put(at(percorsi.modello, anno, id), {
    Versione: corpo.data.Versione,
    Righi: righi,
    Forzature: forzature,
  });
  expect(risposta.status).toBe(200);
}
/** A client with a declaration in each of two years. */
async function makeDueAnni(prima: object, dopo: object): Promise<{ vecchia: string; nuova: string }> {
  const { id: cliente } = await makePersona(app, studioId);
  const vecchia = await crea(2024, cliente);
  await save(2024, vecchia, prima);
  const nuova = await crea(2025, cliente);
  await save(2025, nuova, dopo);
  return { vecchia, nuova };
}

describe('every year that has the form', () => {
  it('[TAX-004] makes, saves and counts a declaration of each', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    for (const anno of [2020, 2021, 2022, 2023, 2024, 2025, 2026]) {
      const id = await crea(anno, cliente);
      await save(anno, id, lavoro);
      const { corpo } = await client.get(at(percorsi.modello, anno, id));
      expect([anno, corpo.data.Calcolati['RN26.2'].stato]).toEqual([anno, 'completo']);
    }
  });
});

describe('year against year', () => {
  it('splits each difference, and the parts sum to it', async () => {
    const { vecchia, nuova } = await makeDueAnni(
      { ...lavoro, 'RC1.3': 20_000 },
      { ...lavoro, 'RC1.3': 21_000 },
    );
    const { status, corpo } = await client.get(at(percorsi.modelloConfronto, 2025, nuova));
    expect([status, corpo.data.Precedente]).toEqual([200, { Anno: 2024, Id: vecchia }]);
    const netta = corpo.data.Voci.find((v: { ChiaveDopo: string }) => v.ChiaveDopo === 'RN26.2');
    expect(netta).toMatchObject({
      Prima: 2_058,
      Dopo: 2_279,
      Differenza: 221,
      Attribuzione: { Dati: 331, Legge: 0, Parametri: -110 },
    });
    // The same difference in the two orders: 1.000 euro more cost 341 under the rates of 2023, 321 under those of 2024.
    const inOrdine = corpo.data.Imposte.find(({ Tappa }: { Tappa: string | null }) => Tappa === 'netta');
    expect([inOrdine.PrimaIDati, inOrdine.PrimaLeRegole]).toEqual([
      { Dati: 341, Legge: 0, Parametri: -120 },
      { Dati: 321, Legge: 0, Parametri: -100 },
    ]);
  });

  it('is empty where there is no year before; another studio finds nothing', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    const id = await crea(2025, cliente);
    const { corpo } = await client.get(at(percorsi.modelloConfronto, 2025, id));
    expect(corpo.data).toEqual({
      ...{ Precedente: null, Voci: [], SoloPrima: [], SoloDopo: [] },
      CascataPrima: [],
      Imposte: [],
    });
    const altrui = await loginAs(app, await makeUtente(app));
    const stati = await Promise.all(
      [
        percorsi.modelloConfronto,
        percorsi.modelloRiportoAnno,
        percorsi.modelloMomenti,
        percorsi.modelloMomento,
      ].map(async (schema) => (await altrui.get(at(schema, 2025, id))).status),
    );
    expect(stati).toEqual([404, 404, 404, 404]);
  });
});

describe('what comes again', () => {
  it('proposes employers and credits, writes nothing, and is taken by saving', async () => {
    const { nuova } = await makeDueAnni({ ...lavoro, 'RC10.1': 9_000 }, {});
    const prima = await client.get(at(percorsi.modello, 2025, nuova));
    const { corpo } = await client.get(at(percorsi.modelloRiportoAnno, 2025, nuova));
    const proposti = Object.fromEntries(
      corpo.data.Voci.map(({ A, Valore }: { A: string; Valore: unknown }) => [A, Valore]),
    );
    expect(proposti).toMatchObject({ 'RC1.1': '2', 'RC1.2': '1', 'FR3.1': 'F205' });
    expect(proposti['RN36.2']).toBeGreaterThan(0);
    expect(corpo.data.DaCompilare.map(({ Chiave }: { Chiave: string }) => Chiave)).toContain('RC1.3');
    const dopo = await client.get(at(percorsi.modello, 2025, nuova));
    expect(dopo.corpo.data.Versione).toBe(prima.corpo.data.Versione);
    await save(2025, nuova, { 'RN36.2': proposti['RN36.2'] });
    const { corpo: salvata } = await client.get(at(percorsi.modello, 2025, nuova));
    expect(salvata.data.Righi['RN36.2']).toBe(proposti['RN36.2']);
  });
});

describe('time machine', () => {
  it('gives the declaration as it was, at a version or at an instant', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    const id = await crea(2025, cliente);
    await save(2025, id, lavoro);
    const { corpo: primo } = await client.get(at(percorsi.modello, 2025, id));
    await save(2025, id, { 'RC1.3': 40_000 }, { 'RN7.1': { valore: 1_000, motivo: 'conguaglio' } });
    const versione = primo.data.Versione;
    const { corpo } = await client.get(`${at(percorsi.modelloMomento, 2025, id)}?versione=${versione}`);
    expect(corpo.data.Righi).toEqual(primo.data.Righi);
    expect(corpo.data.Calcolati['RN26.2']).toEqual(primo.data.Calcolati['RN26.2']);
    const al = encodeURIComponent(corpo.data.Quando);
    const istante = await client.get(`${at(percorsi.modelloMomento, 2025, id)}?al=${al}`);
    expect(istante.corpo.data.Versione).toBe(versione);
    const adesso = await client.get(at(percorsi.modelloMomento, 2025, id));
    const { corpo: attuale } = await client.get(at(percorsi.modello, 2025, id));
    expect([adesso.corpo.data.Righi, adesso.corpo.data.Forzature, adesso.corpo.data.Calcolati]).toEqual([
      attuale.data.Righi,
      attuale.data.Forzature,
      attuale.data.Calcolati,
    ]);
  });

  it('says who changed a result and by how much; refuses what never was', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    const id = await crea(2025, cliente);
    await save(2025, id, lavoro);
    await save(2025, id, { 'RC1.3': 31_000 });
    const { corpo } = await client.get(`${at(percorsi.modelloMomenti, 2025, id)}?chiave=RN5.1`);
    expect(corpo.data.Momenti.slice(-2)).toMatchObject([
      { Valore: 7_140, Effetto: 7_140 },
      { Valore: 7_490, Effetto: 350, Caselle: 1 },
    ]);
    const { corpo: senza } = await client.get(at(percorsi.modelloMomenti, 2025, id));
    expect(senza.data.Chiave).toBe('RN26.2');
    const stati = await Promise.all(
      [
        'momenti?chiave=RN99.1',
        'momenti?chiave=x',
        'momento?versione=99',
        'momento?al=ieri',
        'momento?al=2001-01-01T00:00:00Z',
      ].map(async (coda) => (await client.get(`${at(percorsi.modello, 2025, id)}/${coda}`)).status),
    );
    expect(stati).toEqual([404, 400, 404, 400, 404]);
  });
});
