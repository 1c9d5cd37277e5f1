import { type DatiModello, loadModello, type Modello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { createCampi } from '../dati/campi.ts';
import { searchCaselle } from './cerca-caselle.ts';
import { computePromozione, listCaselle, makeColonna, parseColonne, readCambiate } from './colonne.ts';
import { compareColonne, computeAffidabilita, computeEffetto, type Lettura } from './righe.ts';

const modello = (await loadModello(2025, 'redditi-pf')) as Modello;
const righi = { 'RC1.3': 24_000, 'RC6.1': 365 };
const reale = () => createCampi(modello, { righi, forzature: {} });
const simulate = (cambi: Parameters<typeof makeColonna>[2]['righi']) =>
  makeColonna(modello, { righi, forzature: {} }, { id: 1, nome: 'Simulazione 1', righi: cambi });
const letturaOf = (dati: DatiModello): Lettura => {
  const calcolo = modello.createCalcolo(dati);
  return (chiave) => calcolo.get(chiave);
};

describe('columns side by side', () => {
  it('compares the taxes with the first column, in euro', () => {
    const gruppi = compareColonne(modello, [letturaOf(righi), letturaOf({ ...righi, 'RC1.3': 25_000 })]);
    const netta = gruppi.find(({ gruppo }) => gruppo === 'nette')?.righe[0];
    const [prima = null, dopo = null] = netta?.importi ?? [];
    expect(netta?.nome).toBe('IRPEF');
    expect(prima).toBe(letturaOf(righi)('RN26.2').valore);
    expect(computeEffetto(dopo, prima)).toBeGreaterThan(0);
  });

  it('shows a credit as a balance below nought, and adds the balances up', () => {
    const dati = { 'RL1.2': 20_000, 'RL1.3': 9000, 'FR3.1': 'F257' };
    const [, saldi] = compareColonne(modello, [letturaOf(dati)]);
    const irpef = saldi?.righe.find(({ nome }) => nome === 'IRPEF')?.importi[0] ?? 0;
    expect(irpef).toBeLessThan(0);
    const parti = saldi?.righe.slice(0, -1).map(({ importi }) => importi[0] ?? 0) ?? [];
    expect(saldi?.righe.at(-1)?.importi[0]).toBe(parti.reduce((somma, parte) => somma + parte, 0));
  });

  it('keeps a tax that only one column has, as nought in the others', () => {
    const locato = { 'RB1.1': 800, 'RB1.2': '3', 'RB1.3': 365, 'RB1.4': 100, 'RB1.5': '3', 'RB1.6': 10_000 };
    const gruppi = compareColonne(modello, [
      letturaOf({ ...righi, ...locato }),
      letturaOf({ ...righi, ...locato, 'RB1.11': '1' }),
    ]);
    const cedolare = gruppi[0]?.righe.find(({ nome }) => nome === 'Cedolare secca');
    expect(cedolare?.importi).toEqual([0, 2100]);
  });

  it('has no difference where one of the two results is not known', () => {
    expect(computeEffetto(null, 100)).toBeNull();
    expect(computeEffetto(100, null)).toBeNull();
    expect(computeEffetto(80, 100)).toBe(-20);
  });

  it('is as good as the worst result it shows', () => {
    const esito = { stato: 'completo', valore: 1, precisione: 'esatto' } as const;
    const make = (stato: 'completo' | 'incompleto' | 'provvisorio', precisione: 'esatto' | 'indicativo') =>
      computeAffidabilita(modello, (chiave) =>
        chiave === 'RN26.2' ? { ...esito, stato, precisione } : esito,
      );
    expect(make('completo', 'esatto')).toBe('esatto');
    expect(make('completo', 'indicativo')).toBe('indicativo');
    expect(make('provvisorio', 'esatto')).toBe('indicativo');
    expect(make('incompleto', 'esatto')).toBe('incompleto');
  });
});

describe('promotion', () => {
  it('takes the changed inputs alone, with what stood there', () => {
    const { campi } = simulate({ 'RC1.3': 25_000, 'RC10.1': 3000 });
    expect(computePromozione(campi, reale())).toEqual([
      { chiave: 'RC1.3', prima: 24_000, dopo: 25_000 },
      { chiave: 'RC10.1', prima: null, dopo: 3000 },
    ]);
  });

  it('empties a casella that the column empties', () => {
    const { campi } = simulate({ 'RC1.3': null });
    expect(computePromozione(campi, reale())).toEqual([{ chiave: 'RC1.3', prima: 24_000, dopo: null }]);
  });

  it('never empties a casella because of a text that is not a value', () => {
    const { campi } = simulate({});
    campi.refuse('RC1.3', 'abc', 'Non è un numero');
    expect(readCambiate(campi)).toEqual({});
    expect(computePromozione(campi, reale())).toEqual([]);
  });

  it('is empty when the declaration already says the same', () => {
    const { campi } = simulate({ 'RC1.3': 25_000 });
    const vera = reale();
    vera.set('RC1.3', 25_000);
    expect(computePromozione(campi, vera)).toEqual([]);
  });
});

describe('what is put aside', () => {
  it('comes back as it was, and never as a computed casella', () => {
    const testo = JSON.stringify({
      colonne: [{ id: 2, nome: 'Con ritenute', righi: { 'RC10.1': 3000, 'RN26.2': 5, 'ZZ1.1': 1 } }],
      caselle: ['RC10.1'],
    });
    const tenute = parseColonne(testo);
    const [tenuta] = tenute?.colonne ?? [];
    const colonna = makeColonna(modello, { righi, forzature: {} }, tenuta ?? { id: 0, nome: '', righi: {} });
    expect(colonna.campi.modifiche().righi).toEqual({ 'RC10.1': 3000 });
    expect(listCaselle(tenute?.caselle ?? [], [colonna])).toEqual(['RC10.1']);
  });

  it('is nothing when the text is not one of ours', () => {
    for (const testo of [null, 'x', '{}', '{"colonne":[1],"caselle":[]}', 'null'])
      expect(parseColonne(testo)).toBeNull();
  });
});

describe('finding a casella', () => {
  const find = (testo: string, usate: string[] = []) =>
    searchCaselle(modello, testo, usate).map(({ chiave }) => chiave);

  it('by code, however it is written', () => {
    for (const testo of ['rc1 3', 'RC1.3', 'RC1 col. 3', 'rc 1 col 3'])
      expect(find(testo)).toEqual(['RC1.3']);
  });
  it('by the words of its title', () => expect(find('rateizz')).toContain('RP15.1'));
  it('never a computed one', () => expect(find('RN26')).toEqual([]));
  it('in the other moduli that are in use', () =>
    expect(find('RC1.3', ['RC1.3#2'])).toEqual(['RC1.3', 'RC1.3#2']));
});
