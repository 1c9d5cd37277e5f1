import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CasoModello, readAttesi, readDati } from '../../casi/modelli/caso.ts';
import { loadModello } from '../index.ts';
import type { Modello } from './modello.ts';
import { redditiPf } from './redditi-pf.ts';

const CASI = new URL('../../casi/modelli/', import.meta.url);

/** Of another form, in the same folder. */
const DEL_730 = '730.ts';

/** The whole returns of a year: what every file of its folder gives. */
async function readCasi(anno: number): Promise<CasoModello[]> {
  const file = readdirSync(new URL(`${anno}/`, CASI)).filter(
    (nome) => nome.endsWith('.ts') && nome !== DEL_730,
  );
  const dati = await Promise.all(file.map((nome) => import(new URL(`${anno}/${nome}`, CASI).href)));
  return dati.flatMap((modulo) => Object.values(modulo as Record<string, readonly CasoModello[]>).flat());
}

const anni = Object.keys(redditiPf).map(Number);
const perAnno = await Promise.all(anni.map(async (anno) => [anno, await readCasi(anno)] as const));

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

describe.each(perAnno)('Redditi PF %i, the law', (anno) => {
  const importo = (max: number) => fc.integer({ min: 0, max });
  const dichiarazione = fc.record({
    lavoro: importo(300_000),
    pensione: importo(100_000),
    mutuo: importo(9_000),
  });

  it('never gives a negative net tax, nor one above the gross; the balance is one of the two', async () => {
    const modello = await requirePf(anno);
    fc.assert(
      fc.property(dichiarazione, ({ lavoro, pensione, mutuo }) => {
        const calcolo = modello.createCalcolo({
          'RC1.1': '2',
          'RC1.2': '1',
          'RC1.3': lavoro,
          'RC2.1': '1',
          'RC2.3': pensione,
          'RC6.1': 200,
          'RC6.2': 165,
          'RC10.1': 3_000,
          'RC14.1': '2',
          ...(anno === 2026 ? { 'RP7.1': '7', 'RP7.2': mutuo } : { 'RP7.1': mutuo }),
          ...(anno === 2021 ? { 'RC6.90': 100, 'RC6.91': 100 } : {}),
        });
        const read = (chiave: string) => Number(calcolo.get(chiave).valore ?? 0);
        expect(read('RN26.2')).toBeGreaterThanOrEqual(0);
        expect(read('RN26.2')).toBeLessThanOrEqual(read('RN5.1'));
        expect(Math.min(read('RN45.2'), read('RN46.1'))).toBe(0);
        expect(read('RN62.1') + read('RN62.2')).toBe(read('RN34.1') > 51.65 ? read('RN34.1') : 0);
      }),
      { numRuns: 40 },
    );
  });

  it('has the agreement of the flat regime for 2024 alone, and sport or choirs in RL21', async () => {
    const modello = await requirePf(anno);
    expect(modello.findCasella('LM32.1') !== undefined).toBe(anno === 2025);
    const calcolo = modello.createCalcolo({ 'RL2.2': 20_000, 'RL21.1': 35_000, 'RL23.1': 5_751 });
    expect(['RN1.5', 'RN33.4'].map((chiave) => calcolo.get(chiave).valore)).toEqual([24_342, 1_000]);
    // PF2 2023 r. 875-880, 2024 r. 907-912, 2026 r. 951-956: of 35,000 nothing on 10,000, 20,658.28 at the source, 4,341.72 left.
    expect(['RL22.1', 'RL22.2'].map((chiave) => calcolo.get(chiave).valore)).toEqual([20_658, 4_342]);
  });

  it('has the credit of mediations in CR13 until 2021, then that of who is under 36; the bonus of 2024 alone', async () => {
    const modello = await requirePf(anno);
    const titoli = modello.quadri
      .filter(({ codice }) => codice === 'CR' || codice === 'RN')
      .flatMap((q) =>
        q.sezioni.flatMap((s) => s.righi.flatMap((r) => [r.titolo, ...r.caselle.map((c) => c.titolo)])),
      );
    expect([titoli.includes('Mediazioni'), titoli.includes('Prima casa under 36')]).toEqual([
      anno <= 2021,
      anno >= 2022,
    ]);
    expect(modello.findCasella('RN44.1') !== undefined).toBe(anno >= 2025);
    expect(modello.findCasella('RC14.8')?.titolo).toBe(
      { 2025: 'Giorni del bonus', 2026: 'Giorni di dipendente' }[anno],
    );
  });

  it('shows each quadro with how far it may be trusted, and exact only where it was read', async () => {
    const { quadri } = await requirePf(anno);
    expect(quadri.map(({ codice }) => codice).slice(0, 5)).toEqual(['FR', 'FA', 'RA', 'RB', 'RC']);
    for (const { copertura, nota } of quadri) {
      if (anno < 2023) expect(copertura).not.toBe('esatto');
      expect(nota).toBeTruthy();
    }
    expect(quadri.some(({ codice }) => codice === 'CP')).toBe(anno >= 2025);
    const testi = JSON.stringify(quadri);
    expect(testi).not.toContain('{anno');
  });
});
