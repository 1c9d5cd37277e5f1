import { type Dato, dato, e, nonGestito, oltre, regola, se, sommaDi, zeroEuro } from '../engine/index.ts';
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

/** Of arts or professions: its loss lowers the other income of the year, and is never carried forward. */
export const isAssociazione = given('associazione', 'Associazione fra professionisti', 'logico');

export const isPerdita = e(oltre(zeroEuro, quotaReddito), isSocietaSemplice);
const perditaSemplice = nonGestito(
  'Caso non gestito: perdita di una società semplice. Il totale si può indicare a mano.',
);
type Genere = 'semplice' | 'associazione' | 'impresa';
const diGenere = (quale: Genere) =>
  sommaDi(
    partecipazioni,
    se(
      isSocietaSemplice,
      quale === 'semplice' ? se(isPerdita, perditaSemplice, quotaReddito) : zeroEuro,
      se(
        isAssociazione,
        quale === 'associazione' ? quotaReddito : zeroEuro,
        quale === 'impresa' ? quotaReddito : zeroEuro,
      ),
    ),
  );

const DI_PARTECIPAZIONE = tuir('artt. 5 e 6');
/** Of businesses, with their sign: gains and losses of the year offset one another first (TUIR art. 8, c. 3). */
export const nettoImprese = regola({
  id: 'partecipazioni.nettoImprese',
  titolo: 'Quote di reddito e di perdita d’impresa',
  unita: 'euro',
  formule: sempre(diGenere('impresa'), tuir('art. 8, c. 3')),
});
/** Of professional associations, with its sign. */
export const redditoAssociazioni = regola({
  id: 'partecipazioni.totaleAssociazioni',
  titolo: 'Quote di associazioni fra professionisti',
  unita: 'euro',
  formule: sempre(diGenere('associazione'), tuir('art. 8, c. 1')),
});
export const redditoSocietaSemplici = regola({
  id: 'partecipazioni.totaleSocietaSemplici',
  titolo: 'Redditi di partecipazione in società semplici',
  unita: 'euro',
  formule: sempre(diGenere('semplice'), DI_PARTECIPAZIONE),
});
export const ritenutePartecipazioni = regola({
  id: 'partecipazioni.totaleRitenute',
  titolo: 'Ritenute sulle partecipazioni',
  unita: 'euro',
  formule: sempre(sommaDi(partecipazioni, ritenuteQuota), tuir('art. 22, c. 1, lett. c')),
});
