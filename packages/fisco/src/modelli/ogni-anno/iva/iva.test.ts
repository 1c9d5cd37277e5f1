import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiIva } from '../../../../casi/modelli/iva.ts';
import { controlliIva } from '../../../../casi/modelli/iva-controlli.ts';
import { proposeRiporto, riportiDi } from '../../../confronto.ts';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';

const ANNI = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const load = async (anno: number) => {
  const modello = await loadModello(anno, 'iva');
  if (!modello) throw new Error(`No IVA ${anno}`);
  return modello;
};
const run = async (dati: DatiModello, anno = 2025) => {
  const calcolo = (await load(anno)).createCalcolo(dati);
  return (chiave: string) => calcolo.get(chiave).valore;
};
/** Code and casella of what the checks say. */
const listCodici = async (dati: DatiModello, anno = 2025) =>
  (await load(anno))
    .createCalcolo(dati)
    .findings()
    .map(({ codice, chiave }) => `${codice} ${chiave}`);

describe('a return worked out by hand', () => {
  it.each(casiIva)('[TAX-017] $nome', async (caso) => {
    const modello = await load(caso.anno);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    const esiti = Object.entries(modello.createCalcolo(dati).computed());
    const visti = esiti.flatMap(([chiave, { valore }]) =>
      valore === undefined || Number(valore) === 0 ? [] : [[chiave, Number(valore)] as const],
    );
    expect(Object.fromEntries(visti)).toEqual(readAttesi(caso));
  });

  it('are enough, and of every year', () => {
    expect(casiIva.length).toBeGreaterThanOrEqual(80);
    expect(new Set(casiIva.map(({ nome }) => nome)).size).toBe(casiIva.length);
    expect([...new Set(casiIva.map(({ anno }) => anno))].sort()).toEqual(ANNI);
  });
});

describe('the form of a year', () => {
  it.each(ANNI)('[DIC-001] has rules without faults, in %i', async (anno) => {
    const { struttura } = await load(anno);
    expect(checkLegge(struttura.radici, anno - 1)).toEqual([]);
  });

  it('[QUA-002] has no rigo before it was born, nor after it ended', async () => {
    const anniDi = async (chiave: string) => {
      const modelli = await Promise.all(ANNI.map(load));
      return modelli.filter((m) => m.findCasella(chiave)).map(({ anno }) => anno);
    };
    const dal = (primo: number, ultimo = 2026) => ANNI.filter((anno) => primo <= anno && anno <= ultimo);
    const attesi: readonly (readonly [string, readonly number[]])[] = [
      ['VL41.1', dal(2021)],
      ['VP4.1', dal(2020)],
      ['VQ1.2', dal(2020)],
      ['VL12.1', dal(2020)],
      ['VL30.4', dal(2020)],
      ['VL8.3', dal(2024)],
      ['VB1.1', dal(2019, 2023)],
      ['VI1.1', dal(2019, 2020)],
      ['VA16.2', dal(2021, 2023)],
      ['CS901.1', [2023]],
      ['VE12.1', dal(2019, 2021)],
      ['VF14.1', dal(2019, 2021)],
      ['VF23.2', dal(2019, 2021)],
      ['VF29.4', dal(2022)],
      ['VF30.10', dal(2021)],
      ['VF34.10', dal(2021, 2023)],
      ['VO17.1', dal(2022)],
      ['VO18.1', dal(2025)],
      ['VO27.1', dal(2025)],
      ['VO35.2', dal(2023)],
      ['VO36.1', dal(2021)],
      ['VO36.2', dal(2024)],
      ['VX4.9', dal(2019, 2025)],
    ];
    for (const [chiave, anni] of attesi) expect([chiave, await anniDi(chiave)]).toEqual([chiave, anni]);
    expect((await load(2025)).findCasella('VA15.1')?.tipo).toBe('codice');
    expect((await load(2026)).findCasella('VA15.1')?.tipo).toBe('barrata');
    expect((await load(2023)).findCasella('VF34.9')?.inserita).toBe(true);
    expect((await load(2024)).findCasella('VF34.9')?.inserita).toBe(false);
  });
});

