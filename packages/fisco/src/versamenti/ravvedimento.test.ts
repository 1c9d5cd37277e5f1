import { addDays } from '@quadra/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CasoRavvedimento, casiRavvedimento, casiRighi } from '../../casi/versamenti/ravvedimento.ts';
import { interesseLegale } from '../parametri/interesse-legale.ts';
import { toVersamento } from './calendario.ts';
import { computeInteressi } from './interessi.ts';
import {
  computeDifferimento,
  computePrevisionale,
  computeRavvedimento,
  type DomandaRavvedimento,
  splitPagamento,
} from './ravvedimento.ts';

const cents = (euro: number) => Math.round(euro * 100);
const toDomanda = ([
  tributo,
  importo,
  scadenza,
  pagamento,
  dopo,
  atto,
]: CasoRavvedimento['dati']): DomandaRavvedimento => ({
  tributo,
  importo: cents(importo),
  scadenza,
  pagamento,
  ...(dopo && { perfezionamento: dopo }),
  ...(atto && { atto }),
});

describe('a payment made late', () => {
  it.each(casiRavvedimento)('[F24-011] $nome: $derivazione', ({ dati, attesi }) => {
    const { giorni, lettera, sanzione, interessi } = computeRavvedimento(toDomanda(dati));
    expect([giorni, lettera, sanzione / 100, interessi / 100]).toEqual(attesi);
  });

  it.each(casiRighi)('[F24-011] what is paid of %s, %d euro, due %s and paid %s', (...caso) => {
    const [tributo, importo, scadenza, pagamento, attesi] = caso;
    const { righi, totale } = computeRavvedimento(toDomanda([tributo, importo, scadenza, pagamento]));
    expect(righi.map((rigo) => [rigo.codice, rigo.importo / 100])).toEqual(attesi);
    expect(totale).toBe(righi.reduce((somma, rigo) => somma + rigo.importo, 0));
  });

  it.each(['8901', '1989', '8904', '2526'])(
    '[F24-011] is of the tax: %s has no sanction of its own',
    (codice) => {
      expect(() => computeRavvedimento(toDomanda([codice, 100, '2025-06-16', '2025-08-30']))).toThrow(
        'si ravvede il tributo',
      );
    },
  );

  it('[F24-011] ends with the calendar: no day comes after its last', () => {
    const { tratti } = computeInteressi(100, '9999-12-29', '9999-12-31');
    expect(tratti.map(({ dal, al, giorni }) => [dal, al, giorni])).toEqual([['9999-12-30', '9999-12-31', 2]]);
  });

  it('[F24-011] says its name, until when it holds, and each step with its article', () => {
    const r = computeRavvedimento(toDomanda(['4001', 1000, '2025-03-17', '2025-03-27']));
    expect([r.tipo, r.percentuale, r.finoAl]).toEqual(['sprint', 8_333, '2025-04-16']);
    expect(r.passi.map(({ voce, formula, importo }) => [voce, formula, importo])).toEqual([
      ['Sanzione ridotta a 1/10', '1.000,00 × 25% / 2 × 10 / 15 / 10', 833],
      ['Interessi dal 18/03/2025 al 27/03/2025', '1.000,00 × 2% × 10 / 365', 55],
      ['Interessi', 'somma dei periodi, arrotondata una volta: 0,55', 55],
    ]);
    expect(r.passi[0]?.fonti.at(-1)).toMatchObject({ articolo: 'art. 13, c. 1, lett. a' });
    const tipi = ['2025-04-01', '2025-04-16', '2025-04-17', '2025-06-16', '2026-11-03'].map(
      (pagamento) => computeRavvedimento(toDomanda(['4001', 1000, '2025-03-17', pagamento])).tipo,
    );
    expect(tipi).toEqual(['breve', 'breve', 'intermedio', 'lungo', 'oltre il termine della dichiarazione']);
  });

  it('[F24-011] refuses what the house does not hold, and what the law does not admit', () => {
    const fra = (tributo: string, altro: Partial<DomandaRavvedimento> = {}) =>
      computeRavvedimento({
        ...toDomanda([tributo, 100, '2023-06-30', '2023-07-10']),
        ...altro,
      });
    expect(() => fra('3850')).toThrow(/D\.M\. 54\/2005/);
    expect(() => fra('4001', { perfezionamento: '2023-07-09' })).toThrow(RangeError);
    expect(() => fra('4001', { atto: 'schema' })).toThrow(/non è ammesso/);
    expect(() => fra('4001', { scadenza: '2015-06-16', pagamento: '2015-07-01' })).toThrow(RangeError);
  });

  it('[F24-012] interest across five rates: 2,500 euro from 16/6/2021 to 16/6/2025', () => {
    const { importo, tratti } = computeInteressi(250_000, '2021-06-16', '2025-06-16');
    expect(tratti.map(({ tasso, giorni }) => [tasso / 10_000, giorni])).toEqual([
      [0.01, 198],
      [1.25, 365],
      [5, 365],
      [2.5, 366],
      [2, 167],
    ]);
    expect(importo).toBe(24_193);
  });

  it('[F24-012] each rate of the years, in percent', () => {
    const tassi = interesseLegale.valori.map(({ dal, valore }) => [Number(dal.slice(0, 4)), valore / 10_000]);
    expect(tassi).toEqual([
      [2015, 0.5],
      [2016, 0.2],
      [2017, 0.1],
      [2018, 0.3],
      [2019, 0.8],
      [2020, 0.05],
      [2021, 0.01],
      [2022, 1.25],
      [2023, 5],
      [2024, 2.5],
      [2025, 2],
      [2026, 1.6],
    ]);
  });

  it.each([
    // 600 by history, 500 by the tax as it came to be, 300 paid: short of 200, 45 days late: 12.5%/9, 2% × 45/365.
    ['short of the lesser measure', [600, 500, 300], [200, 2.78, 0.49]],
    ['short of history, the tax being more', [600, 900, 300], [300, 4.17, 0.74]],
    ['enough by forecast', [600, 300, 300], null],
    ['enough by history', [600, 900, 600], null],
  ] as const)('an advance on a forecast: %s', (_, [storico, effettivo, versato], atteso) => {
    const esito = computePrevisionale(
      { tributo: '4034', scadenza: '2025-03-17', pagamento: '2025-05-01' },
      { storico: cents(storico), effettivo: cents(effettivo), versato: cents(versato) },
    );
    expect(
      esito && [esito.carente, esito.ravvedimento.sanzione, esito.ravvedimento.interessi].map((c) => c / 100),
    ).toEqual(atteso);
  });

  it.each([
    // 1,000 due on 30/6 paid on 15/7 without 0.40%: 4 euro are missing from 30/7; ten days late, 4 × 12.5%/15 = 0.03.
    ['without its 0.40%', 1000, '2025-07-15', '2025-08-09', [4, 0.03, 0]],
    // 600 paid: 404 are missing; 31 days from 30/7 is 30/8: 12.5%/9 = 5.61, 2% × 31/365 = 0.69.
    ['in part', 600, '2025-07-15', '2025-08-30', [404, 5.61, 0.69]],
    ['with its 0.40%', 1004, '2025-07-15', '2025-08-30', null],
    ['after the thirtieth day', 1000, '2025-07-31', '2025-08-30', null],
  ] as const)('[F24-011] a balance paid in the thirty days after %s', (_, versato, il, pagamento, atteso) => {
    const domanda = toDomanda(['4001', 1000, '2025-06-30', pagamento]);
    const esito = computeDifferimento(domanda, { versato: cents(versato), il });
    expect(
      esito && [esito.carente, esito.ravvedimento.sanzione, esito.ravvedimento.interessi].map((c) => c / 100),
    ).toEqual(atteso);
  });

  it('[F24-011] a sum that is not enough puts right the part that it pays', () => {
    const { ravvedimento, resta } = splitPagamento(
      toDomanda(['4001', 1000, '2025-03-17', '2025-04-16']),
      50_000,
    );
    // t × (1 + 1,25% + 2%×30/365) = 500: 493,03 + 6,16 + 0,81
    expect(ravvedimento.righi.map(({ importo }) => importo)).toEqual([49_303, 616, 81]);
    expect(resta).toBe(50_697);
  });
});

