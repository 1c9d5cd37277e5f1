import { modelloDiTipo, percorsi, percorso, type TipoDichiarazione } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  client = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
});
afterAll(() => app.stop());

const ANNO = 2025;
type Righi = Readonly<Record<string, number | string | boolean | null>>;

/** A declaration of a company of a legal form. */
async function create(Tipo: TipoDichiarazione, natura: string): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId, { tipo: 'SD', natura_giuridica: natura });
  const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), {
    IdAnagrafiche: [id],
    Tipo,
  });
  return corpo.data.create[0].Codice;
}

const makeChiamate = (tipo: TipoDichiarazione, id: string) => {
  const chiave = { anno: ANNO, prefisso: modelloDiTipo[tipo].prefisso, id };
  const url = percorso(percorsi.modello, chiave);
  const read = async () => (await client.get(url)).corpo.data;
  return {
    read,
    save: async (righi: Righi) => client.put(url, { Versione: (await read()).Versione, Righi: righi }),
    /** Completes all that can be, and answers the quadri that are refused. */
    async completeAll(): Promise<string[]> {
      const { StatiQuadri } = await read();
      const rifiutati: string[] = [];
      for (const quadro of Object.keys(StatiQuadri).filter((codice) => StatiQuadri[codice] === 'aperto')) {
        const dove = percorso(percorsi.modelloQuadroAzione, { ...chiave, quadro, azione: 'completa' });
        const { status, corpo } = await client.post(dove);
        if (status !== 200) rifiutati.push(`${quadro} ${corpo.Codice}`);
      }
      return rifiutati;
    },
    async close() {
      const { corpo } = await client.post(percorso(percorsi.dichiarazioneChiudi, { anno: ANNO }), {
        Codici: [id],
      });
      return { chiuse: corpo.data.chiuse.length, errori: corpo.data.errori.length };
    },
  };
};

const SRL = 'Società a responsabilità limitata';
const regione = { 'IR1.1': '10', 'IR1.7': 3.9 };
const CASI: readonly [string, TipoDichiarazione, Righi, Righi, string][] = [
  [
    'IRAP with 90% of its base given out',
    'IRAP',
    { 'IC1.1': 308_000, ...regione, 'IR1.90': 60, 'IR2.1': '12', 'IR2.90': 30, 'IR2.7': 3.9 },
    { 'IR2.90': 40 },
    'IR QUADRO_CON_ERRORI',
  ],
  ['IRAP with nothing in it', 'IRAP', {}, { 'IC1.1': 0 }, 'IC QUADRO_CON_ERRORI'],
  ['IVA with nothing in it', 'IVA', {}, { 'VE23.1': 0 }, 'VE QUADRO_CON_ERRORI'],
  [
    'IVA with a credit that is not given out',
    'IVA',
    { 'VF71.90': 1_000, 'VX4.1': 400, 'VX4.3': '1', 'VX5.1': 500 },
    { 'VX5.1': 600 },
    'VX QUADRO_CON_ERRORI',
  ],
  [
    'IVA with more credit used than there was',
    'IVA',
    { 'VE23.1': 10_000, 'VL8.1': 1_000, 'VL9.1': 1_001 },
    { 'VL9.1': 1_000 },
    'VL QUADRO_CON_ERRORI',
  ],
  ['SC with nothing in it', 'Società di capitali', {}, { 'RF4.1': 0 }, 'RF QUADRO_CON_ERRORI'],
  [
    'SC with a profit and a loss',
    'Società di capitali',
    { 'RF4.1': 1_000, 'RF5.1': 10 },
    { 'RF5.1': null },
    'RF QUADRO_CON_ERRORI',
  ],
];

describe('a wrong or empty declaration', () => {
  it.each(CASI)('is not closed until it is mended: %s', async (_, tipo, sbagliati, giusti, atteso) => {
    const chiamate = makeChiamate(tipo, await create(tipo, SRL));
    if (Object.keys(sbagliati).length > 0) expect((await chiamate.save(sbagliati)).status).toBe(200);
    expect(await chiamate.completeAll()).toEqual([atteso]);
    expect(await chiamate.close()).toEqual({ chiuse: 0, errori: 1 });
    expect((await chiamate.save(giusti)).status).toBe(200);
    expect(await chiamate.completeAll()).toEqual([]);
    expect(await chiamate.close()).toEqual({ chiuse: 1, errori: 0 });
  });
});

describe('the IRAP of a client', () => {
  it.each([
    ['Società in nome collettivo', 24, 13_000],
    [SRL, 2, 8_000],
  ] as const)(
    'takes the deduction of its legal form from the registry: %s',
    async (natura, codice, deduzione) => {
      const chiamate = makeChiamate('IRAP', await create('IRAP', natura));
      expect((await chiamate.save({ 'IC1.1': 50_000, ...regione, 'IR1.90': 100 })).status).toBe(200);
      const { Righi, Calcolati } = await chiamate.read();
      expect(Righi['FR8.3']).toBe(codice);
      expect(Calcolati['IS905.1'].valore).toBe(deduzione);
      expect(Calcolati['IR26.1'].valore).toBe(Math.round((50_000 - deduzione) * 0.039));
    },
  );

  it.each([
    ['Società in nome collettivo', ['IP']],
    [SRL, ['IC']],
    ['', ['IC']],
  ] as const)(
    'is born with the quadro of its legal form, which can be removed: «%s»',
    async (natura, nati) => {
      const id = await create('IRAP', natura);
      const chiamate = makeChiamate('IRAP', id);
      const listNati = async () => {
        const { StatiQuadri } = await chiamate.read();
        return ['IC', 'IP', 'IE'].filter((codice) => StatiQuadri[codice] !== 'assente');
      };
      expect(await listNati()).toEqual(nati);
      expect(await chiamate.completeAll()).toEqual([`${nati[0]} QUADRO_CON_ERRORI`]);
      const dove = { anno: ANNO, prefisso: 'irap', id, quadro: nati[0], azione: 'rimuovi' };
      expect((await client.post(percorso(percorsi.modelloQuadroAzione, dove))).status).toBe(200);
      expect((await chiamate.save(regione)).status).toBe(200);
      expect(await listNati()).toEqual([]);
    },
  );
});
