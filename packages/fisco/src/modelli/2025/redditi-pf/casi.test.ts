import { beforeAll, describe, expect, it } from 'vitest';
import type { CasoModello } from '../../../../casi/modelli/2025/quadri/caso.ts';
import { casiLM } from '../../../../casi/modelli/2025/quadri/lm.ts';
import { casiRE } from '../../../../casi/modelli/2025/quadri/re.ts';
import { casiRR } from '../../../../casi/modelli/2025/quadri/rr.ts';
import { casiRV } from '../../../../casi/modelli/2025/quadri/rv.ts';
import { loadModello, type Modello } from '../../../index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});

/** What the quadro computes, zeros left out. */
function computeQuadro({ quadro, dati }: CasoModello): Record<string, unknown> {
  const righi = Object.entries(modello.createCalcolo(dati).computed());
  const suoi = righi.filter(
    ([chiave, { valore }]) => chiave.startsWith(quadro) && valore !== undefined && valore !== 0,
  );
  return Object.fromEntries(suoi.map(([chiave, { valore }]) => [chiave, valore]));
}

describe('every rigo of the flat regimes', () => {
  it.each(casiLM)('$nome', (caso) => {
    expect(computeQuadro(caso)).toEqual(caso.attesi);
  });
});
describe('every rigo of self-employment', () => {
  it.each(casiRE)('$nome', (caso) => {
    expect(computeQuadro(caso)).toEqual(caso.attesi);
  });
});
describe('every rigo of the contributions', () => {
  it.each(casiRR)('$nome', (caso) => {
    expect(computeQuadro(caso)).toEqual(caso.attesi);
  });
});
describe('every rigo of the surcharges', () => {
  it.each(casiRV)('$nome', (caso) => {
    expect(computeQuadro(caso)).toEqual(caso.attesi);
  });
});
