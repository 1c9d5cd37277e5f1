import { dato, type Nodo, regola, somma, sommaDi } from '../engine/index.ts';
import { dopo, makeUso } from './capienza.ts';
import { daRiscontrare, sempre } from './fonti.ts';

const LEGGE = daRiscontrare('D.L. 179/2012', 'art. 29');

/** RP80: money put in innovative start-ups and small businesses, one rigo each. */
export const investimenti = 'investimenti';
/** The part that comes back changes with the kind of company and with the year: it is given, not computed. */
export const detrazione = dato({
  id: 'investimenti.detrazione',
  titolo: 'Detrazione dell’investimento',
  unita: 'euro',
  raccolta: investimenti,
  seManca: 'zero',
  prova: 'certificazione della società',
});
export const totale = regola({
  id: 'startUp.totale',
  titolo: 'Investimenti in start-up e PMI innovative',
  unita: 'euro',
  formule: sempre(sommaDi(investimenti, detrazione), LEGGE),
});

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

/** Each year within what the tax leaves after the other deductions: the oldest first. */
export function useStartUp(lorda: Nodo, altreDetrazioni: Nodo) {
  const base = [lorda, altreDetrazioni] as const;
  const terzo = makeUso('terzoAnno', terzoResiduo, dopo(base), 'startUp');
  const secondo = makeUso('secondoAnno', secondoResiduo, dopo(base, terzo), 'startUp');
  const primo = makeUso('primoAnno', primoResiduo, dopo(base, terzo, secondo), 'startUp');
  const anno = makeUso('anno', totale, dopo(base, terzo, secondo, primo), 'startUp');
  const usate = regola({
    id: 'startUp.usate',
    titolo: 'Detrazioni per start-up utilizzate',
    unita: 'euro',
    formule: sempre(somma(terzo.usato, secondo.usato, primo.usato, anno.usato), LEGGE),
  });
  return { terzo, secondo, primo, anno, usate };
}
