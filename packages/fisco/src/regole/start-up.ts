import {
  arrotonda,
  type Concetto,
  codice,
  dato,
  type Nodo,
  o,
  oltre,
  per,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { dopo, makeUso, SPECIFICHE } from './capienza.ts';
import { fonte, sempre, tra } from './fonti.ts';

const LEGGE = fonte('D.L. 179/2012', 'art. 29');
const DE_MINIMIS = fonte('D.L. 34/2020', 'art. 38, cc. 7 e 8');
const RP80 = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP80');

/** RP80: money put in innovative start-ups and small businesses, one rigo each. */
export const investimenti = 'investimenti';
const given = (id: string, titolo: string, unita: 'euro' | 'codice' = 'euro') =>
  dato({
    ...{ id: `${investimenti}.${id}`, titolo, unita, raccolta: investimenti, seManca: 'zero' },
    prova: 'certificazione della società',
  });
export const importo = given('importo', 'Investimento agevolabile');
export const tipo = given('tipo', 'Tipo di investimento', 'codice');
/** What comes back of it: written where a transparent company passes it on, else worked out. */
export const detrazione = given('detrazione', 'Detrazione dell’investimento');
export const detrazioneRimborsabile = given('rimborsabile', 'Detrazione che dà credito');
export const interessiDecaduta = given('interessiDecaduta', 'Interessi sulla detrazione decaduta');
/** Of a benefit that was lost: given back with the gross tax of the year. */
export const decaduta = given('decaduta', 'Detrazione fruita e decaduta');
export const eccedenzaDecaduta = given('eccedenzaDecaduta', 'Detrazione decaduta e non fruita');

const isTipo = (...codici: number[]): Nodo => o(...codici.map((n) => uguale(tipo, codice(n))));
const parteDi = (parte: number): Nodo => arrotonda.centesimo(per(importo, quota(parte)));
const alTrenta = (altro: Nodo): Nodo =>
  se(oltre(detrazione, zeroEuro), detrazione, se(isTipo(1, 2, 5), parteDi(0.3), altro));
const delMinimis = (parte: Nodo): Nodo =>
  se(oltre(detrazioneRimborsabile, zeroEuro), detrazioneRimborsabile, parte);
const ordinaria = regola({
  id: 'investimenti.ordinaria',
  titolo: 'Detrazione dell’investimento, al 30%',
  unita: 'euro',
  raccolta: investimenti,
  formule: [
    tra(2018, 2021, detrazione, LEGGE),
    tra(2022, 2023, alTrenta(se(isTipo(3, 4), parteDi(0.5), zeroEuro)), LEGGE, DE_MINIMIS, RP80),
    tra(2024, null, alTrenta(zeroEuro), LEGGE, RP80),
  ],
});
const minimis = regola({
  id: 'investimenti.minimis',
  titolo: 'Detrazione dell’investimento, de minimis',
  unita: 'euro',
  raccolta: investimenti,
  formule: [
    tra(2018, 2023, zeroEuro, DE_MINIMIS),
    tra(2024, 2024, delMinimis(se(isTipo(3, 4), parteDi(0.5), zeroEuro)), DE_MINIMIS, RP80),
    tra(
      2025,
      null,
      delMinimis(se(isTipo(3), parteDi(0.65), zeroEuro)),
      fonte('L. 193/2024', 'art. 31, cc. 2 e 3'),
      RP80,
    ),
  ],
});
const euro = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]): Concetto =>
  regola({ id: `startUp.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
/** RP80, columns 6 and 6A. */
export const totale = euro(
  'totale',
  'Investimenti in start-up e PMI innovative',
  sommaDi(investimenti, ordinaria),
  LEGGE,
  RP80,
);
export const totaleMinimis = euro(
  'totaleMinimis',
  'Investimenti in start-up e PMI innovative, de minimis',
  sommaDi(investimenti, minimis),
  DE_MINIMIS,
  RP80,
);
/** To RN5. */
export const totaleDecaduta = euro(
  'decaduta',
  'Detrazioni per start-up decadute',
  sommaDi(investimenti, decaduta),
  fonte('D.M. 7 maggio 2019', 'art. 6, c. 4'),
);

const residuo = (id: string, quando: string) =>
  dato({
    id: `startUp.${id}`,
    titolo: `Investimenti in start-up di ${quando}: residuo`,
    unita: 'euro',
    seManca: 'zero',
    prova: 'dichiarazione precedente',
  });
/** RN18-RN20: what the tax of the three years before could not hold. */
export const terzoResiduo = residuo('terzoResiduo', 'tre anni prima');
export const secondoResiduo = residuo('secondoResiduo', 'due anni prima');
export const primoResiduo = residuo('primoResiduo', 'un anno prima');
/** RP81: the credit of the year before, and what of it was used already. */
export const creditoPrecedente = residuo('creditoPrecedente', 'un anno prima, credito');
export const creditoCompensato = residuo('creditoCompensato', 'un anno prima, credito compensato in F24');

const GRUPPO = { gruppo: 'startUp' };
/** Each year within what the tax leaves after the other deductions: the oldest first. */
export function useStartUp(lorda: Nodo, altreDetrazioni: Nodo) {
  const base = [lorda, altreDetrazioni] as const;
  const terzo = makeUso('terzoAnno', terzoResiduo, dopo(base), GRUPPO);
  const secondo = makeUso('secondoAnno', secondoResiduo, dopo(base, terzo), GRUPPO);
  const primo = makeUso('primoAnno', primoResiduo, dopo(base, terzo, secondo), GRUPPO);
  const dellAnno = { ...GRUPPO, riserva: SPECIFICHE };
  const anno = makeUso('anno', totale, dopo(base, terzo, secondo, primo), dellAnno);
  const minimisAnno = makeUso('minimis', totaleMinimis, dopo(base, terzo, secondo, primo, anno), dellAnno);
  const usate = regola({
    id: 'startUp.usate',
    titolo: 'Detrazioni per start-up utilizzate',
    unita: 'euro',
    formule: sempre(
      somma(terzo.usato, secondo.usato, primo.usato, anno.usato, minimisAnno.usato),
      LEGGE,
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RN18 a RN21'),
    ),
  });
  return { terzo, secondo, primo, anno, minimis: minimisAnno, usate };
}
