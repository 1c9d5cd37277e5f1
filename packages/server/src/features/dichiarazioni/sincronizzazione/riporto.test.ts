import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

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

/** A client with a declaration of 2025, tax year 2024. */
async function makeCliente(): Promise<{ cliente: string; id: string }> {
  const { id: cliente } = await makePersona(app, studioId);
  const { corpo } = await dichiarazioni.crea(client, [cliente]);
  return { cliente, id: corpo.data.create[0].Codice };
}
const tutto = (IdAnagrafica: string, altro: object = {}) => [
  { IdAnagrafica, Dal: '2020-01-01', Quota: 100, ...altro },
];
async function make(dove: string, corpo: object): Promise<{ Id: string; Versione: number }> {
  const { status, corpo: letto, testo } = await client.post(dove, corpo);
  if (status !== 201) throw new Error(testo);
  return letto.data;
}
const makeCasa = (cliente: string, altro: object = {}, possesso: object = {}) =>
  make(percorsi.fabbricato, {
    Comune: 'F205',
    Foglio: '12',
    Particella: '345',
    Categoria: 'A/2',
    Rendita: 800,
    Proprietari: tutto(cliente, possesso),
    ...altro,
  });
const contratto = (altro: object = {}) => ({
  Dal: '2023-01-01',
  CodiceIdentificativo: 'TYA23L000000000ZZ',
  Canone: 10_000,
  CodiceCanone: '1',
  ...altro,
});
const propose = async (id: string) => {
  const { status, corpo } = await client.get(
    percorso(percorsi.modelloRiporto, { anno: 2025, prefisso: 'pf', id }),
  );
  return { status, ...corpo.data };
};
/** Takes what is proposed, as a person does after having looked at it, and answers the computed caselle. */
async function carry(id: string): Promise<Record<string, { valore?: unknown }>> {
  const { Righi } = await propose(id);
  const { corpo } = await dichiarazioni.leggi(client, id);
  const salvata = await dichiarazioni.salva(client, id, corpo.data.Versione, Righi);
  expect(salvata.status).toBe(200);
  return salvata.corpo.data.Calcolati;
}

describe('the rent in quadro RB', () => {
  it('[IMM-010] is the share that the codice canone chosen on the contract says', async () => {
    const { cliente, id } = await makeCliente();
    const casa = await makeCasa(cliente);
    let { Id, Versione } = await make(percorsi.contratto, { IdImmobile: casa.Id, ...contratto() });
    const letti: unknown[] = [];
    for (const CodiceCanone of ['1', '2', '3', '4', '5']) {
      const url = percorso(percorsi.contrattoUno, { id: Id });
      const cambiato = await client.put(url, { ...contratto({ CodiceCanone }), Versione });
      expect(cambiato.status).toBe(200);
      ({ Versione } = cambiato.corpo.data);
      const calcolati = await carry(id);
      const { corpo } = await dichiarazioni.leggi(client, id);
      const { Righi } = corpo.data;
      letti.push([
        Righi['RB1.5'],
        Righi['RB1.6'],
        calcolati['RB1.13']?.valore ?? 0,
        calcolati['RB1.14']?.valore ?? 0,
      ]);
    }
    expect(letti).toEqual([
      ['1', 9_500, 9_500, 0],
      ['2', 7_500, 7_500, 0],
      ['3', 10_000, 0, 10_000],
      ['4', 6_500, 6_500, 0],
      ['5', 10_000, 10_000, 0],
    ]);
  });

  it('[IMM-012] pays in LC the cedolare chosen on the contract, 21% or reduced', async () => {
    const { cliente, id } = await makeCliente();
    const casa = await makeCasa(cliente);
    const { Id, Versione } = await make(percorsi.contratto, {
      IdImmobile: casa.Id,
      ...contratto({ Aliquota: 'Ordinaria' }),
    });
    const ordinaria = await carry(id);
    await client.put(percorso(percorsi.contrattoUno, { id: Id }), {
      ...contratto({ Aliquota: 'Ridotta', CodiceCanone: '3' }),
      Versione,
    });
    const ridotta = await carry(id);
    expect([ordinaria['LC1.1']?.valore, ridotta['LC1.1']?.valore]).toEqual([2_100, 1_000]);
  });
});

