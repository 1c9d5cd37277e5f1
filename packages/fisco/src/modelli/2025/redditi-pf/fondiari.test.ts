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

interface Casa {
  readonly rendita: number;
  readonly utilizzo: string;
  readonly giorni: number;
  readonly quota: number;
  readonly canone: number;
}
/** The rigo of a building, in the modulo it falls in: nine for each. */
const rigoRB = ({ rendita, utilizzo, giorni, quota, canone }: Casa, posto: number): DatiModello => {
  const modulo = Math.floor(posto / 9) + 1;
  const chiave = (colonna: number) => `RB${(posto % 9) + 1}.${colonna}${modulo === 1 ? '' : `#${modulo}`}`;
  return {
    [chiave(1)]: rendita,
    [chiave(2)]: utilizzo,
    [chiave(3)]: giorni,
    [chiave(4)]: quota,
    [chiave(6)]: canone,
  };
};
const toDati = (case_: readonly Casa[]): DatiModello =>
  Object.assign({}, ...case_.map(rigoRB)) as DatiModello;
const casa = fc.record({
  rendita: fc.integer({ min: 1, max: 20_000 }),
  utilizzo: fc.constantFrom('1', '2', '3', '4', '5', '8', '9', '10', '14'),
  giorni: fc.integer({ min: 0, max: 365 }),
  quota: fc.integer({ min: 1, max: 100 }),
  canone: fc.integer({ min: 0, max: 60_000 }),
});
const case_ = fc.array(casa, { minLength: 1, maxLength: 20 });
const COLONNE = [13, 14, 15, 16, 17, 18, 19];

