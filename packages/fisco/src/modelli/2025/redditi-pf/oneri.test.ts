import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Calcolo, type DatiModello, loadModello, type Modello } from '../../../index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});
const compute = (dati: DatiModello): Calcolo => modello.createCalcolo(dati);
const read = (calcolo: Calcolo, chiave: string): number => Number(calcolo.get(chiave).valore ?? 0);
const codesOf = (dati: DatiModello): string[] =>
  compute(dati)
    .findings()
    .map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`);
const importo = fc.integer({ min: 0, max: 50_000 });
const GIRI = { numRuns: 60 };

describe('what is deducted and what is carried', () => {
  it('loses no euro of RP33, RP34 and RP36, and takes none twice', () => {
    fc.assert(
      fc.property(
        importo,
        importo,
        importo,
        importo,
        importo,
        (reddito, contributi, restituite, quota, doni) => {
          const calcolo = compute({
            'RL2.2': reddito,
            'RP21.1': contributi,
            'RP33.2': restituite,
            'RP34.4': quota,
            'RP36.4': doni,
          });
          const deducibili = restituite + quota + doni;
          const usati = Math.min(deducibili, Math.max(0, reddito - contributi));
          const riportati = ['RN47.36', 'RN47.32', 'RN47.37'].map((chiave) => read(calcolo, chiave));
          expect(riportati.reduce((a, b) => a + b, 0)).toBe(deducibili - usati);
          expect(read(calcolo, 'RN4.1')).toBe(Math.max(0, reddito - contributi - deducibili));
        },
      ),
      GIRI,
    );
  });
  it('uses the oldest residue first, and loses only the one that ends with the year', () => {
    const calcolo = compute({
      ...{ 'RL2.2': 1_000, 'RP34.6': 900, 'RP34.5': 300, 'RP34.4': 50, 'RP34.2': 10 },
      ...{ 'RP36.7': 20, 'RP36.6': 30, 'RP36.5': 40, 'RP36.4': 50, 'RP36.2': 500, 'RP36.1': 7 },
    });
    const leggi = (...chiavi: string[]) => chiavi.map((chiave) => read(calcolo, chiave));
    // 900 and 100 of 300 take the whole income.
    expect(leggi('RN47.31', 'RN47.32', 'RN47.33')).toEqual([200, 50, 10]);
    // Of one's own a tenth of 1,000, of the company all.
    expect(leggi('RP36.3', 'RN47.47', 'RN47.43', 'RN47.37', 'RN47.38')).toEqual([107, 30, 40, 50, 107]);
  });
  it('never lets the funds go beyond the two limits, and more paid is never less deducted', () => {
    fc.assert(
      fc.property(importo, importo, importo, importo, importo, (dedotta, non, prima, familiari, altro) => {
        const dati = (x: number): DatiModello => ({
          'RP27.1': dedotta,
          'RP27.2': non + x,
          'RP28.2': prima,
          'RP30.2': familiari,
        });
        const totale = read(compute(dati(0)), 'RP39.1');
        expect(totale).toBeLessThanOrEqual(Math.max(0, Math.ceil(7_746.86 - Math.min(dedotta, 7_746))));
        expect(read(compute(dati(altro)), 'RP39.1')).toBeGreaterThanOrEqual(totale);
        if (prima === 0) expect(totale + Math.min(dedotta, 5_164)).toBeLessThanOrEqual(5_165);
      }),
      GIRI,
    );
  });
  it('is indicative where a limit is not known, exact where the law says it', () => {
    const precisione = (dati: DatiModello) => compute({ 'RL2.2': 60_000, ...dati }).get('RN3.1').precisione;
    expect(precisione({ 'RP36.2': 6_000 })).toBe('esatto');
    expect(precisione({ 'RP36.2': 6_001 })).toBe('esatto');
    expect(precisione({ 'RP33.1': 100 })).toBe('esatto');
    expect(precisione({ 'RP26.1': 7, 'RP26.2': 1 })).toBe('esatto');
    expect(precisione({ 'RP24.1': 1_033 })).toBe('indicativo');
    expect(precisione({ 'RP32.2': 1_000 })).toBe('esatto');
    expect(precisione({ 'RP28.2': 5_164 })).toBe('esatto');
    expect(precisione({ 'RP28.2': 5_165 })).toBe('indicativo');
  });
});

describe('start-ups and credits of single years', () => {
  it('uses the oldest first, within the tax, and carries the rest of the year', () => {
    fc.assert(
      fc.property(importo, fc.array(importo, { minLength: 4, maxLength: 4 }), (reddito, anni) => {
        const [terzo = 0, secondo = 0, primo = 0, anno = 0] = anni;
        const calcolo = compute({
          'RL2.2': reddito,
          'RN18.1': terzo,
          'RN19.1': secondo,
          'RN20.1': primo,
          'RP80.5': anno,
        });
        const usate = ['RN18.2', 'RN19.2', 'RN20.2', 'RN21.2'].map((chiave) => read(calcolo, chiave));
        const somma = usate.reduce((a, b) => a + b, 0);
        expect(somma).toBe(Math.min(read(calcolo, 'RN5.1'), terzo + secondo + primo + anno));
        expect(read(calcolo, 'RN22.1')).toBe(somma);
        expect(read(calcolo, 'RN47.3') + (usate[3] ?? 0)).toBe(anno);
        if ((usate[3] ?? 0) > 0) expect(usate.slice(0, 3)).toEqual([terzo, secondo, primo]);
      }),
      GIRI,
    );
  });
  it('lets a credit of CR31 take the net tax to nothing and no further', () => {
    fc.assert(
      fc.property(importo, importo, importo, importo, (reddito, residuo, anno, f24) => {
        const calcolo = compute({
          'RL2.2': reddito,
          'CR31.1': '10',
          'CR31.3': residuo,
          'CR31.1#2': '10',
          'CR31.2#2': anno,
          'CR31.6': Math.min(f24, residuo),
        });
        const disponibile = residuo + anno - Math.min(f24, residuo);
        const usato = read(calcolo, 'RN32.12');
        expect(usato).toBe(Math.min(disponibile, read(calcolo, 'RN26.2')));
        expect(usato + read(calcolo, 'RN47.46')).toBe(disponibile);
      }),
      GIRI,
    );
  });
});

describe('RN35 and RN61', () => {
  it('takes the credits of RU from the balance, never from RN34 nor from the advances', () => {
    fc.assert(
      fc.property(importo, importo, (reddito, credito) => {
        const senza = compute({ 'RL2.2': reddito });
        const con = compute({ 'RL2.2': reddito, 'RU5.3': credito, 'RU7.5': credito });
        const saldo = (c: Calcolo) => read(c, 'RN45.2') - read(c, 'RN46.1');
        expect(saldo(con)).toBe(saldo(senza) - credito);
        for (const chiave of ['RN34.1', 'RN62.1', 'RN62.2'])
          expect(read(con, chiave)).toBe(read(senza, chiave));
        expect(read(con, 'RU907.6')).toBe(0);
      }),
      GIRI,
    );
  });
  it('measures the advances on RN61 when it is filled in, and asks for it when it is only ticked', () => {
    fc.assert(
      fc.property(importo, fc.integer({ min: -500, max: 20_000 }), (reddito, base) => {
        const calcolo = compute({ 'RL2.2': reddito, 'RN61.1': true, 'RN61.4': base });
        expect(read(calcolo, 'RN62.1') + read(calcolo, 'RN62.2')).toBe(base > 51 ? base : 0);
      }),
      GIRI,
    );
    const calcolo = compute({ 'RL2.2': 10_000, 'RN61.1': true });
    expect(calcolo.get('RN62.2').stato).toBe('incompleto');
    expect(calcolo.missing('RN62.2')[0]?.dati[0]?.chiave).toBe('RN61.4');
  });
});

describe('the other taxes of RM', () => {
  it('come to their rigo of RX, each with its rate, and want the rate that no law says', () => {
    fc.assert(
      fc.property(importo, importo, importo, fc.integer({ min: 0, max: 50 }), (a, b, c, aliquota) => {
        const calcolo = compute({
          ...{ 'RM32.1': a, 'RM32.2': aliquota, 'RM33.1': b, 'RM35.1': c },
          ...{ 'RM34.1': a + b, 'RM34.2': b, 'RM36.1': c, 'RM82.2': a, 'RM82.4': aliquota },
        });
        const per = (base: number, rata: number) => Math.floor((base * rata) / 100 + 0.5);
        expect([8, 9, 14, 16, 17].map((n) => read(calcolo, `RX${n}.1`))).toEqual([
          per(a, aliquota),
          per(b, 20),
          per(b, 10),
          per(a, aliquota) + per(c, 23),
          per(c, 20),
        ]);
      }),
      GIRI,
    );
    const calcolo = compute({ 'RM32.1': 1_000 });
    expect(calcolo.get('RM32.3').stato).toBe('incompleto');
    expect(calcolo.get('RX8.1').stato).toBe('incompleto');
    expect(calcolo.get('RX9.1').stato).not.toBe('incompleto');
  });
});

const brevi = (n: number, codice = '2') => ({
  [`RB${n}.1`]: 500,
  [`RB${n}.2`]: '3',
  [`RB${n}.6`]: 5_000,
  [`RB${n}.11`]: codice,
});
const frontaliere = { 'RC1.1': '4', 'RC1.3': 20_000, 'RC6.1': 365, 'RC10.1': 0, 'RC14.1': '2' };
describe('checks', () => {
  it.each([
    [{ 'RP26.2': 10 }, ['discordanza ONERE_SENZA_CODICE RP26.1']],
    [{ 'LM22.1': '702209', 'LM22.3': 2_000, 'LM35.1': 4_000, 'RP21.1': 2_439 }, []],
    [
      { 'LM22.1': '702209', 'LM22.3': 2_000, 'LM35.1': 4_000, 'RP21.1': 2_440 },
      ['discordanza CONTRIBUTI_LM_IN_RP21 RP21.1'],
    ],
    [{ 'RP26.1': 7, 'RP26.2': 10 }, []],
    [{ 'RP83.2': 10 }, ['discordanza DETRAZIONE_SENZA_CODICE RP83.1']],
    [{ 'RN61.4': 10 }, ['discordanza ACCONTI_SENZA_CASELLA RN61.4']],
    [{ 'CR31.1': '10', 'CR31.2': 10, 'CR31.6': 11 }, ['bloccante CREDITO_CODICE_COMPENSATO CR31.6']],
    [{ 'CR31.2': 10 }, ['bloccante CREDITO_SENZA_CODICE CR31.1']],
    [
      { 'RU1.1': '17', 'RU2.1': 10, 'RU7.5': 11, 'RL2.2': 1_000 },
      ['bloccante CREDITO_OLTRE_SPETTANTE RU6.1'],
    ],
    [{ 'RU1.1': '17', 'RU2.1': 10, 'RU7.5': 10 }, ['discordanza CREDITI_OLTRE_IMPOSTA RN35.1']],
    [{ 'RP14.3': 4_000 }, []],
    [{ 'RM35.1': 1_000 }, ['discordanza ACCONTI_DA_RICALCOLARE RN34.1']],
    [{ 'RM35.1': 1_000, 'RN61.1': true }, []],
    [{ 'RT11.1': 100, 'RT15.1': 27 }, ['discordanza ECCEDENZA_OLTRE_IMPOSTA_RT RT15.1']],
    [{ 'RT1.2': 100, 'RT71.1': 78 }, ['discordanza MINUSVALENZE_SEZIONE_I RT71.1']],
    [{ 'RT1.2': 100, 'RT71.1': 77 }, []],
    [{ ...brevi(1), ...brevi(2) }, ['discordanza CEDOLARE_BREVE_RIDOTTA RB10.14']],
    [{ ...brevi(1), ...brevi(2), 'RB2.8': true }, ['informativa CONTINUAZIONE_FABBRICATO RB2.8']],
    [brevi(1), []],
    [{ ...brevi(1), ...brevi(2, '3'), ...brevi(3, '3'), ...brevi(4, '3') }, []],
    [
      { ...brevi(1), ...brevi(2, '3'), ...brevi(3, '3'), ...brevi(4, '3'), ...brevi(5, '3') },
      ['discordanza LOCAZIONI_BREVI_IMPRESA RB10.16'],
    ],
    [{ ...frontaliere, 'RC1.3': 10_000 }, ['discordanza ACCONTI_DA_RICALCOLARE RN34.1']],
    [{ ...frontaliere, 'RN61.1': true, 'RN61.4': 100 }, []],
  ] as [DatiModello, string[]][])('%j finds %j', (dati, attesi) => {
    expect(codesOf(dati)).toEqual(attesi);
  });
});
