import { describe, expect, it } from 'vitest';
import { type Dato, dato, type Nodo, regola, somma } from '../engine/index.ts';
import { type CodiceModello, type DatiModello, loadModello, type Spiegazione } from '../index.ts';
import { fonte, sempre } from '../regole/fonti.ts';
import { createModello } from './costruzione.ts';
import { inserisce, mostra, rigo } from './scheda.ts';

/** A self-employed person with an office, an expense with a code, an advance already paid. */
const DATI: DatiModello = {
  'FR3.1': 'F205',
  'RC1.1': '2',
  'RC1.3': 24_000,
  'RC6.1': 365,
  'RC10.1': 3_000,
  'RC10.2': 300,
  'RC10.3': 0,
  'RC10.4': 0,
  'RC10.5': 0,
  'RE2.2': 20_000,
  'RE8.2': 2_000,
  'RP8.1': '12',
  'RP8.2': 500,
  'RB1.1': 800,
  'RB1.2': '2',
  'RB1.12': '1',
  'RG2.2': 3_000,
};

const listNodi = (s: Spiegazione): readonly Spiegazione[] => [s, ...s.operandi.flatMap(listNodi)];
const load = async (dati: DatiModello) => {
  const modello = await loadModello(2025, 'redditi-pf');
  if (!modello) throw new Error('There is one');
  return modello.createCalcolo(dati);
};

describe('the precision of an explanation', () => {
  it('is «esatto» only when every number and source under it is verified and none is overridden', async () => {
    const calcolo = await load(DATI);
    const spiegate = Object.entries(calcolo.computed())
      .filter(([, { valore }]) => valore !== undefined && valore !== 0)
      .map(([chiave, esito]) => ({ esito, spiegazione: calcolo.explain(chiave) }));
    expect(spiegate.length).toBeGreaterThan(30);
    for (const { esito, spiegazione } of spiegate) {
      if (esito.precisione === 'indicativo') expect(spiegazione.precisione).toBe('indicativo');
      if (spiegazione.precisione === 'indicativo') continue;
      const incerti = listNodi(spiegazione).filter(
        ({ valore, fonti, stato }) =>
          (valore !== 0 && fonti.some(({ verificato }) => !verificato)) || stato === 'forzato',
      );
      expect(incerti.map(({ concetto }) => concetto)).toEqual([]);
    }
  });

  it('says that a business result rests on a form still to be checked, and what stands on it too', async () => {
    const dati = { 'RG2.2': 30_000, 'RG15.1': 10_000 };
    const vecchio = (await loadModello(2021, 'redditi-pf'))?.createCalcolo(dati);
    expect(vecchio?.explain('RG31.1').precisione).toBe('indicativo');
    expect(vecchio?.explain('RN1.5').precisione).toBe('indicativo');
    const calcolo = await load(dati);
    expect(calcolo.explain('RG31.1').precisione).toBe('esatto');
    const soloLavoro = await load({ 'RC1.1': '2', 'RC1.3': 24_000, 'RC6.1': 365 });
    expect(soloLavoro.explain('RN26.2').precisione).toBe('esatto');
  });

  it('is not «esatto» where instalments of before 2022 may move the trattamento integrativo', async () => {
    const lavoro = { 'RC1.1': '2', 'RC1.3': 20_000, 'RC6.1': 365, 'RC14.1': '2' };
    const precisioneOf = async (dati: DatiModello) =>
      (await load({ ...lavoro, ...dati })).get('RN43.1').precisione;
    expect(await precisioneOf({})).toBe('esatto');
    const tante: readonly DatiModello[] = [{ 'RP6.2': 100 }, { 'RP57.3': 100 }];
    for (const dati of tante) expect(await precisioneOf(dati)).toBe('indicativo');
    for (const dati of [
      { 'RP6.1': 4, 'RP6.2': 100 },
      { 'RP57.1': 4, 'RP57.3': 100 },
      { 'RP7.1': 100 },
      { 'RP7.2': 100 },
      { 'RP8.1': '12', 'RP8.2': 100 },
    ])
      expect(await precisioneOf(dati)).toBe('esatto');
  });

  it('of what stands on an override is never «esatto»', async () => {
    const calcolo = await load({ 'RC1.1': '2', 'RC1.3': 24_000, 'RC6.1': 365 });
    calcolo.force('RN7.1', { valore: 100, motivo: 'prova' });
    expect(calcolo.explain('RN26.2').precisione).toBe('indicativo');
  });
});

