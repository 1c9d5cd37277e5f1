import { beforeAll, describe, expect, it } from 'vitest';
import { type CodiceModello, type DatiModello, loadModello, type Modello } from '../index.ts';
import {
  isInCp6,
  proposeQuoteImpresa,
  proposeRitenute,
  proposeSoglie,
  readQuotaImpresa,
} from './quote-imprese.ts';

const SOCIA = '01000000032';
type Dati = readonly [codice: 'redditi-sp' | 'redditi-sc' | 'redditi-pf', dati: DatiModello];
const modelli = new Map<string, Modello>();
beforeAll(async () => {
  for (const anno of [2025, 2026])
    for (const codice of ['redditi-sp', 'redditi-sc', 'redditi-pf'] satisfies CodiceModello[]) {
      const modello = await loadModello(anno, codice);
      if (!modello) throw new Error('No modello');
      modelli.set(`${codice} ${anno}`, modello);
    }
});
const modello = (codice: string, anno: number) => modelli.get(`${codice} ${anno}`) as Modello;
/** What these companies, each held for a half, write in the books of the partner. */
function propose(anno: number, socia: Dati, ...societa: readonly Dati[]): DatiModello {
  const suo = modello(socia[0], anno);
  const generi = (['redditi-sp', 'redditi-sc'] as const).map((codice) => ({
    di: modello(codice, anno),
    quote: societa
      .filter(([quale]) => quale === codice)
      .flatMap(([, dati]) => {
        const rigo = codice === 'redditi-sp' ? 'RO901' : 'TN911';
        const tutti = { [`${rigo}.1`]: SOCIA, [`${rigo}.3`]: 50, ...dati };
        return readQuotaImpresa({ modello: modello(codice, anno), dati: tutti, forzature: {} }, SOCIA) ?? [];
      }),
  }));
  const voci = [
    ...generi.flatMap((genere) => proposeQuoteImpresa(genere, suo, socia[1])),
    ...proposeSoglie(generi, suo, socia[1]),
    ...proposeRitenute(
      generi.flatMap(({ quote }) => quote),
      suo,
      socia[1],
    ),
  ];
  for (const { a, valore } of voci) expect(suo.checkValore(a, valore)).toBeNull();
  return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
}
/** In the agreement: 10,000 agreed, 9,000 earned. */
const A: Dati = ['redditi-sp', { 'RF4.1': 9_000, 'CP1.1': 10_000 }];
const B: Dati = ['redditi-sp', { 'RG901.1': 4_000 }];
const inPerdita: Dati = ['redditi-sp', { 'RG902.1': 4_000, 'RG2.2': 0 }];

describe('the worked examples of the instructions of Redditi PF 2025 and 2026, fascicolo 3, RF58-RF60 and RG26-RG28', () => {
  it.each([
    [2025, { 'RF4.1': 0 }, ['RF58.1', 'RF58.90', 'RF58.92', 'RF59.1', 'RF59.90', 'RF60.2']],
    [2026, { 'RF4.1': 0 }, ['RF58.1', 'RF58.90', 'RF58.92', 'RF59.1', 'RF59.90', 'RF60.2']],
    [2026, { 'RG2.2': 0 }, ['RG26.1', 'RG26.91', 'RG26.90', 'RG27.1', 'RG27.90', 'RG28.2']],
  ] as const)('of a partnership that holds two, %i: %o', (anno, conti, righi) => {
    const [c1, c3A, c3C, p1, p2A, esito] = righi;
    const read = (dati: DatiModello) =>
      modello('redditi-sp', anno)
        .createCalcolo({ ...conti, ...dati })
        .get(esito).valore;
    const inUtile = propose(anno, ['redditi-sp', conti], A, B);
    expect(inUtile).toEqual({ [c1]: 6_500, [c3A]: 7_000, [c3C]: 1_000 });
    expect(read(inUtile)).toBe(7_000);
    const conPerdita = propose(anno, ['redditi-sp', conti], A, inPerdita);
    expect(conPerdita).toEqual({ [c1]: 4_500, [c3A]: 5_000, [c3C]: 1_000, [p1]: 2_000, [p2A]: 2_000 });
    expect(read(conPerdita)).toBe(3_000);
  });

  it.each([
    [2025, { 'RF4.1': 0, 'RF58.99': true }, ['RF58.1', 'RF58.91', 'RF58.93', 'RF59.1', 'RF59.91', 'RF60.2']],
    [2026, { 'RF4.1': 0, 'RF58.99': true }, ['RF58.1', 'RF58.91', 'RF58.93', 'RF59.1', 'RF59.91', 'RF60.2']],
    [2026, { 'RG2.2': 0, 'RG26.99': true }, ['RG26.1', 'RG26.91', 'RG26.93', 'RG27.1', 'RG27.91', 'RG28.2']],
  ] as const)('of a person whose business holds two, %i: %o', (anno, conti, righi) => {
    const [c1, c3A, c3C, p1, p2A, esito] = righi;
    const read = (dati: DatiModello) =>
      modello('redditi-pf', anno)
        .createCalcolo({ ...conti, ...dati })
        .get(esito).valore;
    const inUtile = propose(anno, ['redditi-pf', conti], A, B);
    expect(inUtile).toEqual({ [c1]: 6_500, [c3A]: 7_000, [c3C]: 1_000 });
    expect(read(inUtile)).toBe(7_000);
    const conPerdita = propose(anno, ['redditi-pf', conti], A, inPerdita);
    expect(conPerdita).toEqual({ [c1]: 4_500, [c3A]: 5_000, [c3C]: 1_000, [p1]: 2_000, [p2A]: 2_000 });
    expect(read(conPerdita)).toBe(3_000);
  });
});