describe('IVA of the year', () => {
  // imprese, case «IVA annuale saldo e maggiorazione».
  it('[TAX-017] goes from the operations to the balance', async () => {
    const get = await run({
      'VE23.1': 100_000,
      'VF71.90': 15_000,
      'VL8.1': 1_000,
      'VL30.2': 5_000,
      'VL30.3': 5_000,
    });
    expect(['VE26.2', 'VL3.1', 'VL32.1', 'VX1.1', 'VX2.1'].map(get)).toEqual([
      22_000, 7_000, 1_000, 1_000, 0,
    ]);
  });

  it('[TAX-017] makes no credit of what was due and not paid', async () => {
    const get = await run({ 'VE23.1': 10_000, 'VL30.2': 3_000, 'VL30.3': 2_500 });
    expect(['VL32.1', 'VL33.1', 'VL41.1', 'VL41.2'].map(get)).toEqual([0, 300, 500, 500]);
  });

  it('[TAX-017] adds 1% for who pays by quarter', async () => {
    const get = await run({ 'VE23.1': 10_000, 'VL36.90': true });
    expect([get('VL36.1'), get('VL38.1')]).toEqual([22, 2_222]);
  });

  it('[TAX-017] refuses a credit used above what there was, and one that is not given out whole', async () => {
    const codici = (dati: DatiModello) => listCodici(dati);
    const aCredito = { 'VF71.90': 1_000, 'VX3.1': 50 };
    expect(await codici({ ...aCredito, 'VX5.1': 1_000 })).toEqual(['CREDITO_NON_RIPARTITO VX5.1']);
    expect(await codici({ ...aCredito, 'VX4.1': 500, 'VX4.3': '1', 'VX5.1': 551 })).toEqual([
      'CREDITO_NON_RIPARTITO VX5.1',
    ]);
    expect(await codici({ ...aCredito, 'VX4.1': 500, 'VX4.3': '1', 'VX5.1': 450, 'VX6.2': 100 })).toEqual([]);
    expect(await codici({ 'VE23.1': 100, 'VX5.1': 1 })).toEqual(['CREDITO_NON_RIPARTITO VX5.1']);
    const precedente = { 'VE23.1': 10_000, 'VL8.1': 1_000 };
    expect(await codici({ ...precedente, 'VL9.1': 1_001 })).toEqual(['CREDITO_COMPENSATO_OLTRE VL9.1']);
    expect(await codici({ ...precedente, 'VL9.1': 1_000 })).toEqual([]);
    expect(await codici({ 'VE23.1': 1_000, 'VL34.1': 200, 'VL35.1': 21 })).toEqual([
      'CREDITI_OLTRE_DEBITO VL34.1',
    ]);
    expect(await codici({ 'VE23.1': 1_000, 'VL34.1': 200, 'VL35.1': 20 })).toEqual([]);
  });
});

describe('the controls of the form', () => {
  it.each(controlliIva)('[DIC-001] $codice speaks at its limit and is silent within it', async (uno) => {
    const modello = await load(uno.anno);
    const find = async (testo: string) => {
      const caso = { nome: '', derivazione: '', attesi: '', dati: testo };
      const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
      return modello
        .createCalcolo(dati)
        .findings()
        .find(({ codice }) => codice === uno.codice);
    };
    const trovato = await find(uno.sbagliati);
    expect(trovato?.chiave).toBe(uno.chiave);
    expect(trovato?.fonte).toBeTruthy();
    expect(await find(uno.giusti)).toBeUndefined();
  });

  it('are tried one by one', async () => {
    const { registro } = await import('../../registro.ts');
    const schede = await Promise.all(ANNI.map((anno) => registro.iva.anni[anno]?.()));
    const codici = new Set(schede.flatMap((scheda) => scheda?.controlli.map(({ codice }) => codice) ?? []));
    const provati = new Set(controlliIva.map(({ codice }) => codice));
    expect([...codici].filter((codice) => !provati.has(codice))).toEqual([]);
  });
});

describe('what comes again in the next year', () => {
  const propose = async (anno: number, prima: DatiModello) => {
    const { voci } = proposeRiporto(
      { modello: await load(anno - 1), dati: prima, forzature: {} },
      await load(anno),
      {},
      riportiDi('iva'),
    );
    return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
  };

  it('[DIC-001] is the credit of VX5, what was not paid, and the plafond beside the new one', async () => {
    expect(await propose(2026, { 'VF71.90': 1_000, 'VX4.1': 400, 'VX4.3': '1', 'VX5.1': 600 })).toEqual({
      'VL8.1': 600,
    });
    expect(await propose(2026, { 'VF71.90': 4_000, 'VL30.2': 10_000, 'VL30.3': 3_000 })).toEqual({
      'VQ1.2': 7_000,
      'VQ1.3': 7_000,
    });
    expect(await propose(2026, { 'VC1.3': 1_000, 'VC1.4': 400, 'VC2.4': 100 })).toEqual({
      'VC1.5': 1_000,
      'VC1.6': 400,
      'VC2.6': 100,
      'VC14.1': 500,
    });
    expect(await propose(2026, { 'VD31.2': 500, 'VD53.1': 200, 'VL36.90': true })).toEqual({
      'VD52.1': 300,
      'VL36.90': true,
    });
    expect(await propose(2026, { 'VF911.1': 30_000, 'VF911.2': 37_000 })).toEqual({ 'VF911.3': 7_000 });
    expect(await propose(2026, { 'ZA1.1': '1', 'ZA2.1': 10_000 })).toEqual({ 'ZA1.1': '1', 'ZA2.2': 8_800 });
  });

  it('[DIC-001] has no place for VL41 before the form had it, and carries nothing twice', async () => {
    expect(await propose(2021, { 'VF71.90': 4_000, 'VL30.2': 10_000, 'VL30.3': 3_000 })).toEqual({});
    const dati = { 'VF71.90': 600, 'VX5.1': 600 };
    expect(await propose(2026, dati)).toEqual(await propose(2026, { ...dati }));
  });
});