const giorni = fc.integer({ min: 1, max: 900 });
const importi = fc.integer({ min: 1, max: 10 ** 12 });

describe('a payment made late, whatever it is', () => {
  it('[F24-012] two periods are the whole, but for the cent that each rounds', () => {
    fc.assert(
      fc.property(importi, giorni, giorni, (importo, primi, secondi) => {
        const mezzo = addDays('2022-03-01', primi);
        const fine = addDays(mezzo, secondi);
        const [a, b, tutto] = [
          computeInteressi(importo, '2022-03-01', mezzo).importo,
          computeInteressi(importo, mezzo, fine).importo,
          computeInteressi(importo, '2022-03-01', fine).importo,
        ];
        expect(Math.abs(a + b - tutto)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[F24-011] later is never cheaper', () => {
    fc.assert(
      fc.property(importi, giorni, fc.constantFrom('2023-06-30', '2025-06-30'), (importo, n, scadenza) => {
        const paga = (giorno: number) =>
          computeRavvedimento({ tributo: '4001', importo, scadenza, pagamento: addDays(scadenza, giorno) });
        const [oggi, domani] = [paga(n), paga(n + 1)];
        expect(domani.sanzione).toBeGreaterThanOrEqual(oggi.sanzione);
        expect(domani.interessi).toBeGreaterThanOrEqual(oggi.interessi);
      }),
    );
  });

  it('[F24-011] a part never costs more than its sum, and one cent more would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 7 }), giorni, (somma, n) => {
        const domanda = {
          tributo: '4001',
          importo: 10 ** 8,
          scadenza: '2025-06-30',
          pagamento: addDays('2025-06-30', n),
        };
        const { ravvedimento, resta } = splitPagamento(domanda, somma);
        const risanato = domanda.importo - resta;
        const di = computeRavvedimento({ ...domanda, importo: risanato + 1 });
        expect(ravvedimento.totale).toBeLessThanOrEqual(somma);
        expect(di.totale).toBeGreaterThan(somma);
      }),
    );
  });
});

describe('the day of a payment', () => {
  it.each([
    ['2025-06-16', '2025-06-16'],
    ['2024-06-16', '2024-06-17'],
    ['2025-08-01', '2025-08-20'],
    ['2025-08-20', '2025-08-20'],
    ['2022-08-16', '2022-08-22'],
    ['2025-08-21', '2025-08-21'],
    ['2024-12-26', '2024-12-27'],
    ['2020-12-27', '2020-12-28'],
    ['2025-12-27', '2025-12-29'],
    ['2023-04-30', '2023-05-02'],
    ['2024-03-31', '2024-04-02'],
    ['2025-04-20', '2025-04-22'],
    ['2026-04-05', '2026-04-07'],
    ['2021-11-01', '2021-11-02'],
    // A feast again from 2026.
    ['2024-10-04', '2024-10-04'],
    ['2027-10-04', '2027-10-05'],
  ])('[F24-011] due on %s is paid on %s', (giorno, atteso) => {
    expect(toVersamento(giorno)).toBe(atteso);
  });
});
