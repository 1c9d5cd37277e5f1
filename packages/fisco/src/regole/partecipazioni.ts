import { type Dato, dato, nonGestito, oltre, regola, se, somma, sommaDi, zeroEuro } from '../engine/index.ts';
import { sempre, tuir } from './fonti.ts';

/** One rigo from RH1 to RH4: a share in a partnership, a family business, a professional association. */
export const partecipazioni = 'partecipazioni';

const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro') =>
  dato({
    id: `partecipazioni.${id}`,
    titolo,
    unita,
    raccolta: partecipazioni,
    seManca: 'zero',
    prova: 'prospetto della società',
  });

/** The share of the income; a loss is negative. */
export const quotaReddito = given('reddito', 'Quota di reddito o perdita');
export const ritenuteQuota = given('ritenute', 'Quota di ritenute');
/** 1 for a simple partnership or whoever does no business: its income is kept apart (RH18). */
export const isSocietaSemplice = given('societaSemplice', 'Società semplice', 'logico');

export const isPerdita = oltre(zeroEuro, quotaReddito);
const perdita = nonGestito(
  'Caso non gestito: perdita di partecipazione. L’uso dipende dalla contabilità della società: indicare il totale a mano.',
);
const quota = (quando: 'semplice' | 'altra') => {
  const valore = se(isPerdita, perdita, quotaReddito);
  return quando === 'semplice'
    ? se(isSocietaSemplice, valore, zeroEuro)
    : se(isSocietaSemplice, zeroEuro, valore);
};

const DI_PARTECIPAZIONE = tuir('artt. 5 e 6');
export const redditoImpresa = regola({
  id: 'partecipazioni.totaleImprese',
  titolo: 'Redditi di partecipazione',
  unita: 'euro',
  formule: sempre(sommaDi(partecipazioni, quota('altra')), DI_PARTECIPAZIONE),
});
export const redditoSocietaSemplici = regola({
  id: 'partecipazioni.totaleSocietaSemplici',
  titolo: 'Redditi di partecipazione in società semplici',
  unita: 'euro',
  formule: sempre(sommaDi(partecipazioni, quota('semplice')), DI_PARTECIPAZIONE),
});
/** RH17 and RH18 together, to RN1. */
export const redditoPartecipazioni = regola({
  id: 'partecipazioni.totale',
  titolo: 'Redditi di partecipazione in società',
  unita: 'euro',
  formule: sempre(somma(redditoImpresa, redditoSocietaSemplici), DI_PARTECIPAZIONE),
});
export const ritenutePartecipazioni = regola({
  id: 'partecipazioni.totaleRitenute',
  titolo: 'Ritenute sulle partecipazioni',
  unita: 'euro',
  formule: sempre(sommaDi(partecipazioni, ritenuteQuota), tuir('art. 22, c. 1, lett. c')),
});
