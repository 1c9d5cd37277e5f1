import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrotonda,
  type Concetto,
  compile,
  createCalculation,
  dato,
  diviso,
  giorni,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  parametro,
  per,
  rapporto,
  regola,
  type Scaglione,
  scaglioni,
  se,
  somma,
} from './index.ts';
import { traceFormula } from './trace.ts';

Decimal.set({ precision: 120, rounding: Decimal.ROUND_HALF_UP });

/** A random formula beside what it must be worth, by decimal.js. */
interface Prova {
  readonly nodo: Nodo;
  readonly atteso: (dati: readonly Decimal[]) => Decimal;
}

const DATI = 4;
const dati = Array.from({ length: DATI }, (_, i) =>
  dato({ id: `d${i}`, titolo: `D${i}`, unita: 'euro', seManca: 'zero' }),
);
const tabella = parametro<readonly Scaglione[]>({
  id: 'prova/scaglioni',
  descrizione: 'Scaglioni',
  unita: 'quota',
  valori: [
    {
      dal: '2018-01-01',
      valore: [
        { oltre: 0, aliquota: 230_000 },
        { oltre: 2_800_000, aliquota: 350_000 },
        { oltre: 5_000_000, aliquota: 430_000 },
      ],
      fonte: { atto: 'prova', articolo: '1', verificato: true },
    },
  ],
});
const cent = (x: Decimal) => x.toDecimalPlaces(2);
const foglia = fc
  .nat(DATI - 1)
  .map((i): Prova => ({ nodo: dati[i] as Nodo, atteso: (d) => d[i] as Decimal }));
const aliquota = fc.integer({ min: 0, max: 1_000_000 });

function tax(base: Decimal): Decimal {
  const parte = (da: number, a: number, q: number) => Decimal.max(0, Decimal.min(base, a).minus(da)).times(q);
  return parte(0, 28_000, 0.23)
    .plus(parte(28_000, 50_000, 0.35))
    .plus(parte(50_000, 1e30, 0.43));
}