describe('quadro RB', () => {
  it('shows each rigo, its totals, and where they land in RN', () => {
    const calcolo = compute({
      'RB1.1': 1_000,
      'RB1.2': '1',
      'RB1.3': 365,
      'RB1.4': 100,
      'RB2.1': 800,
      'RB2.2': '3',
      'RB2.3': 365,
      'RB2.4': 100,
      'RB2.5': '1',
      'RB2.6': 9_120,
      'RB3.1': 600,
      'RB3.2': '2',
      'RB3.3': 365,
      'RB3.4': 50,
      'RB3.12': '3',
    });
    const letti = ['RB1.19', 'RB2.13', 'RB3.13', 'RB3.18', 'RB10.13', 'RB10.18', 'RB10.19'];
    expect(letti.map((chiave) => read(calcolo, chiave))).toEqual([1_050, 9_120, 210, 210, 9_330, 210, 1_050]);
    expect(['RN1.1', 'RN1.5', 'RN2.1', 'RN4.1', 'RN50.2'].map((chiave) => read(calcolo, chiave))).toEqual([
      10_380, 10_380, 1_050, 9_330, 210,
    ]);
    expect(calcolo.get('RB2.13').precisione).toBe('esatto');
    calcolo.set('RB2.8', true);
    expect(calcolo.get('RB2.13').precisione).toBe('indicativo');
    expect(calcolo.get('RB2.14').stato).toBe('non dovuto');
    expect(calcolo.get('RB4.13').stato).toBe('vuoto');
  });

  it('takes the cedolare secca to LC and its income to RN1, first column', () => {
    const calcolo = compute({
      'RB1.1': 800,
      'RB1.2': '3',
      'RB1.3': 365,
      'RB1.4': 100,
      'RB1.5': '3',
      'RB1.6': 9_600,
      'RB1.11': '1',
    });
    expect(
      ['RB11.1', 'RB11.4', 'LC1.1', 'LC1.5', 'LC1.12', 'LC2.1', 'LC2.2', 'RN1.1', 'RN1.5'].map((chiave) =>
        read(calcolo, chiave),
      ),
    ).toEqual([2_016, 2_016, 2_016, 2_016, 2_016, 806, 1_210, 9_600, 0]);
  });

  it('waits for the utilizzo and for the rent, and says so', () => {
    const calcolo = compute({ 'RB1.1': 800 });
    expect(calcolo.missing('RN1.5')[0]?.dati).toContainEqual({ chiave: 'RB1.2', titolo: 'Utilizzo' });
    calcolo.set('RB1.2', '3');
    expect(calcolo.missing('RB10.13')[0]).toMatchObject({
      dati: [{ chiave: 'RB1.6', titolo: 'Canone di locazione' }],
      prova: 'contratto di locazione',
    });
    calcolo.set('RB1.6', 9_120);
    expect(calcolo.get('RB1.13')).toMatchObject({ stato: 'provvisorio', valore: 9_120 });
  });

  it('stops on what it does not handle, and lets a person say the amount', () => {
    const calcolo = compute({ 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '1' });
    expect(calcolo.get('RN1.5').stato).toBe('incompleto');
    expect(calcolo.findings()).toContainEqual(
      expect.objectContaining({ codice: 'FABBRICATO_DISTRUTTO', chiave: 'RB1.2', livello: 'bloccante' }),
    );
    calcolo.force('RB1.13', { valore: 3_500, motivo: 'calcolo a mano' });
    expect(read(calcolo, 'RB10.13')).toBe(3_500);
  });

  it('computes the righi of every modulo, and the totals are their sum', () => {
    fc.assert(
      fc.property(case_, (righe) => {
        const calcolo = compute(toDati(righe));
        const esiti = calcolo.computed();
        for (const colonna of COLONNE) {
          const somma = Object.entries(esiti)
            .filter(([chiave]) => new RegExp(`^RB[1-9]\\.${colonna}(#\\d+)?$`).test(chiave))
            .reduce((totale, [, { valore }]) => totale + Number(valore ?? 0), 0);
          expect(read(calcolo, `RB10.${colonna}`)).toBe(somma);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same totals whatever the order of the righi', () => {
    fc.assert(
      fc.property(case_, (righe) => {
        const totali = (quali: readonly Casa[]) => {
          const calcolo = compute(toDati(quali));
          return COLONNE.map((colonna) => read(calcolo, `RB10.${colonna}`));
        };
        expect(totali([...righe].reverse())).toEqual(totali(righe));
      }),
      { numRuns: 40 },
    );
  });

  it('never falls when the rendita, the rent or the share grow, and never goes below nothing', () => {
    const total = (quale: Casa) => {
      const calcolo = compute(toDati([quale]));
      return COLONNE.reduce((totale, colonna) => totale + read(calcolo, `RB1.${colonna}`), 0);
    };
    fc.assert(
      fc.property(casa, fc.integer({ min: 0, max: 5_000 }), (quale, aumento) => {
        const prima = total(quale);
        expect(prima).toBeGreaterThanOrEqual(0);
        expect(total({ ...quale, rendita: quale.rendita + aumento })).toBeGreaterThanOrEqual(prima);
        expect(total({ ...quale, canone: quale.canone + aumento })).toBeGreaterThanOrEqual(prima);
        expect(total({ ...quale, quota: Math.min(100, quale.quota + aumento) })).toBeGreaterThanOrEqual(
          prima,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('deducts the main home from what it entered: RN2 never goes beyond RN1', () => {
    fc.assert(
      fc.property(case_, (righe) => {
        const calcolo = compute(toDati(righe));
        expect(read(calcolo, 'RN2.1')).toBeLessThanOrEqual(read(calcolo, 'RN1.5'));
        expect(read(calcolo, 'RN4.1')).toBe(read(calcolo, 'RN1.5') - read(calcolo, 'RN2.1'));
        expect(read(calcolo, 'RN1.1')).toBeGreaterThanOrEqual(read(calcolo, 'RN1.5'));
      }),
      { numRuns: 40 },
    );
  });
});

describe('quadro RA', () => {
  const campo = (posto: number, altro: DatiModello = {}): DatiModello => ({
    [`RA${posto}.1`]: 500,
    [`RA${posto}.2`]: '1',
    [`RA${posto}.3`]: 300,
    [`RA${posto}.4`]: 365,
    [`RA${posto}.5`]: 100,
    ...altro,
  });

  it('shows its righi and takes its totals to RN', () => {
    const calcolo = compute({ ...campo(1), ...campo(22, { 'RA22.9': true }) });
    expect(
      ['RA1.11', 'RA1.12', 'RA1.13', 'RA22.11', 'RA23.11', 'RA23.12', 'RA23.13'].map((c) => read(calcolo, c)),
    ).toEqual([0, 663, 1_170, 1_170, 1_170, 1_326, 1_170]);
    expect(['RN1.5', 'RN50.2'].map((chiave) => read(calcolo, chiave))).toEqual([2_496, 1_170]);
  });

  it('never taxes a farmer more than another owner of the same land', () => {
    const importo = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(importo, importo, (dominicale, agrario) => {
        const tax = (coltivatore: boolean) => {
          const dati = { 'RA1.1': dominicale, 'RA1.2': '1', 'RA1.3': agrario, 'RA1.9': true };
          const calcolo = compute({ ...dati, 'RA1.10': coltivatore });
          return read(calcolo, 'RA23.11') + read(calcolo, 'RA23.12');
        };
        expect(tax(true)).toBeLessThanOrEqual(tax(false));
      }),
      { numRuns: 60 },
    );
  });
});

describe('quadro LC', () => {
  it('pays in the two advances the whole difference, or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (imposta) => {
        const calcolo = compute({ 'LC1.2': imposta });
        const acconti = read(calcolo, 'LC2.1') + read(calcolo, 'LC2.2');
        expect(acconti).toBe(imposta > 51 ? imposta : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('owes or claims its balance, never both', () => {
    const importo = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(importo, importo, importo, (imposta, ritenute, acconti) => {
        const calcolo = compute({ 'LC1.2': imposta, 'LC1.4': ritenute, 'LC1.8': acconti });
        const [debito, credito] = ['LC1.12', 'LC1.13'].map((chiave) => read(calcolo, chiave));
        expect(Math.min(debito ?? 0, credito ?? 0)).toBe(0);
        expect((debito ?? 0) - (credito ?? 0)).toBe(Math.max(0, imposta - ritenute) - acconti);
      }),
      { numRuns: 60 },
    );
  });
});

describe('explanations', () => {
  it('cite an article for every computed casella of RA, RB and LC', () => {
    const calcolo = compute({
      'RA1.1': 500,
      'RA1.2': '1',
      'RA1.3': 300,
      'RB1.1': 800,
      'RB1.2': '3',
      'RB1.6': 9_120,
    });
    const chiavi = Object.keys(calcolo.computed()).filter((chiave) => /^(RA|RB|LC)/.test(chiave));
    expect(chiavi.length).toBeGreaterThan(25);
    for (const chiave of chiavi) {
      const { fonti, titolo } = calcolo.explain(chiave);
      expect([chiave, fonti.every(({ atto, articolo }) => atto !== '' && articolo !== '')]).toEqual([
        chiave,
        true,
      ]);
      expect([chiave, titolo, fonti.length > 0]).toEqual([chiave, titolo, true]);
    }
    expect(calcolo.explain('RB1.13').formulaOggi).toContain('9.120');
  });
});
