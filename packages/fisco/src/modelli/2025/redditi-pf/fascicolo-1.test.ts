import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { type CasoDiAnno, casiFascicolo1 } from '../../../../casi/modelli/fascicolo-1.ts';
import { puntiEsempi } from '../../../../casi/modelli/punti-esempi.ts';
import { puntiLavoro } from '../../../../casi/modelli/punti-lavoro.ts';
import { puntiLiquidazione } from '../../../../casi/modelli/punti-liquidazione.ts';
import { puntiOneri } from '../../../../casi/modelli/punti-oneri.ts';
import { puntiRegioni } from '../../../../casi/modelli/punti-regioni.ts';
import { puntiRiletti } from '../../../../casi/modelli/punti-riletti.ts';
import { type DatiModello, loadModello } from '../../../index.ts';

const perAnno = (casi: readonly CasoDiAnno[]) =>
  casi.flatMap((caso) => caso.anni.map((anno) => [anno, caso.nome, caso] as const));

/** Every amount of the quadri of the liquidation, and of the totals that lead there. */
const QUADRI = ['RC5', 'RN', 'RP15', 'RP48', 'RP49', 'RP60', 'RP65', 'RP66', 'RV1.'];

describe('fascicolo 1 of the four forms that were read', () => {
  const calculate = async (anno: number, caso: CasoDiAnno) => {
    const modello = await loadModello(anno, 'redditi-pf');
    if (!modello) throw new Error(`No modello ${anno}`);
    return modello.createCalcolo(readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo));
  };

  it.each(
    perAnno([
      ...puntiEsempi,
      ...puntiRegioni,
      ...puntiRiletti,
      ...puntiLavoro,
      ...puntiOneri,
      ...puntiLiquidazione,
    ]),
  )('[TAX-014] %i, the figures of a point: %s', async (anno, _nome, caso) => {
    const calcolo = await calculate(anno, caso);
    const attesi = readAttesi(caso);
    expect(
      Object.fromEntries(Object.keys(attesi).map((chiave) => [chiave, calcolo.get(chiave).valore ?? 0])),
    ).toEqual(attesi);
  });

  it.each(perAnno(casiFascicolo1))('[TAX-014] %i: %s', async (anno, _nome, caso) => {
    const calcolo = await calculate(anno, caso);
    const letti = Object.entries(calcolo.computed()).filter(
      ([chiave, { valore }]) =>
        QUADRI.some((inizio) => chiave.startsWith(inizio)) && typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(letti.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it('[TAX-014] raises by 5% the rendita of a building, code 2 of RA col. 16, and says that it is a reading', async () => {
    const modello = await loadModello(2026, 'redditi-pf');
    const terra = {
      ...{ 'RA1.1': 1_000, 'RA1.2': '1', 'RA1.3': 500, 'RA1.4': 365, 'RA1.5': 100, 'RA1.9': true },
      'RA1.16': '2',
    };
    const calcolo = modello?.createCalcolo(terra);
    expect(calcolo?.get('RA1.11')).toEqual({ stato: 'completo', valore: 1_050, precisione: 'indicativo' });
    calcolo?.set('RA1.16', '1');
    expect(calcolo?.get('RA1.11')).toEqual({ stato: 'completo', valore: 2_340, precisione: 'esatto' });
  });

  const FIGLI = { 'FA1.1': 'F1', 'FA1.5': 12, 'FA1.7': 100, 'FA2.1': 'F', 'FA2.5': 12, 'FA2.7': 50 };
  const FIGLI_2026 = { 'FA1.1': 'F1', 'FA1.6': 12, 'FA1.7': 100, 'FA2.1': 'F', 'FA2.6': 12, 'FA2.7': 50 };
  it.each([
    // Trento 2025: 1,23% of 40.000 less 246 and half of it.
    [2026, 'L378', 40_000, FIGLI_2026, 123],
    [2025, 'L378', 40_000, FIGLI, 492],
    // Bolzano: 1,23% of 40.000 less 430,50, and 340 (252 until 2024) for each child.
    [2026, 'A952', 60_000, FIGLI_2026, 0],
    [2025, 'A952', 60_000, FIGLI, 0],
    [2026, 'A952', 90_000, FIGLI_2026, 242],
    // Campania: 20.000 at 1,73% to 15.000 and 2,96%, less 30 and half of it, with two children.
    [2024, 'F839', 20_000, FIGLI, 363],
    [2024, 'F839', 28_001, FIGLI, 644],
    // Valle d'Aosta: exempt up to 15.000 of the whole income, whatever is deducted.
    [2025, 'A326', 15_000, {}, 0],
    [2025, 'A326', 15_001, { 'RP21.1': 1_000 }, 172],
    // Campania, 2,03% of all until 2021; Toscana of 2020 is not held: the rate is typed.
    [2021, 'F839', 20_000, {}, 406],
    [2021, 'D612', 20_000, { 'RV2.90': 1.5 }, 300],
    // Veneto and Marche, the lower rate.
    [2026, 'L736', 50_000, { 'RV2.1': '2' }, 450],
    [2026, 'L736', 50_001, { 'RV2.1': '2' }, 615],
    [2026, 'A271', 30_000, { 'FA1.1': 'D', 'FA1.6': 12, 'FA1.7': 100 }, 369],
  ])('[TAX-014] %i: surcharge of %s on %i euro', async (anno, comune, reddito, altro, atteso) => {
    const modello = await loadModello(anno, 'redditi-pf');
    const calcolo = modello?.createCalcolo({ 'FR3.1': comune, 'FR4.1': comune, 'RL2.2': reddito, ...altro });
    expect(calcolo?.get('RV2.2').valore ?? 0).toBe(atteso);
  });

  it.each([2023, 2024, 2025, 2026])(
    'of %i leaves to the company no more than it passed on: RH1-RH4 col. 9, RF102 and RG37 col. 5',
    async (anno) => {
      const modello = await loadModello(anno, 'redditi-pf');
      const isOltre = (dati: DatiModello) =>
        (modello?.createCalcolo(dati).findings() ?? []).some(
          ({ codice }) => codice === 'RITENUTE_NON_UTILIZZATE_OLTRE',
        );
      const trasferite = {
        ...{ 'RH1.4': 1_000, 'RH1.9': 10, 'RF102.5': 20, 'RF102.6': 500, 'RG37.5': 30, 'RG37.6': 300 },
        ...{ 'RH5.4': 1_000, 'RH5.9': 40 },
      };
      expect(modello?.findCasella('RG37.5')?.titolo).toBe('Ritenute trasferite');
      expect(isOltre({ ...trasferite, 'RN33.3': 60 })).toBe(false);
      expect(isOltre({ ...trasferite, 'RN33.3': 61 })).toBe(true);
    },
  );
});