const { formula } = fc.letrec<{ formula: Prova }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    foglia,
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(
        ([a, b]): Prova => ({ nodo: somma(a.nodo, b.nodo), atteso: (d) => a.atteso(d).plus(b.atteso(d)) }),
      ),
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(
        ([a, b]): Prova => ({ nodo: meno(a.nodo, b.nodo), atteso: (d) => a.atteso(d).minus(b.atteso(d)) }),
      ),
    fc.tuple(tie('formula'), tie('formula')).map(
      ([a, b]): Prova => ({
        nodo: minore(a.nodo, b.nodo),
        atteso: (d) => Decimal.min(a.atteso(d), b.atteso(d)),
      }),
    ),
    fc.tuple(tie('formula'), tie('formula')).map(
      ([a, b]): Prova => ({
        nodo: maggiore(a.nodo, b.nodo),
        atteso: (d) => Decimal.max(a.atteso(d), b.atteso(d)),
      }),
    ),
    fc.tuple(tie('formula'), tie('formula'), tie('formula')).map(
      ([a, b, c]): Prova => ({
        nodo: se(oltre(a.nodo, b.nodo), c.nodo, a.nodo),
        atteso: (d) => (a.atteso(d).gt(b.atteso(d)) ? c.atteso(d) : a.atteso(d)),
      }),
    ),
    fc.tuple(tie('formula'), aliquota).map(
      ([a, q]): Prova => ({
        nodo: arrotonda.centesimo(per(a.nodo, quotaOf(q))),
        atteso: (d) => cent(a.atteso(d).times(q).div(1_000_000)),
      }),
    ),
    fc.tuple(tie('formula'), aliquota, aliquota).map(
      ([a, p, q]): Prova => ({
        nodo: arrotonda.centesimo(per(a.nodo, se(oltre(a.nodo, uno.nodo), quotaOf(p), quotaOf(q)))),
        atteso: (d) =>
          cent(
            a
              .atteso(d)
              .times(a.atteso(d).gt(1) ? p : q)
              .div(1_000_000),
          ),
      }),
    ),
    fc.tuple(tie('formula'), fc.integer({ min: 1, max: 365 })).map(
      ([a, g]): Prova => ({
        nodo: arrotonda.centesimo(diviso(per(a.nodo, giorni(g)), giorni(365))),
        atteso: (d) => cent(a.atteso(d).times(g).div(365)),
      }),
    ),
    fc.tuple(tie('formula'), tie('formula'), tie('formula')).map(
      ([a, b, c]): Prova => ({
        nodo: arrotonda.centesimo(
          diviso(per(a.nodo, inMilionesimi(b.nodo)), inMilionesimi(maggiore(c.nodo, uno.nodo))),
        ),
        atteso: (d) =>
          cent(
            a
              .atteso(d)
              .times(b.atteso(d))
              .div(Decimal.max(c.atteso(d), uno.atteso(d))),
          ),
      }),
    ),
    tie('formula').map(
      (a): Prova => ({
        nodo: arrotonda.centesimo(scaglioni(maggiore(a.nodo, uno.nodo), tabella)),
        atteso: (d) => cent(tax(Decimal.max(a.atteso(d), uno.atteso(d)))),
      }),
    ),
    fc.tuple(tie('formula'), tie('formula')).map(
      ([a, b]): Prova => ({
        nodo: arrotonda.centesimo(per(a.nodo, rapporto(b.nodo, maggiore(b.nodo, uno.nodo)))),
        atteso: (d) => {
          const su = Decimal.max(b.atteso(d), uno.atteso(d));
          return cent(a.atteso(d).times(b.atteso(d).div(su).toDecimalPlaces(4, Decimal.ROUND_DOWN)));
        },
      }),
    ),
    tie('formula').map(
      (a): Prova => ({ nodo: arrotonda.euro(a.nodo), atteso: (d) => a.atteso(d).toDecimalPlaces(0) }),
    ),
  ),
}));
const uno: Prova = { nodo: { kind: 'costante', unita: 'euro', valore: 100 }, atteso: () => new Decimal(1) };
/** An amount as a pure number: a euro is a million millionths. */
const inMilionesimi = (importo: Nodo): Nodo => arrotonda.sestoDecimale(diviso(importo, uno.nodo));
const quotaOf = (valore: number): Nodo => ({ kind: 'costante', unita: 'quota', valore });

const importi = fc.array(fc.integer({ min: -1e13, max: 1e13 }), { minLength: DATI, maxLength: DATI });

const concettoOf = (id: string, valore: Nodo): Concetto =>
  regola({ id, titolo: id, unita: 'euro', formule: [{ dal: '2018-01-01', valore, fonti: [] }] });

