import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAsse } from './asse.ts';
import { type Cella, showCella, showQuanti, showRisultato } from './celle.ts';

const ANNI = [2020, 2021, 2022, 2023, 2024, 2025, 2026];

describe('the columns of the years', () => {
  it('each year is as wide as another, and a day stands inside its own', () => {
    const { place, placePeriodo } = makeAsse(ANNI);
    expect(place('2020-01-01')).toBe(0);
    expect(place('2023-01-01')).toBeCloseTo(300 / 7);
    expect(place('2019-05-01')).toBe(0);
    expect(place('2030-01-01')).toBe(100);
    expect(placePeriodo({ dal: '2018-01-01', al: '2019-12-31' }, '2026-11-29')).toBeNull();
    expect(placePeriodo({ dal: '2022-01-01', al: '2023-01-01' }, '2026-11-29')).toEqual({
      inizio: expect.closeTo(200 / 7),
      ampiezza: expect.closeTo(100 / 7),
    });
  });

  it('later days never stand before earlier ones', () => {
    const giorno = fc
      .date({ min: new Date('2018-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((data) => data.toISOString().slice(0, 10));
    fc.assert(
      fc.property(giorno, giorno, (uno, altro) => {
        const { place } = makeAsse(ANNI);
        const [prima = '', dopo = ''] = [uno, altro].sort();
        expect(place(prima)).toBeLessThanOrEqual(place(dopo));
      }),
    );
  });
});

describe('a cell', () => {
  const cella: Cella = {
    ...{ anno: 2026, id: 'x', finalita: 'Ordinaria', stato: 'Aperta', telematico: 'Non inviato', il: null },
    ...{ esito: 'completo', completi: 3, quadri: 9, debito: null, credito: null, altre: 0 },
  };
  it('says what the Agenzia said and when, else how far the work is', () => {
    expect(showCella(cella)).toEqual({ tipo: 'aperto', testo: 'Aperta, 3 di 9' });
    expect(showCella({ ...cella, stato: 'Chiusa', telematico: 'Accolta', il: '2026-10-14' })).toEqual({
      tipo: 'fatto',
      testo: 'Accolta 14/10',
    });
    expect(showCella({ ...cella, anno: 2025, telematico: 'Accolta', il: '2026-01-14' }).testo).toBe(
      'Accolta 14/01/26',
    );
    expect(showCella({ ...cella, stato: 'Chiusa' })).toEqual({ tipo: 'chiuso', testo: 'Da inviare' });
    expect(showCella({ ...cella, esito: 'provvisorio' }).testo).toBe('Provvisoria');
    expect(showCella({ ...cella, telematico: 'Scartata', il: '2026-10-14' })).toEqual({
      tipo: 'errore',
      testo: 'Scartata',
    });
  });

  it('an amount that is not known is no zero', () => {
    expect(showRisultato(cella)).toBeNull();
    expect(showRisultato({ ...cella, debito: 1024, credito: 0 })).toEqual({ lato: 'debito', euro: 1024 });
    expect(showRisultato({ ...cella, debito: 0, credito: 318 })).toEqual({ lato: 'credito', euro: 318 });
    expect(showRisultato({ ...cella, debito: 0, credito: 0 })).toEqual({ lato: 'zero', euro: 0 });
  });

  it('counts what is paid, and warns of what is past its day', () => {
    const write = (fatti: number, quanti: number) => `${fatti} di ${quanti} pagati`;
    const quanti = { anno: 2026, quanti: 4, fatti: 2, prossimo: '2026-11-30' };
    expect(showQuanti(quanti, '2026-11-29', write)).toEqual({ tipo: 'aperto', testo: '2 di 4, poi 30/11' });
    expect(showQuanti(quanti, '2026-12-01', write).tipo).toBe('attenzione');
    expect(showQuanti({ ...quanti, fatti: 4, prossimo: null }, '2026-12-01', write)).toEqual({
      tipo: 'fatto',
      testo: '4 di 4 pagati',
    });
  });
});
