import { describe, expect, it } from 'vitest';
import { casiCrediti } from '../../../../casi/modelli/770/crediti.ts';
import { casiSomme } from '../../../../casi/modelli/770/somme.ts';
import { casiVersamenti } from '../../../../casi/modelli/770/versamenti.ts';
import {
  type DatiModello,
  loadConfronto,
  loadModello,
  loadTelematico,
  type Modello,
} from '../../../index.ts';

async function require770(anno = 2025): Promise<Modello> {
  const modello = await loadModello(anno, '770');
  if (!modello) throw new Error(`No 770 ${anno}`);
  return modello;
}

describe('the 770', () => {
  it.each([...casiVersamenti, ...casiCrediti, ...casiSomme])('[QUA-002] $nome', async (caso) => {
    const { anno, dati, attesi, rilievi = [] } = caso;
    const calcolo = (await require770(anno)).createCalcolo(dati);
    const righi = Object.entries(calcolo.computed()).map(([chiave, { valore }]) => [chiave, valore] as const);
    expect(Object.fromEntries(righi.filter(([, valore]) => valore !== undefined && valore !== 0))).toEqual(
      attesi,
    );
    const detti = calcolo.findings().map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`);
    expect(detti.sort()).toEqual([...rilievi].sort());
  });

  it('[DIC-001] has the notes, the columns and the credits of its year', async () => {
    const has = async (anno: number, chiave: string) =>
      (await require770(anno)).findCasella(chiave) !== undefined;
    expect(await Promise.all([2024, 2025].map((anno) => has(anno, 'ST921.13')))).toEqual([true, false]);
    expect(await Promise.all([2020, 2021].map((anno) => has(anno, 'SX49.2')))).toEqual([false, true]);
    expect(await Promise.all([2023, 2024].map((anno) => has(anno, 'SX1.6')))).toEqual([false, true]);
    expect(await Promise.all([2024, 2025, 2026].map((anno) => has(anno, 'SX1.7')))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await Promise.all([2025, 2026].map((anno) => has(anno, 'SX911.2')))).toEqual([false, true]);
    const takes = async (anno: number, nota: string) =>
      (await require770(anno)).checkValore('ST2.10', nota) === null;
    expect(await Promise.all([takes(2024, 'F'), takes(2025, 'F'), takes(2025, 'M')])).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[QUA-002] proposes the credits of SX that were not used, and no withholding', async () => {
    const { proposeRiporto, riportiDi } = await loadConfronto();
    const propose = async (anno: number, dati: DatiModello) => {
      const prima = { modello: await require770(anno - 1), dati, forzature: {} };
      const { voci } = proposeRiporto(prima, await require770(anno), {}, riportiDi('770'));
      return voci.map(({ da, a, valore }) => `${da} ${a} ${valore}`);
    };
    const dati = { 'ST2.2': 10, 'SX1.1': 300, 'SX4.3': 50, 'SX4.6': 100, 'SX47.1': 80, 'SX47.4': 30 };
    expect(await propose(2025, dati)).toEqual(['SX4.5 SX4.1 150', 'SX47.5 SX47.1 50']);
    expect(await propose(2022, { 'SX49.2': 1_200, 'SX49.92': 900 })).toEqual(['SX49.6 SX49.1 300']);
    expect(await propose(2025, { 'SX49.1': 5, 'SX4.1': 9, 'SX4.3': 9 })).toEqual(['SX49.96 SX49.1 5']);
  });

  it('[TEL-004] writes SY in record I, for trial, and nothing of what has no known place', async () => {
    const { findTracciato, findTracciatoDiCodice, makeFornitura, readRighe, writeFornitura } =
      await loadTelematico();
    const [modello, tracciato] = [await require770(), findTracciato('770', 2025)];
    if (!tracciato) throw new Error('There is one');
    expect([tracciato.codice, tracciato.diProva?.includes('di prova')]).toEqual(['77025', true]);
    expect(findTracciatoDiCodice('77025')).toBe(tracciato);
    const caselle = {
      ...{ 'SY7.1': 'RSSMRA80A01F205X', 'SY7.3': 1_000, 'SY7.3#2': 5, 'SY16.8': '012', 'SY901.1': 1_005 },
      ...{ 'ST2.2': 100, 'SX4.1': 9, 'SF901.3': 5, 'FR901.1': true },
    };
    const codiceFiscale = 'RSSMRA80A01F205X';
    const fonte = { anno: 2025, codiceFiscale, caselle, intermediario: null, dataImpegno: null };
    const testo = writeFornitura(tracciato, makeFornitura(tracciato, modello, fonte));
    const formati = new Map([
      ['SY007001', 'CF'],
      ['SY007003', 'NU'],
      ['SY016008', 'CD'],
    ] as const);
    const { righe, problemi } = readRighe(tracciato, testo, (c) =>
      (formati as Map<string, 'CF' | 'NU' | 'CD'>).get(c),
    );
    expect(problemi).toEqual([]);
    expect(
      righe.map(({ tipo, elementi = [] }) => [tipo, ...elementi.map((e) => `${e.codice} ${e.valore}`)]),
    ).toEqual([
      ['A'],
      ['B'],
      ['I', 'SY007001 RSSMRA80A01F205X', 'SY007003 1000', 'SY016008 012'],
      ['I', 'SY007003 5'],
      ['Z'],
    ]);
    expect(testo.split('\r\n').at(-2)?.slice(15, 60)).toBe('000000001000000000000000000000000002000000000');
  });

  it('says of every quadro how far it may be trusted', async () => {
    const { quadri } = await require770();
    expect(quadri.filter(({ copertura }) => copertura === 'indicativo').map(({ codice }) => codice)).toEqual([
      ...['FR', 'SF', 'SG', 'SH', 'SI', 'SK', 'SL', 'SM', 'SO', 'SP', 'SQ', 'SS'],
      ...['ST', 'SV', 'SX', 'SY', 'DI'],
    ]);
  });
});
