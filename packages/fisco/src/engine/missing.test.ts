import { describe, expect, it } from 'vitest';
import { INCOMPLETO } from './flags.ts';
import { type Concetto, compile, createCalculation, dato, regola, somma } from './index.ts';
import { findMissing } from './missing.ts';

const importo = dato({ id: 'prova.importo', titolo: 'Importo', unita: 'euro', seManca: 'ignoto' });
const noto = dato({ id: 'prova.noto', titolo: 'Noto', unita: 'euro', seManca: 'zero' });
const RIPETIZIONI = 60;

describe('what is missing', () => {
  it('is named once, however many ways lead to it', () => {
    let ultimo: Concetto | undefined;
    for (let i = 0; i < RIPETIZIONI; i++) {
      const prima = ultimo ?? importo;
      const formule = [{ dal: '2018-01-01', valore: somma(prima, prima, noto), fonti: [] }];
      ultimo = regola({ id: `c${i}`, titolo: `c${i}`, unita: 'euro', formule });
    }
    const calcolo = createCalculation(compile([ultimo as Concetto], { annoImposta: 2024, misure: {} }));
    calcolo.set(noto, 100);
    expect(findMissing(calcolo, ultimo as Concetto, 0, INCOMPLETO)).toEqual([[{ dato: importo, indice: 0 }]]);
  });
});
