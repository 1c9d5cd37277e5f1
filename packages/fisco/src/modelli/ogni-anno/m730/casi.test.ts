import { describe, expect, it } from 'vitest';
import { casiEsempi730 } from '../../../../casi/modelli/730-esempi.ts';
import {
  lettureA,
  lettureC,
  lettureD,
  lettureE,
  lettureG,
  sostitutive,
} from '../../../../casi/modelli/730-letture.ts';
import { casi730 as casi2023 } from '../../../../casi/modelli/2023/730.ts';
import { casi730 as casi2024 } from '../../../../casi/modelli/2024/730.ts';
import { casi730 as casi2025 } from '../../../../casi/modelli/2025/730.ts';
import { casi730 as casi2026 } from '../../../../casi/modelli/2026/730.ts';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { loadModello, parseChiave } from '../../../index.ts';

/** What a case says whole: the righi of the 730-3 that the instructions number, and what goes to the employer. */
const isProspetto = (chiave: string): boolean => {
  const { quadro, rigo = 0 } = parseChiave(chiave) ?? {};
  return quadro === 'PL' && (rigo <= 100 || (rigo >= 141 && rigo <= 143) || rigo === 1301 || rigo === 1302);
};

describe('a 730 worked out by hand', () => {
  it.each([
    ...casi2023,
    ...casi2024,
    ...casi2025,
    ...casi2026,
    ...lettureA,
    ...lettureC,
    ...lettureD,
    ...lettureE,
    ...lettureG,
  ])('$anno, $nome', async (caso) => {
    const modello = await loadModello(caso.anno, '730');
    const calcolo = modello?.createCalcolo(readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo));
    const letti = Object.entries(calcolo?.computed() ?? {}).filter(
      ([chiave, { valore }]) => isProspetto(chiave) && valore !== undefined && valore !== 0,
    );
    expect(Object.fromEntries(letti.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it.each([...sostitutive, ...casiEsempi730])('$anno, $nome', async (caso) => {
    const modello = await loadModello(caso.anno, '730');
    const calcolo = modello?.createCalcolo(readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo));
    const attesi = readAttesi(caso);
    const letti = Object.keys(attesi).map((chiave) => [chiave, calcolo?.get(chiave).valore ?? 0]);
    expect(Object.fromEntries(letti)).toEqual(attesi);
  });
});
