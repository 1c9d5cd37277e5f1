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
const readAll = (dati: DatiModello, chiavi: readonly string[]): number[] => {
  const calcolo = compute(dati);
  return chiavi.map((chiave) => read(calcolo, chiave));
};
const forfettario = (ricavi: number): DatiModello => ({
  'LM22.1': '620200',
  'LM22.3': ricavi,
  'LM22.6': '2',
});

describe('laws of the flat regime that always hold', () => {
  const euro = (max: number) => fc.integer({ min: 0, max });
  const attivita = fc.array(
    fc.record({
      ateco: fc.constantFrom('620200', '691010', '561011', '412000', '461901', '478101', '478902', '014300'),
      ricavi: euro(100_000),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const toLM = (lista: readonly { ateco: string; ricavi: number }[]): DatiModello =>
    Object.assign(
      {},
      ...lista.map(({ ateco, ricavi }, i) => {
        const chiave = (colonna: number) => `LM${22 + i}.${colonna}`;
        return { [chiave(1)]: ateco, [chiave(3)]: ricavi, [chiave(6)]: '1' };
      }),
    ) as DatiModello;

  it('the order of the activities does not matter, and the income is never more than the takings', () => {
    fc.assert(
      fc.property(attivita, (lista) => {
        const [lordo, imposta] = readAll(toLM(lista), ['LM34.3', 'LM39.2']);
        expect(readAll(toLM([...lista].reverse()), ['LM34.3', 'LM39.2'])).toEqual([lordo, imposta]);
        expect(lordo).toBeLessThanOrEqual(lista.reduce((t, { ricavi }) => t + ricavi, 0));
      }),
      { numRuns: 40 },
    );
  });

  it('an agreement splits the income in two, and the tax of each part never falls as it grows', () => {
    const con = (concordato: number, precedente: number, contributi: number): DatiModello => ({
      ...forfettario(30_000),
      'LM35.1': contributi,
      'LM32.1': concordato,
      'LM32.2': precedente,
    });
    fc.assert(
      fc.property(
        euro(85_000),
        euro(85_000),
        euro(20_000),
        euro(20_000),
        (prima, altro, contributi, aumento) => {
          const calcolo = compute(con(prima, altro, contributi));
          const maggiore = Math.max(0, prima - altro);
          expect(read(calcolo, 'LM32.3')).toBe(maggiore);
          expect(read(calcolo, 'LM32.3') + read(calcolo, 'LM33.1')).toBe(Math.max(2_000, prima));
          expect(read(calcolo, 'LM38.1')).toBeGreaterThanOrEqual(Math.max(0, 2_000 - maggiore));
          expect(read(calcolo, 'LM35.2') + read(calcolo, 'LM49.1')).toBe(contributi);
          expect(read(calcolo, 'LM38.1')).toBe(read(calcolo, 'LM33.1') - read(calcolo, 'LM35.2'));
          expect(read(calcolo, 'RN1.1')).toBe(Math.max(0, 20_100 - contributi));
          // Below 2,000 euro what is taxed apart lowers the minimum of the other part, which contributions may then reach.
          if (prima < 2_000 || (contributi > 0 && maggiore < 2_000)) return;
          const oltre = compute(con(prima + aumento, altro, contributi));
          for (const chiave of ['LM39.2', 'LM39.1'])
            expect(read(oltre, chiave)).toBeGreaterThanOrEqual(read(calcolo, chiave));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('contributions and losses only lower the tax, and nothing of them is lost', () => {
    fc.assert(
      fc.property(
        euro(85_000),
        euro(40_000),
        euro(60_000),
        euro(60_000),
        (ricavi, contributi, limitate, piene) => {
          const dati = {
            ...forfettario(ricavi),
            'LM35.1': contributi,
            'LM37.91': limitate,
            'LM37.92': piene,
          };
          const calcolo = compute(dati);
          expect(read(calcolo, 'LM38.1')).toBeGreaterThanOrEqual(0);
          expect(read(calcolo, 'LM35.2') + read(calcolo, 'LM49.1')).toBe(contributi);
          expect(read(calcolo, 'LM37.5') + read(calcolo, 'LM902.1') + read(calcolo, 'LM902.2')).toBe(
            limitate + piene,
          );
          expect(read(calcolo, 'LM39.2')).toBeLessThanOrEqual(read(compute(forfettario(ricavi)), 'LM39.2'));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('the two advances are the difference, debit and credit never stand together', () => {
    fc.assert(
      fc.property(euro(85_000), euro(20_000), euro(20_000), (ricavi, ritenute, acconti) => {
        const calcolo = compute({ ...forfettario(ricavi), 'LM41.1': ritenute, 'LM45.2': acconti });
        const [differenza, primo, secondo, debito, credito] = [
          'LM42.1',
          'LM903.1',
          'LM903.2',
          'LM46.1',
          'LM47.1',
        ].map((k) => read(calcolo, k)) as [number, number, number, number, number];
        expect(primo + secondo).toBe(differenza > 51 ? differenza : 0);
        expect(debito - credito).toBe(differenza - acconti);
        expect(Math.min(debito, credito)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [2_050, 206, 0, 206, 'esatto'],
    [2_060, 207, 104, 103, 'indicativo'],
    [2_557, 257, 129, 128, 'indicativo'],
    [2_567, 258, 129, 129, 'esatto'],
  ])(
    'of %i taken, a tax of %i, the advances are %i and %i, %s',
    (ricavi, imposta, primo, secondo, precisione) => {
      const calcolo = compute(forfettario(ricavi));
      expect(read(calcolo, 'LM42.1')).toBe(imposta);
      expect([read(calcolo, 'LM903.1'), read(calcolo, 'LM903.2')]).toEqual([primo, secondo]);
      expect(calcolo.get('LM903.1').precisione).toBe(precisione);
    },
  );
});

describe('the flat tax on the increase, of the form of 2024', () => {
  it.each([
    [{ 'LM13.1': 50_000 }, []],
    [{ 'LM22.1': '620200', 'LM22.3': 24_000, 'LM22.6': '2' }, []],
    [{ 'LM13.1': 50_000, 'LM22.1': '620200', 'LM22.3': 24_000, 'LM22.6': '2' }, ['INCREMENTALE_E_REGIMI']],
    [{ 'LM13.1': 50_000, 'LM2.1': 1_000 }, ['INCREMENTALE_E_REGIMI']],
  ] as [DatiModello, string[]][])('%j finds %j', async (dati, attesi) => {
    const di2024 = await loadModello(2024, 'redditi-pf');
    const trovati = di2024?.createCalcolo(dati).findings() ?? [];
    expect(trovati.map(({ codice }) => codice)).toEqual(attesi);
  });
});

describe.each([2023, 2024, 2025, 2026])('two rates in one year, form of %i', (anno) => {
  let suo: Modello;
  beforeAll(async () => {
    const caricato = await loadModello(anno, 'redditi-pf');
    if (!caricato) throw new Error('No modello');
    suo = caricato;
  });
  const imposta = anno === 2025 ? 'LM39.2' : 'LM39.1';
  const readDi = (dati: DatiModello, ...chiavi: string[]): number[] => {
    const calcolo = suo.createCalcolo(dati);
    return chiavi.map((chiave) => read(calcolo, chiave));
  };
  const modulo = (quale: '' | '#2', ateco: string, ricavi: number, contributi = 0): DatiModello => ({
    [`LM22.1${quale}`]: ateco,
    [`LM22.3${quale}`]: ricavi,
    [`LM22.${anno < 2024 ? 92 : 6}${quale}`]: '2',
    [`LM35.1${quale}`]: contributi,
  });
  const nuova = { 'LM21.3': true };
  const codiciDi = (dati: DatiModello) =>
    suo
      .createCalcolo(dati)
      .findings()
      .map(({ codice }) => codice);

  it('the first modulo is of the new activity, the second of the rate of 15%, and LM42 takes both', () => {
    // 20.000 × 78% − 1.600 = 14.000, × 5% = 700; 10.000 × 67% − 700 = 6.000, × 15% = 900.
    const dati = { ...modulo('', '691010', 20_000, 1_600), ...nuova, ...modulo('#2', '620200', 10_000, 700) };
    expect(
      readDi(dati, 'LM34.3', 'LM38.1', imposta, 'LM34.3#2', 'LM36.1#2', 'LM38.1#2', `${imposta}#2`),
    ).toEqual([15_600, 14_000, 700, 6_700, 6_000, 6_000, 900]);
    expect(readDi(dati, 'LM34.2', 'LM34.2#2', 'LM42.1', 'LM46.1', 'RX31.1')).toEqual([
      15_600, 6_700, 1_600, 1_600, 1_600,
    ]);
    const calcolo = suo.createCalcolo(dati);
    const riga = suo
      .listImposte((chiave) => calcolo.get(chiave))
      .find(({ imposta: nome }) => nome === 'Regimi di vantaggio e forfetario');
    expect(riga).toMatchObject({ lordo: 1_600, daVersare: 1_600 });
    expect(codiciDi(dati)).not.toContain('FORFETTARIO_MODULI');
  });

  it('two moduli at the same rate are said, and the limit of the regime looks at both', () => {
    const due = { ...modulo('', '691010', 20_000), ...modulo('#2', '620200', 10_000) };
    expect(codiciDi(due)).toContain('FORFETTARIO_MODULI');
    expect(codiciDi({ ...due, ...nuova, 'LM21.3#2': true })).toContain('FORFETTARIO_MODULI');
    // Until the tax year 2022 the limit is 65.000 euro, and the regime does not end in the very year.
    const [ricavi, codice] = anno === 2023 ? [40_000, 'FORFETTARIO_LIMITE'] : [60_000, 'FORFETTARIO_USCITA'];
    const oltre = { ...modulo('', '691010', ricavi), ...nuova, ...modulo('#2', '620200', 45_000) };
    expect(codiciDi(oltre)).toContain(codice);
    expect(codiciDi({ ...modulo('', '691010', ricavi), ...nuova })).not.toContain(codice);
  });

  it('contributions that one modulo cannot hold while the other could are said, and none is moved', () => {
    const detto = 'FORFETTARIO_CONTRIBUTI_MODULO';
    const due = { ...modulo('', '620200', 2_000, 3_000), ...nuova, ...modulo('#2', '620200', 30_000) };
    expect(codiciDi(due)).toContain(detto);
    // 2.000 × 67% = 1.340; the rest, 1.660, to LM49; 30.000 × 67% × 15% = 3.015.
    expect(readDi(due, 'LM35.2', 'LM49.1', 'LM42.1')).toEqual([1_340, 1_660, 3_015]);
    expect(codiciDi({ ...modulo('', '620200', 2_000, 3_000), ...nuova })).not.toContain(detto);
    expect(codiciDi({ ...due, 'LM35.1': 1_000 })).not.toContain(detto);
    expect(suo.quadri.find(({ codice }) => codice === 'LM')?.scopoModulo).toMatch(/5% e al 15%/);
  });

  it('without losses it is the sum of two declarations; losses are used once, the first modulo before the second', () => {
    const euro = (max: number) => fc.integer({ min: 0, max });
    const parte = fc.record({
      ateco: fc.constantFrom('620200', '691010', '561011', '412000'),
      ricavi: euro(45_000),
      contributi: euro(12_000),
    });
    fc.assert(
      fc.property(parte, parte, euro(20_000), euro(20_000), (a, b, limitate, piene) => {
        const primo = { ...modulo('', a.ateco, a.ricavi, a.contributi), ...nuova };
        const solo = modulo('', b.ateco, b.ricavi, b.contributi);
        const insieme = { ...primo, ...modulo('#2', b.ateco, b.ricavi, b.contributi) };
        const [daNuova = 0] = readDi(primo, 'LM42.1');
        const [ordinaria = 0] = readDi(solo, 'LM42.1');
        const [due = 0, qui = 0, la = 0] = readDi(insieme, 'LM42.1', imposta, `${imposta}#2`);
        expect([qui, la]).toEqual([daNuova, ordinaria]);
        expect(due).toBe(qui + la);
        const perse = { 'LM37.91': limitate, 'LM37.92': piene };
        const [u1 = 0, u2 = 0, p1 = 0, p2 = 0, restaL = 0, restaP = 0, netto1 = 0, netto2 = 0] = readDi(
          { ...insieme, ...perse },
          ...['LM37.3', 'LM37.3#2', 'LM37.4', 'LM37.4#2', 'LM902.1', 'LM902.2', 'LM38.1', 'LM38.1#2'],
        );
        expect([u1 + u2 + restaL, p1 + p2 + restaP]).toEqual([limitate, piene]);
        expect([u1, p1, netto1]).toEqual(readDi({ ...primo, ...perse }, 'LM37.3', 'LM37.4', 'LM38.1'));
        expect(Math.min(netto1, netto2)).toBeGreaterThanOrEqual(0);
        // Something of the losses that are used in full is left only when no income is.
        if (restaP > 0) expect([netto1, netto2]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
