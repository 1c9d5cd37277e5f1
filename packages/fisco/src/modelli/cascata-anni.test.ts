import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attribuzione } from '../engine/diff.ts';
import { loadModello } from '../index.ts';
import type { RigaAnni } from './cascata-anni.ts';
import { compareModelli, type LatoConfronto } from './confronto.ts';
import type { DatiModello } from './modello.ts';

async function makeLato(anno: number, dati: DatiModello, codice: 'redditi-pf' | '730' = 'redditi-pf') {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No modello ${anno}`);
  return { modello, dati, forzature: {} } satisfies LatoConfronto;
}
type Voci = { reddito: number; oneri: number; ritenute: number; acconti: number };
const dichiara = ({ reddito, oneri, ritenute, acconti }: Voci): DatiModello => ({
  ...{ 'FR3.1': 'F257', 'FR4.1': 'F257', 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': reddito, 'RC6.1': 365 },
  ...{ 'RC10.1': ritenute, 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 150, 'RC10.5': 70, 'RC14.1': '2' },
  ...{ 'RP21.1': oneri, 'RN38.6': acconti },
});
const sum = (parti: Attribuzione | null): number | null =>
  parti && parti.dati + parti.legge + parti.parametri;
const rigaDi = (righe: readonly RigaAnni[], id: string): RigaAnni => {
  const trovata = righe.find((riga) => riga.id === id);
  if (!trovata) throw new Error(id);
  return trovata;
};
/** Each total less what the rows before it make, column by column: all zeros. */
function listScarti(righe: readonly RigaAnni[]): number[] {
  const colonne = (riga: RigaAnni) => {
    const { primaIDati: a, primaLeRegole: b } = riga;
    return [riga.prima, riga.dopo, a?.dati, a?.legge, a?.parametri, b?.dati, b?.legge, b?.parametri].map(
      (n) => n ?? Number.NaN,
    );
  };
  let somma = Array.from({ length: 8 }, () => 0);
  return righe.flatMap((riga, i) => {
    const sue = colonne(riga);
    if (riga.tipo !== 'totale') {
      somma = somma.map((n, j) => n + (sue[j] ?? 0));
      return [];
    }
    // The first total is where the taxes begin.
    const scarti = i === 0 ? [] : sue.map((n, j) => n - (somma[j] ?? 0));
    somma = sue;
    return scarti;
  });
}

describe('the taxes of two years', () => {
  it('every column makes its totals, each difference is split in both orders, and the two orders sum the same', async () => {
    const importo = (max: number) => fc.integer({ min: 0, max });
    const voci = fc.record({
      ...{ reddito: importo(90_000), oneri: importo(6_000) },
      ...{ ritenute: importo(20_000), acconti: importo(3_000) },
    });
    for (const [vecchio, nuovo] of [
      [2023, 2024],
      [2024, 2025],
      [2025, 2026],
    ] as const) {
      const [prima, dopo] = [await makeLato(vecchio, {}), await makeLato(nuovo, {})];
      fc.assert(
        fc.property(voci, voci, (a, b) => {
          const { imposte } = compareModelli({ ...prima, dati: dichiara(a) }, { ...dopo, dati: dichiara(b) });
          for (const { id, prima: x, dopo: y, primaIDati, primaLeRegole } of imposte) {
            const differenza = (y ?? Number.NaN) - (x ?? Number.NaN);
            expect([id, sum(primaIDati), sum(primaLeRegole)]).toEqual([id, differenza, differenza]);
          }
          expect(listScarti(imposte).filter((n) => n !== 0)).toEqual([]);
        }),
        { numRuns: 5 },
      );
    }
  }, 120_000);

  it('a deduction that the law made is of the law, data that changed are of the data: worked by hand', async () => {
    const uguali = { reddito: 31_400, oneri: 0, ritenute: 5_000, acconti: 0 };
    const { imposte } = compareModelli(
      await makeLato(2025, dichiara(uguali)),
      await makeLato(2026, dichiara({ ...uguali, ritenute: 4_000 })),
    );
    // L. 207/2024, art. 1, c. 6: 1.000 euro between 20.000 and 32.000.
    const ulteriore = rigaDi(imposte, 'detrazioni.ulterioreLavoro');
    expect([ulteriore.prima, ulteriore.dopo, ulteriore.chiavePrima]).toEqual([0, -1_000, null]);
    const { legge = 0, parametri = 0, dati } = ulteriore.primaIDati ?? {};
    expect([dati, legge + parametri]).toEqual([0, -1_000]);
    expect(rigaDi(imposte, 'irpef.ritenute').primaIDati).toEqual({ dati: 1_000, legge: 0, parametri: 0 });
    expect(rigaDi(imposte, 'irpef.debito').primaIDati?.dati).toBe(1_000);
  });

  it('what is not known is not split', async () => {
    const { imposte } = compareModelli(
      await makeLato(2025, dichiara({ reddito: 30_000, oneri: 0, ritenute: 5_000, acconti: 0 })),
      await makeLato(2026, { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365 }),
    );
    expect(rigaDi(imposte, 'irpef.ritenute')).toMatchObject({ dopo: null, primaIDati: null });
    expect(imposte.at(-1)).toMatchObject({ tappa: 'saldo', dopo: null, primaIDati: null });
  });

  it('the 730 tells them too; a form without the way tells none', async () => {
    const dati = { 'C1.1': '2', 'C1.2': '1', 'C1.3': 30_000, 'C5.1': 365, 'C9.1': 6_000 };
    const { imposte } = compareModelli(
      await makeLato(2025, { ...dati, 'F1.1': 200 }, '730'),
      await makeLato(2026, dati, '730'),
    );
    expect(rigaDi(imposte, 'quadroF.primaRata').primaIDati).toEqual({ dati: 200, legge: 0, parametri: 0 });
    const modello = await loadModello(2025, 'irap');
    if (!modello) throw new Error('No IRAP');
    const vuoto = { modello, dati: {}, forzature: {} };
    expect(compareModelli(vuoto, vuoto).imposte).toEqual([]);
  });
});
