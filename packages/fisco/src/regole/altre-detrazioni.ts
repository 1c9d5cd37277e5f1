import { dato, incerto, oltre, regola, se, somma, sommaDi, zeroEuro } from '../engine/index.ts';
import * as p from '../parametri/casa.ts';
import { daRiscontrare, sempre } from './fonti.ts';

export const caneGuida = dato({
  id: 'altreDetrazioni.caneGuida',
  titolo: 'Mantenimento del cane guida',
  unita: 'logico',
  seManca: 'zero',
});
/** RP82: what it holds changes with the year; its deduction comes already determined. */
export const diAnni = dato({
  id: 'altreDetrazioni.diAnni',
  titolo: 'Detrazione del rigo RP82',
  unita: 'euro',
  seManca: 'zero',
});
/** RP83: deductions with a code. */
export const conCodice = 'detrazioniConCodice';
export const codice = dato({
  id: 'detrazioniConCodice.codice',
  titolo: 'Codice della detrazione',
  unita: 'codice',
  raccolta: conCodice,
  seManca: 'zero',
});
export const importo = dato({
  id: 'detrazioniConCodice.importo',
  titolo: 'Detrazione con codice',
  unita: 'euro',
  raccolta: conCodice,
  seManca: 'zero',
});

const aMano = somma(diAnni, sommaDi(conCodice, importo));
/** To RN17. */
export const totale = regola({
  id: 'altreDetrazioni.totale',
  titolo: 'Altre detrazioni',
  unita: 'euro',
  formule: sempre(
    somma(
      se(caneGuida, p.caneGuida, zeroEuro),
      se(oltre(aMano, zeroEuro), incerto(aMano, 'limiti di RP82 e RP83 a cura di chi compila'), zeroEuro),
    ),
    daRiscontrare('TUIR', 'art. 15, c. 1-quater'),
  ),
});
