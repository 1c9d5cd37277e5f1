import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';
import { computeConto, type VoceDelConto } from './contofiscale.ts';
import { applyPrevisioni, computeEffetto } from './previsione.ts';

const OPZIONI = { anno: 2025 } as const;
const acconti = (primo: number, secondo: number) =>
  computeConto('redditi-pf', 2025, { 'RN62.1': primo, 'RN62.2': secondo, 'RX1.1': 70 });
const importi = (voci: readonly VoceDelConto[]) =>
  voci.map(({ codice, importo, storico }) => [
    codice,
    importo / 100,
    storico === undefined ? null : storico / 100,
  ]);
const prevede = (voci: readonly VoceDelConto[], previsto: number, altro: object = {}) =>
  importi(applyPrevisioni(voci, [{ imposta: 'IRPEF', previsto: previsto * 100 }], { ...OPZIONI, ...altro }));

describe('advances on what is expected', () => {
  it('are 40% and 60% of it, and keep what they are by history; the balance is as it was', () => {
    expect(prevede(acconti(400, 600), 500)).toEqual(
      [
        ['4033', 200, 400],
        ['4034', 300, 600],
        ['4001', 70, null],
      ].sort(),
    );
  });

  it('are two halves where history has two halves, one alone up to 103 euro, none up to the threshold', () => {
    expect(prevede(acconti(500, 500), 600).filter(([codice]) => codice !== '4001')).toEqual([
      ['4033', 300, 500],
      ['4034', 300, 500],
    ]);
    expect(prevede(acconti(400, 600), 250)).toContainEqual(['4034', 250, 600]);
    expect(prevede(acconti(400, 600), 51)).toEqual([['4001', 70, null]]);
  });

  it('of the IRAP have the threshold of persons where the return says so, and of companies elsewhere', async () => {
    const irap = await loadModello(2025, 'irap');
    const compute = (natura: number) => {
      const esiti = irap?.createCalcolo({ 'FR8.3': natura }).computed() ?? {};
      const detto = esiti['IS901.1']?.valore;
      const righi = { 'ZA1.1': 80, 'ZA2.1': 80, ...(detto === undefined ? {} : { 'IS901.1': detto }) };
      const voci = computeConto('irap', 2025, righi, { regione: '08' });
      return importi(applyPrevisioni(voci, [{ imposta: 'IRAP', previsto: 4_000 }], OPZIONI));
    };
    // Società in nome collettivo, and a responsabilità limitata: 40 euro are under 51.65 and over 20.66.
    expect(compute(24)).toEqual([]);
    expect(compute(2)).toEqual([['3813', 40, 80]]);
  });

  it('after the first is in a model, leave to the second what is left', () => {
    const [primo] = acconti(400, 600).filter(({ codice }) => codice === '4033');
    const fermi = new Map([[primo?.id ?? '', 40_000]]);
    expect(prevede(acconti(400, 600), 500, { fermi })).toContainEqual(['4034', 100, 600]);
    expect(prevede(acconti(400, 600), 300, { fermi }).map(([codice]) => codice)).not.toContain('4034');
  });

  it('take away what the agreement of two years adds to those by history, and leave that of another tax', () => {
    const P = { 'FR2.1': '02873450361', 'P10.1': true, 'P910.1': '2', 'P914.1': 1000, 'P915.1': 300 };
    const voci = computeConto('isa', 2025, P);
    const codici = (imposta: string) =>
      applyPrevisioni(voci, [{ imposta, previsto: 0 }], OPZIONI).map(({ codice }) => codice);
    expect([codici('IRES'), codici('IRAP'), codici('Cedolare secca')]).toEqual([
      ['4070'],
      ['4069'],
      ['4069', '4070'],
    ]);
  });

  it('that are not less than by history stay so', () => {
    expect(prevede(acconti(400, 600), 1200)).toContainEqual(['4034', 600, 600]);
  });

  it('cost, when the tax comes to be more, what is missing of the lesser of history and tax, put right', () => {
    const effetto = computeEffetto(
      acconti(400, 600),
      { imposta: 'IRPEF', previsto: 50_000 },
      { effettivo: 80_000, il: '2026-06-30' },
      OPZIONI,
    );
    // Of 320 and 480 due, 200 and 300 were paid. Within the term of the declaration: 25%/8 of what is missing.
    expect(effetto.map(({ codice, carente }) => [codice, carente / 100])).toEqual([
      ['4033', 120],
      ['4034', 180],
    ]);
    const sanzioni = effetto.map(({ ravvedimento }) =>
      ravvedimento === null || typeof ravvedimento === 'string' ? null : ravvedimento.sanzione / 100,
    );
    expect(sanzioni).toEqual([3.75, 5.63]);
    expect(
      computeEffetto(
        acconti(400, 600),
        { imposta: 'IRPEF', previsto: 50_000 },
        { effettivo: 50_000, il: '2026-06-30' },
        OPZIONI,
      ).map(({ carente, ravvedimento }) => [carente, ravvedimento]),
    ).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('however much is expected, are no more than it and no more than history, and never cost when it comes true', () => {
    const euro = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(euro, fc.boolean(), euro, (base, meta, previsto) => {
        const primo = Math.round(base * (meta ? 0.5 : 0.4));
        const voci = acconti(primo, base - primo);
        const dopo = applyPrevisioni(voci, [{ imposta: 'IRPEF', previsto: previsto * 100 }], OPZIONI);
        const sum = (quali: readonly VoceDelConto[]) =>
          quali.reduce((somma, { acconto, importo }) => somma + (acconto ? importo : 0), 0);
        expect(sum(dopo)).toBeLessThanOrEqual(Math.min(sum(voci), Math.max(previsto * 100, 0)));
        const vera = Math.min(previsto * 100, sum(voci));
        const effetto = computeEffetto(
          voci,
          { imposta: 'IRPEF', previsto: previsto * 100 },
          { effettivo: vera, il: '2026-06-30' },
          OPZIONI,
        );
        expect(effetto.every(({ carente }) => carente === 0)).toBe(true);
      }),
    );
  });
});
