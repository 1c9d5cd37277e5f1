import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';
import { casi2020 } from './2020/redditi-pf/casi.ts';
import { casi2021 } from './2021/redditi-pf/casi.ts';
import { casi2022 } from './2022/redditi-pf/casi.ts';
import { casi2023 } from './2023/redditi-pf/casi.ts';
import { casi2024 } from './2024/redditi-pf/casi.ts';
import { casi2025 } from './2025/redditi-pf/casi.ts';
import { casi2026 } from './2026/redditi-pf/casi.ts';
import { type CasoModello, readAttesi, readDati } from './casi.ts';
import type { Modello } from './modello.ts';

const perAnno = [
  [2020, casi2020],
  [2021, casi2021],
  [2022, casi2022],
  [2023, casi2023],
  [2024, casi2024],
  [2025, casi2025],
  [2026, casi2026],
] as const;

async function requirePf(anno: number): Promise<Modello> {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error(`No modello ${anno}`);
  return modello;
}

const PERCORSO = ['RB', 'RC', 'RP', 'LC', 'RN'];

/** Every amount of the path of the IRPEF; of the surcharges, which need a comune, only what they are on. */
function computeRighi(modello: Modello, caso: CasoModello): Record<string, number> {
  const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
  const esiti = Object.entries(modello.createCalcolo(dati).computed());
  const righi = esiti.filter(([chiave]) => PERCORSO.includes(chiave.slice(0, 2)) || chiave === 'RV1.1');
  expect(righi.filter(([, { stato }]) => stato === 'incompleto')).toEqual([]);
  return Object.fromEntries(
    righi.flatMap(([chiave, { valore }]) =>
      typeof valore === 'number' && valore !== 0 ? [[chiave, valore]] : [],
    ),
  );
}

describe.each(perAnno)('Redditi PF %i, whole returns', (anno, casi) => {
  it.each(casi)('$nome', async (caso) => {
    expect(computeRighi(await requirePf(anno), caso)).toEqual(readAttesi(caso));
  });
});
