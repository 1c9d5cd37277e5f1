import { describe, expect, it } from 'vitest';
import type { Modello, VoceConto } from './conto.api.ts';
import { isContributo, listScadenze, nameCasella, nameTipo, stateDebito } from './stati.ts';

const debito = (dati: Partial<VoceConto>) =>
  ({
    ...{ verso: 'debito', data: '2025-06-30', importo: 100, versato: 0, conCrediti: 0, resta: 100 },
    ...{ modelli: [], mancano: [], ...dati },
  }) as unknown as VoceConto;
const in2 = (a: string, b: string) => [{ stato: a }, { stato: b }] as unknown as VoceConto['modelli'];

describe('a contribution', () => {
  it('is what a declaration owes to the INPS: not a tax, not what was written by hand, not a credit', () => {
    const suo = { sezione: 'inps', origine: 'dichiarazione' } as const;
    expect(isContributo(debito(suo))).toBe(true);
    const altri = [{ sezione: 'erario' }, { origine: 'a mano' }, { verso: 'credito' }] as const;
    expect(altri.map((altro) => isContributo(debito({ ...suo, ...altro })))).toEqual([false, false, false]);
  });
});

describe('the state of a debt', () => {
  it('is what is left of it to do', () => {
    const oggi = '2025-05-01';
    expect(stateDebito(debito({}), oggi).testo).toBe('Da preparare');
    expect(stateDebito(debito({}), '2025-07-01').testo).toBe('Scaduto');
    expect(stateDebito(debito({ mancano: ['codice'] }), oggi).testo).toBe('Da completare');
    const nei = debito({ resta: 0, modelli: in2('Pagato', 'Da pagare'), versato: 50 });
    expect(stateDebito(nei, oggi).testo).toBe('Pagati 1 di 2');
    expect(stateDebito({ ...nei, modelli: in2('Pagato', 'Pagato') }, oggi).testo).toBe('Pagato');
    expect(stateDebito({ ...nei, modelli: in2('Inviato', 'Da pagare') }, oggi).testo).toBe('In F24');
  });
});

describe('what is to be paid, by date', () => {
  it('puts together the models to pay and those proposed, without what is paid or annulled', () => {
    const modello = (stato: string, data: string, saldo: number) =>
      ({ stato, data, saldo }) as unknown as Modello;
    const f24 = [
      modello('Pagato', '2025-06-30', 50),
      modello('Annullato', '2025-06-30', 60),
      modello('Da pagare', '2025-07-30', 10.1),
      modello('Da pagare', '2025-07-30', 0.2),
    ];
    const proposti = [{ data: '2025-06-30', saldo: 5 }];
    expect(listScadenze({ f24, proposti } as never)).toEqual([
      { data: '2025-06-30', saldo: 5 },
      { data: '2025-07-30', saldo: 10.3 },
    ]);
  });
});

it('a casella and a declaration are named as on the paper', () => {
  expect([nameCasella('RX1.1'), nameTipo('Persone fisiche'), nameTipo('770')]).toEqual([
    'RX1 col. 1',
    'PF',
    '770',
  ]);
});
