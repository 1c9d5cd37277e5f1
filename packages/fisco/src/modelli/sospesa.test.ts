import { beforeAll, describe, expect, it } from 'vitest';
import { loadModello, type Modello } from '../index.ts';
import { tolerate } from './tolleranza.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('modello missing');
  modello = caricato;
});
const dati = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 29_480, 'RC6.1': 365 };

describe('how a whole declaration stands', () => {
  const GRAVITA = ['vuoto', 'completo', 'provvisorio', 'incompleto'];
  it('is the worst of its results; what is overridden is known', () => {
    const { 'RC6.1': _, ...senzaGiorni } = dati;
    const forza = { 'RN26.2': { valore: 4000, motivo: 'Prova' } };
    const prove = [{}, dati, senzaGiorni, { ...dati, 'RC1.1': '' }, { 'RN36.2': 10 }];
    const visti = new Set<string>();
    for (const prova of prove)
      for (const forzature of [{}, forza]) {
        const calcolo = tolerate(modello).createCalcolo(prova, forzature);
        const stati = Object.values(calcolo.computed()).flatMap(({ stato }) =>
          stato === 'vuoto' ? [] : [Math.max(1, GRAVITA.indexOf(stato))],
        );
        expect(calcolo.worst()).toBe(GRAVITA[Math.max(0, ...stati)]);
        visti.add(calcolo.worst());
      }
    expect(visti.size).toBeGreaterThan(2);
  });
});

describe('a casella with something written that is no value', () => {
  it('makes incompleto what rests on it, and nothing else', () => {
    const calcolo = modello.createCalcolo(dati);
    const prima = calcolo.get('RN26.2').valore;
    expect(calcolo.suspend('RC1.3')).toContain('RN26.2');
    for (const chiave of ['RC5.6', 'RN1.5', 'RN26.2']) {
      expect(calcolo.get(chiave), chiave).toMatchObject({ stato: 'incompleto' });
      expect(calcolo.get(chiave)).not.toHaveProperty('valore');
    }
    expect(calcolo.missing('RN26.2')[0]?.dati.map(({ chiave }) => chiave)).toEqual(['RC1.3']);
    expect(calcolo.dati()).not.toHaveProperty('RC1.3');
    calcolo.set('RC1.3', 29_480);
    expect(calcolo.get('RN26.2')).toMatchObject({ stato: 'completo', valore: prima });
  });

  it('stays so when the form makes room for more moduli, until it is emptied', () => {
    const calcolo = modello.createCalcolo(dati);
    calcolo.suspend('RC1.3#2');
    calcolo.set('RC1.3#7', 1_000);
    expect(calcolo.get('RC5.6').stato).toBe('incompleto');
    calcolo.set('RC1.3#2', null);
    expect(calcolo.get('RC5.6').valore).toBe(30_480);
  });

  it('of a value stored before its rules changed nothing is counted as if it were empty', () => {
    const calcolo = tolerate(modello).createCalcolo({ ...dati, 'RC1.3': 999_999_999_999 });
    expect(calcolo.get('RN26.2').stato).toBe('incompleto');
  });
});
