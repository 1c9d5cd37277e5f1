import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiIrap } from '../../../../casi/modelli/irap.ts';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';
import { impostaPubblica, saldoIrap } from '../../../regole/irap/saldo.ts';
import { riportiIrap } from '../../riporti-irap.ts';
import { proposeRiporto } from '../../riporto.ts';

const load = async (anno: number) => {
  const modello = await loadModello(anno, 'irap');
  if (!modello) throw new Error(`No IRAP ${anno}`);
  return modello;
};
const codici = async (dati: DatiModello, anno = 2025) =>
  (await load(anno))
    .createCalcolo(dati)
    .findings()
    .map(({ codice }) => codice);

describe('the IRAP of a year', () => {
  it.each(casiIrap)('[TAX-010] counts every casella: $anno, $nome', async (caso) => {
    const modello = await load(caso.anno);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    const calcolati = Object.entries(modello.createCalcolo(dati).computed()).filter(
      ([, { valore }]) => typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(calcolati.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    expect(checkLegge([saldoIrap, impostaPubblica], anno)).toEqual([]);
  });

  it('has the quadro of persons until 2022, the deductions of before until then, the agreement from 2025', async () => {
    const [del2022, del2023, del2025] = await Promise.all([2022, 2023, 2025].map(load));
    const has = (modello: typeof del2022, chiave: string) => modello?.findCasella(chiave) !== undefined;
    expect(['IQ901.1', 'IS2.2', 'IS3.2', 'IS6.2'].map((chiave) => has(del2022, chiave))).toEqual(
      Array(4).fill(true),
    );
    expect(['IQ901.1', 'IS2.2', 'IS3.2', 'IS6.2'].map((chiave) => has(del2023, chiave))).toEqual(
      Array(4).fill(false),
    );
    expect([has(del2023, 'IS250.1'), has(del2025, 'IS250.1')]).toEqual([false, true]);
  });

  it('counts of a person the same as of a partnership, until the tax year 2021', async () => {
    const calcolo = (await load(2022)).createCalcolo({
      ...{ 'FR2.2': 'Rossi', 'IQ901.1': 80_000, 'IQ905.1': 30_000, 'IQ981.1': 1_000 },
      ...{ 'IR1.1': '10', 'IR1.7': 3.9 },
    });
    expect(['IQ911.1', 'IQ991.1', 'IS905.1', 'IR26.1'].map((k) => calcolo.get(k).valore)).toEqual([
      50_000, 51_000, 13_000, 1_482,
    ]);
  });

  it('does not guess a rate that the sources do not agree on, nor that of a bank', async () => {
    const read = async (dati: DatiModello) => {
      const calcolo = (await load(2025)).createCalcolo({ 'FR8.3': 2, 'IR1.1': '4', ...dati });
      return [calcolo.get('IR21.1').stato, calcolo.findings().map(({ codice }) => codice)];
    };
    const manca = ['incompleto', ['REGIONE_SENZA_ALIQUOTA']];
    expect(await read({ 'IC1.1': 300_000 })).toEqual(manca);
    expect(await read({ 'IC901.1': '3', 'IC911.1': 300_000, 'IR1.1': '10' })).toEqual(manca);
    expect((await read({ 'IC1.1': 300_000, 'IR1.7': 4.97 }))[1]).toEqual([]);
  });
});

describe('what goes over to the next year', () => {
  it('is the credit that was not asked back, in IR23, with the advances and the tax of 2019', async () => {
    const propose = async (anno: number, dati: DatiModello) => {
      const prima = { modello: await load(anno - 1), dati, forzature: {} };
      const { voci } = proposeRiporto(prima, await load(anno), {}, riportiIrap);
      return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
    };
    const dati = { 'FR8.3': 2, 'IC1.1': 200_000, 'IR1.1': '10', 'IR1.7': 3.9 };
    expect(await propose(2026, { ...dati, 'IR25.1': 9_000, 'IR28.1': 50, 'IR29.1': 400 })).toEqual({
      ...{ 'FR8.3': 2, 'IR1.1': '10', 'IR23.1': 850, 'IR25.1': 7_800 },
    });
    expect(await propose(2021, dati)).toMatchObject({ 'IR903.1': 7_800, 'IR25.1': 4_680 });
  });
});

describe('the checks of the IRAP', () => {
  const srl = { 'FR8.3': 2, 'IC1.1': 300_000, 'IR1.1': '10', 'IR1.7': 3.9 };
  const snc = { 'FR8.3': 24, 'IR1.1': '10', 'IR1.7': 3.9 };
  it.each<[string, DatiModello, number?]>([
    ['QUOTE_REGIONI', { ...srl, 'IR1.90': 90 }],
    ['QUOTA_SENZA_REGIONE', { ...srl, 'IR1.90': 50, 'IR2.90': 50, 'IR2.7': 3.9 }],
    ['QUOTE_E_RETRIBUZIONI', { ...srl, 'IR1.90': 100, 'IR1.91': 1_000 }],
    ['DEDUZIONI_REGIONALI_OLTRE', { ...srl, 'IR1.4': 300_001 }],
    ['DETRAZIONI_REGIONALI_OLTRE', { ...srl, 'IR1.9': 11_000, 'IR1.10': 701 }],
    ['REGIONE_SOTTO_MINIMO', { ...srl, 'IC1.1': 8_256 }],
    ['ALIQUOTA_FUORI_LIMITI', { ...srl, 'IR1.7': 4.98 }],
    ['ALIQUOTA_FUORI_LIMITI', { ...srl, 'IR1.7': 1.99 }],
    [
      'ALIQUOTA_BANCA_FUORI_LIMITI',
      { ...srl, 'IC1.1': 0, 'IC901.1': '3', 'IC911.1': 10_000, 'IR1.7': 3.7 },
      2026,
    ],
    [
      'ALIQUOTA_ASSICURAZIONE_FUORI_LIMITI',
      { ...srl, 'IC1.1': 0, 'IC901.1': '8', 'IC921.1': 9_000, 'IR1.7': 4.97 },
    ],
    ['IC_DI_PERSONE', { ...snc, 'IC1.1': 300_000 }],
    ['IP_DI_SOCIETA', { ...srl, 'IP1.1': 10 }],
    ['IE_DI_SOCIETA', { ...srl, 'IE901.1': 10 }],
    ['IK_DI_SOCIETA', { ...srl, 'IK901.1': 10 }],
    ['IP_DUE_METODI', { ...snc, 'IP1.1': 300_000, 'IP21.1': 10 }],
    ['BANCA_SENZA_CODICE', { ...srl, 'IC911.1': 10 }],
    ['VOCI_DI_BANCA', { ...srl, 'IC901.1': '4', 'IC911.1': 10, 'IC912.1': 5, 'IR1.7': 5 }],
    ['VOCI_DI_BANCA', { ...srl, 'IC901.1': '11', 'IC911.1': 10, 'IC30.1': 5, 'IR1.7': 5 }],
    ['ASSICURAZIONE_SENZA_CODICE', { ...srl, 'IC921.1': 10 }],
    ['HOLDING_SENZA_CODICE', { ...srl, 'IC902.1': 10 }],
    ['FINANZIARIO_IN_SEZIONE_I', { ...srl, 'IC901.1': '4', 'IC911.1': 10, 'IR1.7': 5 }],
    ['PROMISCUI_SENZA_ENTRATE', { ...srl, 'FR8.3': 12, 'IE905.1': 10 }],
    ['RICAVI_OLTRE_ENTRATE', { ...srl, 'FR8.3': 12, 'IE906.1': 10 }],
    ['STAGIONALI_OLTRE', { ...srl, 'IS7.1': 10 }],
    ['ECCEDENZA_OLTRE_DEDUZIONI', { ...srl, 'IS9.1': 10 }],
    ['DIPENDENTI_OLTRE_SOGLIA', { ...srl, 'IC1.1': 400_001, 'IS5.1': 1 }],
    ['DEDUZIONI_OLTRE_VALORE', { ...srl, 'IS7.2': 300_001 }],
    ['PERIODO_SENZA_GIORNI', { ...srl, 'FR9.1': '2024-07-01', 'FR9.2': '2024-12-31' }],
    ['PERIODO_OLTRE_ANNO', { ...srl, 'IS907.1': 367 }],
    ['MINIMO_DI_COMODO', { ...srl, 'IS911.1': 300_001 }],
    ['MINIMO_DI_COMODO', { ...snc, 'FR5.1': true, 'IP1.1': 20_000, 'IS250.1': 5_000, 'IS911.1': 5_001 }],
    ['COMODO_SENZA_REDDITO', { ...srl, 'IS912.1': 10 }],
    ['INAIL_DUE_VOLTE', { ...srl, 'IS1.2': 10, 'IS7.2': 10 }],
    ['PERSONA_DAL_2023', { 'FR2.2': 'Rossi', 'IP1.1': 20_000, 'IR1.1': '10' }],
    ['CONCORDATO_MINIMO', { ...snc, 'FR5.1': true, 'IP1.1': 20_000, 'IS250.1': 1_999 }],
    ['CONCORDATO_SENZA_ISA', { ...snc, 'IP1.1': 20_000, 'IS250.1': 9_000 }],
    ['RETTIFICHE_SENZA_CONCORDATO', { ...srl, 'IS250.2': -1 }],
    ['ECCEDENZA_COMPENSATA_OLTRE', { ...srl, 'IR24.1': 1 }],
    ['CREDITO_IRAP_OLTRE', { ...srl, 'IR28.1': 10, 'IR29.1': 6, 'IR31.1': 5 }],
    ['IRAP_VISTO', { ...srl, 'IR25.1': 16_701 }],
    ['CREDITI_OLTRE_IMPOSTA', { ...srl, 'IR22.1': 11_701 }],
    ['VERSAMENTI_PUBBLICI_DIVERSI', { 'FR8.3': 55, 'IK901.1': 1_000, 'IR912.1': 84 }],
    ['ESONERO_NON_SPETTA', { ...srl, 'IC1.1': 0, 'IC901.1': '3', 'IC911.1': 9_000, 'IR1.7': 4.65 }, 2020],
    ['ESONERO_OLTRE_250_MILIONI', { ...srl, 'IC1.1': 250_000_001 }, 2020],
    ['FIGURATIVO_SENZA_IMPOSTA', srl, 2021],
  ])('say %s', async (codice, dati, anno) => {
    const trovati = await codici(dati, anno);
    expect(trovati).toContain(codice);
    expect((await codici(srl)).concat(await codici({ ...snc, 'IP1.1': 300_000 }))).toEqual([]);
  });
});
