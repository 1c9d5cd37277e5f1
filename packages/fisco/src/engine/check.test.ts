import { describe, expect, it } from 'vitest';
import { regole } from '../regole/indice.ts';
import { checkLegge } from './check.ts';
import { orderConcetti } from './graph.ts';
import {
  arrotonda,
  type Concetto,
  compile,
  createCalculation,
  dato,
  diviso,
  giorni,
  meno,
  per,
  quota,
  regola,
  somma,
  zeroEuro,
} from './index.ts';

const importo = dato({ id: 'prova.importo', titolo: 'Importo', unita: 'euro', seManca: 'zero' });
const concetto = (id: string, valore: Concetto['formule'][number]['valore'], periodo = {}): Concetto =>
  regola({ id, titolo: id, unita: 'euro', formule: [{ dal: '2018-01-01', valore, fonti: [], ...periodo }] });

describe('the graph of the law', () => {
  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])('has no fault for the tax year %i', (anno) => {
    expect(checkLegge(regole, anno)).toEqual([]);
  });

  it('names in its sentences only quantities that exist', () => {
    const concetti = orderConcetti(regole, 2024);
    const nomi = new Set(concetti.map((c) => c.id));
    const citati = concetti.flatMap((c) =>
      [...(c.frase ?? '').matchAll(/\{([^}]+)\}/g)].map(([, id]) => id ?? ''),
    );
    expect(citati.filter((id) => !nomi.has(id))).toEqual([]);
  });

  it('says when a concetto depends on itself, however far round', () => {
    const formule: { dal: string; valore: Concetto; fonti: [] }[] = [];
    const a: Concetto = { kind: 'concetto', id: 'a', titolo: 'a', unita: 'euro', formule };
    formule.push({ dal: '2018-01-01', valore: concetto('b', somma(a, importo)), fonti: [] });
    expect(checkLegge([a], 2024)).toEqual(['Cycle: a → b → a']);
  });

  it('says when no formula, or more than one, is in force', () => {
    expect(checkLegge([concetto('a', importo, { al: '2020-12-31' })], 2024)[0]).toMatch(/no formula/);
    const doppio = regola({
      ...concetto('a', importo),
      formule: [1, 2].map(() => ({ dal: '2018-01-01', valore: importo, fonti: [] })),
    });
    expect(checkLegge([doppio], 2024)).toEqual(['a: 2 formulas in 2024']);
  });

  it('refuses units that do not agree and results left without a rounding', () => {
    expect(checkLegge([concetto('a', somma(importo, quota(1)))], 2024)[0]).toMatch(/Units differ/);
    expect(checkLegge([concetto('a', per(importo, quota(1)))], 2024)[0]).toMatch(/without a rounding/);
    expect(checkLegge([concetto('a', quota(1))], 2024)[0]).toMatch(/a is euro, its formula quota/);
  });

  it('says when a name is used twice', () => {
    const omonimo = dato({ ...importo, titolo: 'Altro' });
    expect(checkLegge([concetto('a', meno(importo, omonimo))], 2024)).toEqual([
      'prova.importo: the name is used twice',
    ]);
  });

  it('leaves a ratio with divisor zero incompleto, never a number', () => {
    const durata = dato({ id: 'prova.giorni', titolo: 'Giorni', unita: 'giorni', seManca: 'zero' });
    const a = concetto('a', arrotonda.centesimo(diviso(per(importo, giorni(365)), durata)));
    const calcolo = createCalculation(compile([a, somma0()], { annoImposta: 2024, misure: {} }));
    calcolo.set(importo, 100);
    expect(calcolo.read(a).stato & 4).toBe(4);
  });
});

const somma0 = () => concetto('zero', zeroEuro);