describe('the program', () => {
  it('[TAX-017] equals decimal.js to the cent on random formulas and amounts up to 10¹³ cents', () => {
    fc.assert(
      fc.property(formula, importi, ({ nodo, atteso }, cents) => {
        const a = concettoOf('a', nodo);
        const calcolo = createCalculation(compile([a, ...dati], { annoImposta: 2024, misure: {} }));
        dati.forEach((d, i) => {
          calcolo.set(d, cents[i] ?? 0);
        });
        const euro = cents.map((c) => new Decimal(c).div(100));
        const previsto = atteso(euro).times(100);
        fc.pre(previsto.abs().lte(1e15));
        expect(calcolo.read(a).valore + 0).toBe(previsto.toNumber() + 0);
        expect(Number(traceFormula(calcolo, a, 0).valore)).toBe(previsto.toNumber() + 0);
      }),
      { numRuns: 500 },
    );
  });

  it('[TAX-017] brings half a euro up in a casella of whole euro, away from zero', () => {
    const [primo] = dati;
    if (primo === undefined) throw new Error('no dato');
    const intero = concettoOf('intero', arrotonda.euro(primo));
    const calcolo = createCalculation(compile([intero, ...dati], { annoImposta: 2024, misure: {} }));
    for (const [cents, atteso] of [
      [50, 100],
      [49, 0],
      [-50, -100],
      [-49, 0],
    ] as const) {
      calcolo.set(primo, cents);
      expect(calcolo.read(intero).valore + 0).toBe(atteso);
    }
  });

  it('holds what rests on nothing given, given back or overridden as a program with nothing given does', () => {
    const importo = fc.oneof(fc.constant(null), fc.integer({ min: -1e9, max: 1e9 }));
    const atto = fc.tuple(fc.boolean(), fc.nat(DATI - 1), importo);
    fc.assert(
      fc.property(formula, formula, fc.array(atto, { maxLength: 12 }), (prima, seconda, atti) => {
        const a = concettoOf('a', prima.nodo);
        const b = concettoOf('b', somma(a, seconda.nodo));
        const programma = compile([b, ...dati], { annoImposta: 2024, misure: {} });
        const passo = createCalculation(programma);
        const dichiarati = new Map<number, number | null>();
        let forzato: number | null = null;
        for (const [isForzato, i, valore] of atti) {
          if (isForzato) {
            forzato = valore;
            passo.force(a, valore);
          } else {
            dichiarati.set(i, valore);
            passo.set(dati[i] as (typeof dati)[number], valore);
          }
        }
        const letto = [passo.read(a), passo.read(b), passo.readComputed(a)];
        passo.recalculate();
        expect([passo.read(a), passo.read(b), passo.readComputed(a)]).toEqual(letto);
        const intero = createCalculation(programma);
        intero.fill(
          [...dichiarati].flatMap(([i, valore]) =>
            valore === null ? [] : [{ dato: dati[i] as (typeof dati)[number], valore }],
          ),
        );
        if (forzato !== null) intero.force(a, forzato);
        expect([intero.read(a), intero.read(b), intero.readComputed(a)]).toEqual(letto);
      }),
    );
  });

  it('redoes nothing beyond a value that a change leaves as it was', () => {
    const [primo] = dati as [(typeof dati)[number]];
    const soglia = concettoOf('soglia', maggiore(primo, dati[1] as Nodo));
    const oltreSoglia = concettoOf('oltreSoglia', somma(soglia, soglia));
    const programma = compile([oltreSoglia, ...dati], { annoImposta: 2024, misure: {} });
    const rifatte: string[] = [];
    const celle = new Proxy(programma.celle, {
      get(tutte, quale) {
        rifatte.push(...tutte.filter((_, i) => String(i) === quale).map(({ concetto }) => concetto.id));
        return Reflect.get(tutte, quale);
      },
    });
    const calcolo = createCalculation({ ...programma, celle });
    calcolo.set(dati[1] as (typeof dati)[number], 500);
    rifatte.length = 0;
    expect(calcolo.set(primo, 400)).toHaveLength(1);
    expect(rifatte).toEqual(['soglia']);
    expect(calcolo.set(primo, 900)).toHaveLength(3);
    expect(rifatte).toEqual(['soglia', 'soglia', 'oltreSoglia']);
  });

  it('gives after each single change what a recalculation from nothing gives', () => {
    fc.assert(
      fc.property(
        formula,
        fc.array(fc.tuple(fc.nat(DATI - 1), fc.integer({ min: -1e9, max: 1e9 })), { maxLength: 8 }),
        ({ nodo }, modifiche) => {
          const a = concettoOf('a', nodo);
          const programma = compile([a, ...dati], { annoImposta: 2024, misure: {} });
          const passo = createCalculation(programma);
          const finale = new Map<number, number>();
          for (const [i, valore] of modifiche) {
            passo.set(dati[i] as (typeof dati)[number], valore);
            finale.set(i, valore);
          }
          const intero = createCalculation(programma);
          for (const [i, valore] of finale) intero.set(dati[i] as (typeof dati)[number], valore);
          intero.recalculate();
          expect(passo.read(a)).toEqual(intero.read(a));
        },
      ),
    );
  });
});