describe('what the records propose', () => {
  it('is shown and not written, and says nothing more once it was taken', async () => {
    const { cliente, id } = await makeCliente();
    const { Id } = await makeCasa(cliente, {}, { AbitazionePrincipale: true });
    const prima = await propose(id);
    expect(prima).toMatchObject({
      status: 200,
      Voci: [{ Quadro: 'RB', Chiave: 'RB1.1', IdImmobile: Id, Categoria: 'A/2', Avvisi: [] }],
      Righi: { 'RB1.1': 800, 'RB1.2': '1', 'RB1.3': 365, 'RB1.4': 100, 'RB1.9': 'F205' },
    });
    expect((await dichiarazioni.leggi(client, id)).corpo.data.Righi['RB1.1']).toBeUndefined();
    const calcolati = await carry(id);
    expect([calcolati['RN1.5']?.valore, calcolati['RN2.1']?.valore]).toEqual([840, 840]);
    expect((await propose(id)).Righi).toEqual({});
  });

  it('follows the main home: its annex, another home in the same comune, one elsewhere, one of luxury', async () => {
    const { cliente, id } = await makeCliente();
    await makeCasa(cliente, { Particella: '1' }, { AbitazionePrincipale: true });
    await makeCasa(
      cliente,
      { Particella: '2', Categoria: 'C/6', Rendita: 90 },
      { AbitazionePrincipale: true },
    );
    await makeCasa(cliente, { Particella: '3', Rendita: 700 }, { Quota: 50 });
    await makeCasa(cliente, { Particella: '4', Rendita: 600, Comune: 'H501' }, { TipoPossesso: 'Usufrutto' });
    await makeCasa(cliente, { Particella: '5', Rendita: 500 }, { TipoPossesso: 'Nuda proprietà' });
    const { Righi, Voci } = await propose(id);
    const righe = [1, 2, 3, 4].map((n) => [1, 2, 4, 12].map((c) => Righi[`RB${n}.${c}`]));
    expect(righe).toEqual([
      [800, '1', 100, undefined],
      [90, '5', 100, undefined],
      [700, '2', 50, '3'],
      [600, '2', 100, undefined],
    ]);
    expect(Voci).toHaveLength(4);
  });

  it('cuts the year where a contract begins and a possession ends', async () => {
    const { cliente, id } = await makeCliente();
    const casa = await makeCasa(cliente, {}, { Al: '2024-09-30' });
    await make(percorsi.contratto, {
      IdImmobile: casa.Id,
      ...contratto({ Dal: '2024-03-01', Canone: 7_300 }),
    });
    const { Righi } = await propose(id);
    expect([1, 2].map((n) => [2, 3, 6, 8].map((c) => Righi[`RB${n}.${c}`]))).toEqual([
      ['2', 59, undefined, undefined],
      ['3', 214, 4_066, true],
    ]);
  });

  it('goes on the righi of the same property and leaves those written by hand', async () => {
    const { cliente, id } = await makeCliente();
    await makeCasa(cliente);
    const mano = { 'RB1.1': 333, 'RB1.2': '9', 'RB2.1': 800, 'RB2.2': '3', 'RB2.6': 5_000, 'RB2.7': '4' };
    await dichiarazioni.salva(client, id, 1, { ...mano, 'RB2.9': 'F205' });
    const { Righi, Voci } = await propose(id);
    expect(Voci[0].Chiave).toBe('RB2.1');
    expect(Righi).toEqual({ 'RB2.2': '2', 'RB2.3': 365, 'RB2.4': 100, 'RB2.6': null });
  });

  it('fills a second modulo beyond nine buildings', async () => {
    const { cliente, id } = await makeCliente();
    for (let n = 1; n <= 10; n += 1) await makeCasa(cliente, { Particella: `${n}`, Rendita: 100 + n });
    const calcolati = await carry(id);
    const { corpo } = await dichiarazioni.leggi(client, id);
    expect(corpo.data.Righi['RB1.1#2']).toBeDefined();
    expect(calcolati['RB1.18#2']?.valore).toBeGreaterThan(0);
    const somma = Object.entries(calcolati).filter(([chiave]) => /^RB[1-9]\.18/.test(chiave));
    expect(somma.reduce((totale, [, { valore }]) => totale + Number(valore), 0)).toBe(
      calcolati['RB10.18']?.valore,
    );
  });

  it('carries land with its title, and says what the records do not know', async () => {
    const { cliente, id } = await makeCliente();
    const campo = (Particella: string, possesso: object) =>
      make(percorsi.terreno, {
        Comune: 'F257',
        Foglio: '7',
        Particella,
        RenditaDominicale: 500,
        RenditaAgraria: 300,
        Proprietari: tutto(cliente, possesso),
      });
    await campo('1', { Titolo: '1', Esenzione: 'Totale' });
    await campo('2', { Titolo: '7', Quota: 50 });
    const { Righi, Voci } = await propose(id);
    expect([1, 2].map((n) => [1, 2, 3, 4, 5, 9].map((c) => Righi[`RA${n}.${c}`]))).toEqual([
      [500, '1', 300, 365, 100, true],
      [500, undefined, 300, 365, 50, undefined],
    ]);
    expect(Voci.map(({ Avvisi }: { Avvisi: string[] }) => Avvisi)).toEqual([
      [],
      ['TITOLO_DA_INDICARE', 'IMU_DA_VERIFICARE'],
    ]);
  });

  it('does not carry a building without rendita, and says which', async () => {
    const { cliente, id } = await makeCliente();
    await makeCasa(cliente, { Categoria: 'F/2', Rendita: null });
    expect(await propose(id)).toMatchObject({
      Righi: {},
      Voci: [{ Chiave: null, Categoria: 'F/2', Avvisi: ['SENZA_RENDITA'] }],
    });
  });

  it('is of the studio that has the declaration', async () => {
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
    const { id } = await makeCliente();
    expect(
      (await altro.get(percorso(percorsi.modelloRiporto, { anno: 2025, prefisso: 'pf', id }))).status,
    ).toBe(404);
  });
});
