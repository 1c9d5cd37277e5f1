import type { Calcolo, DatiModello, Modello } from '@quadra/fisco';
import type { Contribuente, Risultato } from './fisco-a-mano.ts';

/** The caselle of a taxpayer of the straight version. */
export function toDati(c: Contribuente): DatiModello {
  const dati: Record<string, string | number | boolean> = {
    'FR3.1': 'F205',
    'FR4.1': 'F205',
    'RC6.1': c.giorni,
    'RC10.1': c.ritenute,
    'RC10.2': c.regionale,
    'RC10.3': 0,
    'RC10.4': c.comunale,
    'RC10.5': c.accontoTrattenuto,
    'RC14.1': '2',
    'RP1.2': c.sanitarie,
    'RP7.1': c.mutuo,
    'RP8.1': '12',
    'RP8.2': c.istruzione,
    'RP21.1': c.contributi,
    'RP23.1': c.domestici,
  };
  c.redditi.forEach((reddito, i) => {
    dati[`RC${i + 1}.1`] = '2';
    dati[`RC${i + 1}.2`] = c.determinato ? '2' : '1';
    dati[`RC${i + 1}.3`] = reddito;
  });
  if (c.coniugeMesi > 0) Object.assign(dati, { 'FA1.1': 'C', 'FA1.5': c.coniugeMesi });
  for (let i = 0; i < c.figli; i++) {
    const riga = i + 2;
    Object.assign(dati, {
      [`FA${riga}.1`]: i === 0 ? 'F1' : 'F',
      [`FA${riga}.5`]: 12,
      [`FA${riga}.7`]: 100,
      [`FA${riga}.9`]: 12,
    });
  }
  return dati;
}

/** The same results read from the modello; what is not due is zero, what is unknown is NaN. */
export function readRisultato(calcolo: Calcolo): Risultato {
  const read = (chiave: string): number => {
    const { stato, valore } = calcolo.get(chiave);
    return stato === 'incompleto' ? Number.NaN : Number(valore ?? 0);
  };
  return {
    RN4: read('RN4.1'),
    RN5: read('RN5.1'),
    RN8: read('RN8.1'),
    RN13: read('RN13.1'),
    RN22: read('RN22.1'),
    RN26: read('RN26.2'),
    RN34: read('RN34.1'),
    RN43: read('RN43.1'),
    RN45: read('RN45.2'),
    RN46: read('RN46.1'),
    RN62: [read('RN62.1'), read('RN62.2')],
    RV2: read('RV2.2'),
    RV10: read('RV10.2'),
    RV17: [read('RV17.5'), read('RV17.8')],
    RV7: read('RV7.1'),
    RV15: read('RV15.1'),
  };
}

export const computeModello = (modello: Modello, c: Contribuente): Risultato =>
  readRisultato(modello.createCalcolo(toDati(c)));