describe('the precision of what rests on a casella still to be checked', () => {
  const concetto = (id: string, valore: Nodo) =>
    regola({ id, titolo: id, unita: 'euro', formule: sempre(valore, fonte('Prova', 'art. 1')) });
  const [sicura, dubbia] = ['sicura', 'dubbia'].map((id) =>
    dato({ id: `prova.${id}`, titolo: id, unita: 'euro', seManca: 'zero' }),
  ) as [Dato, Dato];
  const calcolo = (dati: DatiModello) =>
    createModello({
      ...{ anno: 2026, codice: '730', titolo: 'Prova', versione: '1', controlli: [] },
      quadri: [
        {
          ...{ codice: 'XA', titolo: '', titoloBreve: '', fascicolo: 1, copertura: 'esatto', dipendeDa: [] },
          sezioni: [
            {
              titolo: '',
              righi: [
                rigo(1, '', [
                  inserisce(1, 'Sicura', sicura),
                  inserisce(2, 'Dubbia', dubbia, { daRiscontrare: true }),
                  mostra(3, 'Di tutte e due', concetto('prova.somma', somma(sicura, dubbia))),
                  mostra(4, 'Della sicura', concetto('prova.sola', somma(sicura, sicura))),
                  mostra(5, 'Dubbia da sé', concetto('prova.stessa', somma(sicura)), {
                    daRiscontrare: true,
                  }),
                ]),
              ],
            },
          ],
        },
      ],
    }).createCalcolo(dati);

  it('is «indicativo» only where that casella was filled in', () => {
    const precisioni = (dati: DatiModello) =>
      ['XA1.3', 'XA1.4', 'XA1.5'].map((chiave) => calcolo(dati).get(chiave).precisione);
    expect(precisioni({ 'XA1.1': 10 })).toEqual(['esatto', 'esatto', 'indicativo']);
    expect(precisioni({ 'XA1.1': 10, 'XA1.2': 0 })).toEqual(['esatto', 'esatto', 'indicativo']);
    expect(precisioni({ 'XA1.1': 10, 'XA1.2': 5 })).toEqual(['indicativo', 'esatto', 'indicativo']);
    expect(calcolo({ 'XA1.2': 5 }).explain('XA1.3').precisione).toBe('indicativo');
  });

  it('is told in the note of the quadro and in the instructions of the casella', () => {
    const [quadro] = createModello({
      ...{ anno: 2026, codice: '730', titolo: 'Prova', versione: '1', controlli: [] },
      quadri: [
        {
          ...{ codice: 'XA', titolo: '', titoloBreve: '', fascicolo: 1, copertura: 'esatto', dipendeDa: [] },
          nota: 'Letto.',
          sezioni: [
            { titolo: '', righi: [rigo(1, '', [inserisce(2, 'Dubbia', dubbia, { daRiscontrare: true })])] },
          ],
        },
      ],
    }).quadri;
    expect(quadro?.nota).toBe(
      'Letto. Da riscontrare sul modello: XA1 col. 2; ciò che ne dipende è indicativo.',
    );
    expect(quadro?.sezioni[0]?.righi[0]?.caselle[0]?.istruzioni).toBe('Da riscontrare sul modello.');
  });

  it('of who has the relief of Campione d’Italia is «indicativo», of the others is not', async () => {
    const modello = await loadModello(2026, '730');
    const reddito = { 'C1.1': '2', 'C1.3': 30_000, 'C5.1': 365 };
    const precisioneOf = (dati: DatiModello) =>
      modello?.createCalcolo({ ...reddito, ...dati }).explain('C905.6').precisione;
    expect(precisioneOf({})).toBe('esatto');
    const complessivo = (dati: DatiModello) =>
      modello?.createCalcolo({ ...reddito, ...dati }).get('PL11.1').precisione;
    for (const dati of [{ 'C1.4': '5' }, { 'L1.1': '6', 'L1.2': 10 }] as DatiModello[])
      expect(complessivo(dati)).toBe('indicativo');
  });
});

