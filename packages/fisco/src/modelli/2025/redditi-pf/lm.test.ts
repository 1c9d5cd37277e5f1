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
    { minLength: 1, maxLength: 14 },
  );
  const toLM = (lista: readonly { ateco: string; ricavi: number }[]): DatiModello =>
    Object.assign(
      {},
      ...lista.map(({ ateco, ricavi }, i) => {
        const chiave = (colonna: number) =>
          `LM${22 + (i % 6)}.${colonna}${i < 6 ? '' : `#${Math.floor(i / 6) + 1}`}`;
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
