import { describe, expect, it } from 'vitest';
import type { CasoImprese } from '../../casi/modelli/imprese/caso.ts';
import { casiLM } from '../../casi/modelli/imprese/lm.ts';
import { casiImpresa } from '../../casi/modelli/imprese/rf-rg.ts';
import { casiPartecipazioni } from '../../casi/modelli/imprese/rh.ts';
import { casiFinanza } from '../../casi/modelli/imprese/rm-rt.ts';
import { casiSostitutive } from '../../casi/modelli/imprese/rq.ts';
import { casiContributi } from '../../casi/modelli/imprese/rr.ts';
import { loadModello } from '../index.ts';

const casi: readonly CasoImprese[] = [
  ...casiLM,
  ...casiImpresa,
  ...casiFinanza,
  ...casiContributi,
  ...casiPartecipazioni,
  ...casiSostitutive,
];

/** The computed caselle of the quadri of the case that are not zero, and those that it names besides. */
async function compute({ anno, quadri, dati, attesi }: CasoImprese): Promise<Record<string, unknown>> {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error('No modello');
  for (const [chiave, valore] of Object.entries(dati)) expect(modello.checkValore(chiave, valore)).toBeNull();
  const righi = Object.entries(modello.createCalcolo(dati).computed());
  const suoi = righi.filter(([chiave, { valore }]) => {
    const quadro = chiave.slice(0, 2);
    return chiave in attesi || (quadri.includes(quadro) && valore !== undefined && valore !== 0);
  });
  return Object.fromEntries(suoi.map(([chiave, { valore }]) => [chiave, valore]));
}

describe('quadri of fascicoli 2 and 3, whole, by year', () => {
  it.each(casi)('[TAX-010] $anno: $nome', async (caso) => {
    expect(await compute(caso)).toEqual(caso.attesi);
  });
});
