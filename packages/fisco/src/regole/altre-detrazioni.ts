import {
  arrotonda,
  dato,
  fino,
  incerto,
  meno,
  minore,
  codice as numeroCodice,
  oltre,
  per,
  rapporto,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/casa.ts';
import * as oneri from '../parametri/oneri.ts';
import { fonte, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { redditoRiferimento as rc } from './reddito.ts';

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

/** Whole up to 120,000 euro of income, then less and less until 240,000 (from 2020). */
const caneGuidaRidotta = se(
  fino(rc, oneri.sogliaRiduzione),
  p.caneGuida,
  se(
    fino(oneri.fineRiduzione, rc),
    zeroEuro,
    arrotonda.centesimo(
      per(
        p.caneGuida,
        rapporto(meno(oneri.fineRiduzione, rc), meno(oneri.fineRiduzione, oneri.sogliaRiduzione)),
      ),
    ),
  ),
);
export const mantenimento = regola({
  id: 'altreDetrazioni.mantenimento',
  titolo: 'Detrazione per il mantenimento del cane guida',
  unita: 'euro',
  formule: [
    tra(2018, 2019, se(caneGuida, p.caneGuida, zeroEuro), tuir('art. 15, c. 1-quater')),
    tra(
      2020,
      null,
      se(caneGuida, caneGuidaRidotta, zeroEuro),
      tuir('art. 15, cc. 1-quater e 3-bis'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP82'),
    ),
  ],
});

const delCodice = (quale: number) =>
  sommaDi(conCodice, se(uguale(codice, numeroCodice(quale)), importo, zeroEuro));
const GALLIERA = 2;
const donazione = delCodice(GALLIERA);
/** The gift to that hospital is a deduction up to a part of the tax. */
const galliera = se(
  oltre(donazione, zeroEuro),
  minore(donazione, arrotonda.centesimo(per(impostaLorda, p.parteGalliera))),
  zeroEuro,
);
const tutte = somma(diAnni, sommaDi(conCodice, importo));
const altri = meno(tutte, donazione);
/** To RN17. */
export const totale = regola({
  id: 'altreDetrazioni.totale',
  titolo: 'Altre detrazioni',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      somma(
        mantenimento,
        se(oltre(tutte, zeroEuro), incerto(tutte, 'limiti di RP82 e RP83 a cura di chi compila'), zeroEuro),
      ),
      tuir('art. 15, c. 1-quater'),
    ),
    tra(
      2022,
      null,
      somma(mantenimento, altri, galliera),
      tuir('art. 15, c. 1-quater'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP83'),
    ),
  ],
});
