import { describe, expect, it } from 'vitest';
import { makeFraseStagione, nameObbligo } from '../../../messages/stagione.ts';
import {
  computePrevisione,
  computeServono,
  computeStatoRiga,
  makeAsse,
  makeIndirizzo,
  placeSettimane,
  type RigaStagione,
} from './stagione.ts';

const riga: RigaStagione = {
  ...{
    obbligo: 'secondo acconto',
    tipo: null,
    anno: 2026,
    periodo: null,
    data: '2026-11-30',
    verificato: false,
  },
  ...{ fatti: 112, totale: 142, aDebito: 214_860, daCalcolare: false, settimane: [] },
};

describe('the season of the home', () => {
  it('forecasts from the pace of the whole weeks, after thirty days of data and not before', () => {
    const settimana = (lunedi: string, quanti: number) => ({ lunedi, quanti });
    const una = { fatti: 40, totale: 70, data: '2026-11-30' };
    // Five whole weeks, one of them empty, and this one, which is not whole: 40 - 4 over 5.
    const settimane = [
      settimana('2026-09-28', 6),
      settimana('2026-10-05', 12),
      settimana('2026-10-12', 8),
      settimana('2026-10-26', 10),
      settimana('2026-11-02', 4),
    ];
    expect(computePrevisione({ ...una, settimane }, '2026-11-04')).toEqual({
      ...{ alla: 7.2, settimane: 5, mancano: 4, fine: null },
    });
    expect(computePrevisione({ ...una, totale: 50, settimane }, '2026-11-04')).toEqual({
      ...{ alla: 7.2, settimane: 5, mancano: 0, fine: '2026-11-14' },
    });
    // Twenty-nine days: nothing is said. Nor of what is over, past, or without its days.
    expect(computePrevisione({ ...una, settimane }, '2026-10-27')).toBeNull();
    expect(computePrevisione({ ...una, totale: 40, settimane }, '2026-11-04')).toBeNull();
    expect(computePrevisione({ ...una, settimane }, '2026-12-01')).toBeNull();
    expect(computePrevisione({ ...una, settimane: null }, '2026-11-04')).toBeNull();
    expect(computePrevisione({ ...una, settimane: [] }, '2026-11-04')).toBeNull();
    // Nothing done for eight weeks: all of it is left at the term.
    expect(computePrevisione({ ...una, settimane: [settimana('2026-06-01', 40)] }, '2026-11-04')).toEqual({
      ...{ alla: 0, settimane: 8, fine: null, mancano: 30 },
    });
  });

  it('parts what is left among the weeks to the term, all of it and no more', () => {
    expect(computeServono(55, '2026-11-23', '2026-12-16').map(({ quanti }) => quanti)).toEqual([
      14, 14, 14, 13,
    ]);
    expect(computeServono(30, '2026-11-29', '2026-11-30')).toEqual([
      { lunedi: '2026-11-23', quanti: 15 },
      { lunedi: '2026-11-30', quanti: 15 },
    ]);
    expect(computeServono(0, '2026-11-23', '2026-12-16')).toEqual([]);
    expect(computeServono(3, '2026-11-23', '2026-11-16')).toEqual([]);
  });

  it('places the weeks around today, and leaves out those that are far', () => {
    const asse = makeAsse('2026-11-25');
    expect(asse.primo).toBe('2026-10-05');
    expect(asse.mesi.map(({ mese }) => mese)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
    const settimane = [
      { lunedi: '2026-09-28', quanti: 1 },
      { lunedi: '2026-10-05', quanti: 2 },
      { lunedi: '2026-11-23', quanti: 3 },
    ];
    expect(placeSettimane(settimane, asse)).toEqual([
      { posto: 0, quanti: 2 },
      { posto: 7, quanti: 3 },
    ]);
  });

  it('says the state of a row and where it is worked at', () => {
    expect(computeStatoRiga(riga, '2026-11-23')).toEqual({ tipo: 'attenzione', vicino: true });
    expect(computeStatoRiga(riga, '2026-11-01')).toEqual({ tipo: 'aperto', vicino: false });
    expect(computeStatoRiga({ ...riga, fatti: 142 }, '2026-11-29')).toEqual({ tipo: 'fatto', vicino: false });
    expect(makeIndirizzo(riga)).toBe('/f24/massa?anno=2026&scadenza=2026-11-30');
    const dopo = { ...riga, obbligo: 'versamenti' as const, anno: 2027, data: '2027-01-18' };
    expect(makeIndirizzo(dopo)).toBe('/f24/massa?anno=2026&scadenza=2027-01-18');
    expect(makeIndirizzo({ ...riga, obbligo: 'LIPE' })).toBe('/anno-iva?anno=2026');
  });

  it('tells the nearest term in a sentence', () => {
    const [nome] = nameObbligo({ ...riga, tipo: '' });
    expect(makeFraseStagione(nome, 7, true, 112, 30)).toBe(
      'Tra 7 giorni: secondo acconto. 112 F24 pronti, 30 da preparare.',
    );
    expect(makeFraseStagione('LIPE', 1, false, 1, 2)).toBe('Domani: LIPE. 1 fatto, 2 da fare.');
    expect(makeFraseStagione('Saldo IMU', 0, true, 9, 0)).toBe('Oggi: saldo IMU, tutto pronto.');
  });
});