describe('the shares of a person', () => {
  const conRitenute: Dati = ['redditi-sp', { 'RF4.1': 8_000, 'RN1.2': 300 }];

  it('are of the business only where it says so', () => {
    expect(propose(2026, ['redditi-pf', { 'RF4.1': 0 }], B)).toEqual({});
    expect(propose(2026, ['redditi-pf', {}], B)).toEqual({});
  });
  it.each([
    ['none of his own', {}, { 5: 150, 6: 150 }],
    ['his own alone', { 6: 900 }, { 5: 150, 6: 1_050 }],
    ['as much of his own', { 6: 150 }, { 5: 150, 6: 300 }],
    ['less of his own', { 6: 100 }, { 5: 150, 6: 250 }],
    ['what was taken already', { 5: 150, 6: 1_050 }, { 5: 150, 6: 1_050 }],
    ['what they gave before', { 5: 90, 6: 90 }, { 5: 150, 6: 150 }],
    ['what they gave before, and his own', { 5: 400, 6: 1_300 }, { 5: 150, 6: 1_050 }],
    ['more transferred than all of them, that nobody can tell apart', { 5: 150, 6: 100 }, { 5: 150 }],
  ] as const)(
    'add their withholdings to those of the person, in RF102 and RG37: %s',
    (_, scritte, attese) => {
      const at = (rigo: string, colonne: Readonly<Record<number, number>>): DatiModello =>
        Object.fromEntries(
          Object.entries(colonne).map(([colonna, valore]) => [`${rigo}.${colonna}`, valore]),
        );
      for (const [rigo, quota, conti] of [
        ['RF102', 'RF58', { 'RF4.1': 0, 'RF58.99': true }],
        ['RG37', 'RG26', { 'RG2.2': 0, 'RG26.99': true }],
      ] as const)
        expect(propose(2026, ['redditi-pf', { ...conti, ...at(rigo, scritte) }], conRitenute)).toEqual({
          ...{ [`${quota}.1`]: 4_000, ...at(rigo, attese) },
        });
    },
  );
  it('leave 3A, 3C and 2A blank where the person is in an agreement, and go to CP7', () => {
    const conti = { 'RF4.1': 0, 'RF58.99': true, 'CP1.1': 20_000 };
    expect(propose(2026, ['redditi-pf', conti], A, B)).toEqual({ 'RF58.1': 6_500, 'CP7.4': 1_000 });
  });
});

describe('what companies in the agreement give to a business', () => {
  const trasparente: Dati = ['redditi-sc', { 'RN901.1': '2', 'RF4.1': 9_000, 'CP1.1': 10_000 }];
  it('keeps partnerships and transparent companies apart, and their least incomes together', () => {
    const socia: Dati = ['redditi-sc', {}];
    expect(propose(2026, socia, B, trasparente)).toEqual({
      ...{ 'RF58.1': 2_000, 'RF58.2': 4_500, 'RF58.91': 5_000, 'RF58.92': 1_000 },
    });
    expect(propose(2026, socia, B, inPerdita)).toEqual({ 'RF58.1': 2_000, 'RF59.1': 2_000 });
  });

  it('says with a code that all of it is nought, and the loss that was real is then none', () => {
    const tassata: Dati = ['redditi-sp', { 'RF5.1': 9_000, 'CP1.1': 10_000, 'CP1.4': '1' }];
    const dati = propose(2026, ['redditi-sc', {}], tassata);
    expect(dati).toEqual({ 'RF58.93': 1, 'RF59.1': 4_500, 'RF59.90': 0 });
    const calcolo = modello('redditi-sc', 2026).createCalcolo({ 'RF4.1': 1_000, ...dati });
    expect(calcolo.get('RF60.2').valore).toBe(1_000);
  });

  it('goes to CP of who is in an agreement itself', () => {
    const socia: Dati = ['redditi-sc', { 'CP1.1': 50_000 }];
    expect(propose(2026, socia, A, B)).toEqual({ 'RF58.1': 6_500, 'CP7.4': 1_000 });
    expect([
      isInCp6(modello('redditi-sc', 2026), socia[1]),
      isInCp6(modello('redditi-sc', 2026), {}),
    ]).toEqual([true, false]);
  });
});
