import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeRiporto, riportiDi } from '../confronto.ts';
import { type DatiModello, loadModello } from '../index.ts';
import type { Casella, CodiceModello, Modello, ValoreCasella } from './modello.ts';

const MODELLI = ['redditi-sc', 'redditi-sp', 'redditi-enc', 'consolidato', 'irap', 'iva'] as const;
type Codice = (typeof MODELLI)[number];
const load = async (codice: CodiceModello, anno: number): Promise<Modello> => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} ${anno}`);
  return modello;
};
const toDati = (voci: readonly { a: string; valore: ValoreCasella }[]): DatiModello =>
  Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
async function propose(codice: CodiceModello, anno: number, dati: DatiModello, attuali: DatiModello = {}) {
  const prima = { modello: await load(codice, anno - 1), dati, forzature: {} };
  return proposeRiporto(prima, await load(codice, anno), attuali, riportiDi(codice)).voci;
}

/** What comes to the quadri named, of a year to the next. */
const carry = async (codice: CodiceModello, dati: DatiModello, quadri: RegExp, anno = 2026) =>
  toDati((await propose(codice, anno, dati)).filter(({ a }) => quadri.test(a)));

describe('what a company is left with goes to the next year', () => {
  it.each(['redditi-sc', 'redditi-enc', 'redditi-sp'] as const)(
    'the credits of RU in their moduli, and the repairs over 5%: %s',
    async (codice) => {
      const dati = {
        ...{ 'RU1.1': '2L', 'RU5.3': 9_000, 'RU6.1': 3_000, 'RU1.1#2': '24', 'RU2.1#2': 700, 'RU6.1#2': 300 },
        // 5% of 100.000 is 5.000: 4.000 of 9.000 go over, a fifth a year.
        ...{ 'RF902.1': 100_000, 'RF902.2': 9_000, 'RF903.1': 2_000, 'RF907.1': 50_000 },
      };
      expect(await carry(codice, dati, /^RU/)).toEqual({
        ...{ 'RU1.1': '2L', 'RU2.1': 6_000, 'RU1.1#2': '24', 'RU2.1#2': 400 },
      });
      expect(await carry(codice, dati, /^RF90/)).toEqual({
        ...{ 'RF903.1': 4_000, 'RF903.2': 2_000, 'RF907.2': 50_000 },
      });
    },
  );

  it.each(['redditi-sc', 'redditi-enc', 'redditi-pf'] as const)(
    'interest and ROL of a foreign company, a year older: %s',
    async (codice) => {
      // 1.000 + 200 of interest against 100: 1.100 over; 30% of 2.000 is 600, and 50 + 30 of before: 680 deducted, 420 left.
      const passivi = { 'FC71.1': 1_000, 'FC71.2': 200, 'FC71.3': 100, 'FC72.6': 2_000 };
      expect(await carry(codice, { ...passivi, 'FC72.4': 50, 'FC72.5': 30 }, /^FC/)).toEqual({
        'FC71.2': 420,
      });
      // 100 of interest: 30% of 2.000 leaves 500, what was there of before is a year older and the oldest lapses.
      const pochi = { 'FC71.1': 100, 'FC72.1': 10, 'FC72.2': 20, 'FC72.5': 30, 'FC72.6': 2_000 };
      expect(await carry(codice, pochi, /^FC/)).toEqual({ 'FC72.1': 20, 'FC72.4': 30, 'FC72.5': 500 });
      expect(await carry(codice, { 'FC71.1': 10, 'FC71.3': 70, 'FC71.4': 5 }, /^FC/)).toEqual({
        'FC71.4': 65,
      });
    },
  );

  it('the losses of the categories, of a pension fund, and what an agreement was measured on', async () => {
    expect(await carry('redditi-enc', { 'RT901.1': 300, 'RT902.1': 1_000, 'RT903.1': 100 }, /^RT/)).toEqual({
      'RT903.1': 800,
    });
    expect(await carry('redditi-sc', { 'RI901.1': 900, 'RI903.1': 1_000, 'RI907.1': 50 }, /^RI/)).toEqual({
      ...{ 'RI903.1': 900, 'RI907.1': 150 },
    });
    const concordato = { 'FR5.1': true, 'RF4.1': 9_000, 'CP1.1': 10_000, 'CP1.2': 8_000, 'CP1.4': '1' };
    expect(await carry('redditi-sc', concordato, /^CP/)).toEqual({ 'CP1.2': 8_000, 'CP1.4': '1' });
  });
});

const importo = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 900_000 }));
const NUMERI: ReadonlySet<Casella['tipo']> = new Set(['euro', 'intero', 'percentuale', 'decimale']);
function makeValore({ tipo, opzioni, min, max }: Casella): fc.Arbitrary<ValoreCasella> | undefined {
  if (opzioni?.length) return fc.constantFrom(...opzioni.map(({ codice }) => codice));
  if (tipo === 'barrata') return fc.constant(true);
  if (!NUMERI.has(tipo)) return undefined;
  return max === undefined ? importo : fc.integer({ min: min ?? 0, max: Math.min(max, 900_000) });
}
/** Some caselle of a form, with a value that it takes. */
function makeDati(modello: Modello): fc.Arbitrary<DatiModello> {
  const voci = modello.quadri
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi.flatMap(({ caselle }) => caselle)))
    .flatMap((casella) => {
      const valore = casella.inserita ? makeValore(casella) : undefined;
      return valore ? [fc.tuple(fc.constant(casella.chiave), valore)] : [];
    });
  return fc
    .array(fc.oneof(...voci), { maxLength: 40 })
    .map((scelte) =>
      Object.fromEntries(scelte.filter(([chiave, v]) => modello.checkValore(chiave, v) === null)),
    );
}

describe('the carry', () => {
  it.each(MODELLI)(
    'done again changes nothing, and never takes two values to one casella: %s',
    async (codice: Codice) => {
      const [prima, dopo] = await Promise.all([load(codice, 2025), load(codice, 2026)]);
      const run = (dati: DatiModello, attuali: DatiModello) =>
        proposeRiporto({ modello: prima, dati, forzature: {} }, dopo, attuali, riportiDi(codice)).voci;
      fc.assert(
        fc.property(makeDati(prima), (dati) => {
          const voci = run(dati, {});
          const scritti = toDati(voci);
          expect(Object.keys(scritti)).toHaveLength(voci.length);
          for (const { a, valore, attuale } of run(dati, scritti)) {
            expect([a, attuale]).toEqual([a, valore]);
            expect(dopo.checkValore(a, valore)).toBeNull();
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