describe('the precision of an answer', () => {
  const CASI: readonly [CodiceModello, DatiModello][] = [
    ['redditi-pf', DATI],
    ['redditi-pf', { 'RG2.2': 30_000, 'RG15.1': 10_000 }],
    ['irap', { 'FR8.3': 2, 'IC1.1': 308_000, 'IR1.1': '10', 'IR1.90': 100, 'IR1.7': 3.9 }],
    ['iva', { 'VE23.1': 10_000, 'VL30.2': 3_000, 'VL30.3': 2_500, 'VX5.1': 300 }],
    ['redditi-sc', { 'RF4.1': 150_000, 'RF31.1': '99', 'RF31.2': 25_000, 'RN22.1': 30_000 }],
    ['redditi-sp', { 'RF4.1': 80_000, 'RO901.3': 60, 'RO902.3': 40 }],
    ['redditi-enc', { 'RF4.1': 40_000 }],
    ['consolidato', { 'NF901.3': 100_000, 'NF902.3': -40_000 }],
    ['770', { 'SY16.10': 1_000, 'SY16.11': 200 }],
    ['cu', { 'AU1.1': 'A', 'AU4.1': 1_000.5 }],
    ['730', { 'C1.1': '2', 'C1.3': 30_000, 'C5.1': 365 }],
  ];

  it.each(CASI)('is that of its explanation, casella by casella, in %s', async (codice, dati) => {
    const modello = await loadModello(2025, codice);
    const calcolo = modello?.createCalcolo(dati);
    const esiti = Object.entries(calcolo?.computed() ?? {});
    expect(esiti.filter(([, { stato }]) => stato !== 'vuoto').length).toBeGreaterThan(0);
    for (const [chiave, { precisione }] of esiti)
      expect([chiave, calcolo?.explain(chiave).precisione]).toEqual([chiave, precisione]);
  });

  it.each([
    ['irap', 'IR21.1', { 'FR8.3': 2, 'IC1.1': 308_000, 'IR1.1': '10', 'IR1.90': 100, 'IR1.7': 3.9 }],
    ['irap', 'IS906.1', { 'FR8.3': 2, 'IC1.1': 308_000 }],
    ['iva', 'VL33.1', { 'VF71.90': 1_000 }],
    ['iva', 'VL3.1', { 'VE23.1': 0 }],
  ] as const)(
    'of %s %s is never «esatto»: its quadro is still to be checked',
    async (codice, chiave, dati) => {
      const calcolo = (await loadModello(2025, codice))?.createCalcolo(dati);
      expect(calcolo?.get(chiave).precisione).toBe('indicativo');
      expect(calcolo?.explain(chiave).precisione).toBe('indicativo');
    },
  );

  it('of what a person put over the law is not «esatto» either', async () => {
    const calcolo = await load({ 'RC1.1': '2', 'RC1.3': 24_000, 'RC6.1': 365 });
    calcolo.force('RN7.1', { valore: 100, motivo: 'prova' });
    expect([calcolo.get('RN7.1').precisione, calcolo.get('RN26.2').precisione]).toEqual([
      'indicativo',
      'indicativo',
    ]);
    calcolo.force('RN7.1', null);
    expect(calcolo.get('RN26.2').precisione).toBe('esatto');
  });
});
