import { describe, expect, it } from 'vitest';
import {
  type DatiModello,
  loadModello,
  loadTelematico,
  type Modello,
  type ValoreCasella,
} from '../../../index.ts';

interface Caso {
  readonly nome: string;
  readonly dati: DatiModello;
  readonly attesi?: Readonly<Record<string, ValoreCasella>>;
  readonly rilievi?: readonly string[];
}

/** Facts telematico §6 on SY, persone fisiche §6 on ST, SV, SX and the flows. */
const casi: readonly Caso[] = [
  {
    nome: 'ritenute versate per intero, in due moduli',
    dati: { 'ST911.3': 1_000.5, 'ST911.4': 1_000.5, 'ST911.3#2': 20, 'ST911.4#2': 20 },
    attesi: { 'ST920.1': 1_020.5, 'ST920.2': 1_020.5, 'ST920.3': 0 },
  },
  {
    nome: 'ritenute versate in parte, addizionali versate in più',
    dati: { 'ST911.3': 1_000, 'ST911.4': 999.99, 'SV911.3': 10, 'SV911.4': 11 },
    attesi: { 'ST920.3': 0.01, 'SV920.3': -1 },
    rilievi: [
      'informativa VERSAMENTI_ritenuteIrpef ST920.3',
      'informativa VERSAMENTI_ritenuteComunali SV920.3',
    ],
  },
  {
    nome: 'ogni sezione ha il suo totale',
    dati: { 'ST921.3': 1, 'ST921.4': 1, 'ST931.3': 2, 'ST931.4': 2, 'ST941.3': 3, 'ST941.4': 3 },
    attesi: { 'ST930.1': 1, 'ST940.1': 2, 'ST950.1': 3 },
  },
  {
    nome: 'credito usato fino all’ultimo euro',
    dati: { 'SX901.1': 100, 'SX902.1': 50, 'SX903.1': 150 },
    attesi: { 'SX904.1': 0 },
  },
  {
    nome: 'credito usato oltre',
    dati: { 'SX901.1': 100, 'SX902.1': 50, 'SX903.1': 151 },
    attesi: { 'SX904.1': 0 },
    rilievi: ['bloccante CREDITO_SUPERATO SX903.1'],
  },
  {
    nome: 'pignoramenti in due moduli',
    dati: { 'SY7.3': 1_000, 'SY8.3': 500, 'SY7.3#2': 1 },
    attesi: { 'SY901.1': 1_501 },
  },
  {
    nome: 'un percipiente estero',
    dati: { 'SY16.10': 1_000, 'SY16.11': 300, 'SY16.12': 100, 'SY16.14': 180 },
    attesi: { 'SY16.13': 600 },
  },
  {
    nome: 'un percipiente estero con somme e ritenute di troppo',
    dati: { 'SY17.10': 100, 'SY17.11': 101, 'SY17.14': 1 },
    attesi: { 'SY17.13': 0 },
    rilievi: ['bloccante SOMME_OLTRE_LORDO SY17.10', 'discordanza RITENUTE_OLTRE_IMPONIBILE SY17.14'],
  },
  { nome: 'flussi separati', dati: { 'FR901.1': true, 'FR901.2': true, 'FR901.3': true } },
  {
    nome: 'un flusso senza dati',
    dati: { 'FR901.1': true },
    rilievi: ['bloccante FLUSSO_VUOTO FR901.1'],
  },
  {
    nome: 'un flusso con tutti i dati',
    dati: { 'FR901.1': true, 'FR901.2': true, 'FR901.3': true, 'FR901.4': true },
    rilievi: ['discordanza FLUSSO_UNICO FR901.1'],
  },
];

async function require770(anno = 2025): Promise<Modello> {
  const modello = await loadModello(anno, '770');
  if (!modello) throw new Error(`No 770 ${anno}`);
  return modello;
}

describe('the 770', () => {
  it.each(casi)('$nome', async ({ dati, attesi = {}, rilievi = [] }) => {
    const calcolo = (await require770()).createCalcolo(dati);
    const letti = Object.keys(attesi).map((chiave) => [chiave, calcolo.get(chiave).valore]);
    expect(Object.fromEntries(letti)).toEqual(attesi);
    expect(calcolo.findings().map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`)).toEqual(
      rilievi,
    );
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
      ...{ 'ST911.3': 100, 'SX901.1': 9, 'FR901.1': true },
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
      ...['FR', 'ST', 'SV', 'SX', 'SY', 'DI'],
    ]);
  });
});
