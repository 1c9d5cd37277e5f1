import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** No advance when the tax is not above this (istruzioni RN62). */
export const sogliaAcconto = parametro({
  id: 'acconti/soglia',
  descrizione: 'Imposta fino alla quale non è dovuto acconto',
  unita: 'euro',
  valori: [vale(2018, null, euro(51.65), legge('D.P.R. 435/2001', 'art. 17'))],
});
/** The same for companies and other bodies subject to IRES. */
export const sogliaAccontoSocieta = parametro({
  id: 'acconti/soglia-societa',
  descrizione: 'Imposta di società ed enti fino alla quale non è dovuto acconto',
  unita: 'euro',
  valori: [vale(2018, null, euro(20.66), daRiscontrare('L. 97/1977', 'art. 1'))],
});
/** A first instalment not above this is paid whole with the second. */
export const sogliaPrimaRata = parametro({
  id: 'acconti/soglia-prima-rata',
  descrizione: 'Prima rata fino alla quale si versa in unica soluzione',
  unita: 'euro',
  valori: [vale(2018, null, euro(103), legge('D.P.R. 435/2001', 'art. 17, c. 3'))],
});
/** Up to this the form's instructions want one instalment alone, whatever the share of the first. */
export const sogliaUnicaRata = parametro({
  id: 'acconti/soglia-unica-rata',
  descrizione: 'Imposta fino alla quale le istruzioni vogliono l’unica rata',
  unita: 'euro',
  valori: [vale(2018, null, euro(257.52), legge('Istruzioni Redditi PF', 'rigo RN62'))],
});
export const quotaPrimaRata = parametro({
  id: 'acconti/quota-prima-rata',
  descrizione: 'Quota della prima rata',
  unita: 'quota',
  valori: [vale(2018, null, percento(40), legge('D.P.R. 435/2001', 'art. 17, c. 3'))],
});
export const quotaPrimaRataIsa = parametro({
  id: 'acconti/quota-prima-rata-isa',
  descrizione: 'Quota della prima rata dei soggetti ISA',
  unita: 'quota',
  valori: [
    vale(2018, 2018, percento(40), legge('D.L. 124/2019', 'art. 58')),
    vale(2019, null, percento(50), legge('D.L. 124/2019', 'art. 58')),
  ],
});
/** The first of 2019 was paid at 40% before the law made it a half: with the second half the two are 90%, the single one too. */
export const quotaAccontoIsa = parametro({
  id: 'acconti/quota-isa',
  descrizione: 'Parte dell’imposta che gli acconti dei soggetti ISA raggiungono',
  unita: 'quota',
  valori: [
    vale(2018, 2018, percento(90), legge('D.L. 124/2019', 'art. 58')),
    vale(2019, null, percento(100), legge('D.L. 124/2019', 'art. 58')),
  ],
});

/** Part of the cedolare secca of a tax year that is paid in advance for the next. */
export const quotaAccontoCedolare = parametro({
  id: 'acconti/quota-cedolare',
  descrizione: 'Quota dell’acconto della cedolare secca',
  unita: 'quota',
  valori: [
    vale(2018, 2019, percento(95), daRiscontrare('D.Lgs. 23/2011', 'art. 3, c. 4')),
    vale(2020, null, percento(100), legge('L. 145/2018', 'art. 1, c. 1127')),
  ],
});

/** Advance of the municipal surcharge (D.Lgs. 360/1998 art. 1, c. 4). */
export const quotaAccontoComunale = parametro({
  id: 'acconti/quota-comunale',
  descrizione: 'Quota dell’acconto dell’addizionale comunale',
  unita: 'quota',
  valori: [vale(2018, null, percento(30), legge('D.Lgs. 360/1998', 'art. 1, c. 4'))],
});

/** Up to this net tax the surcharges are not due (istruzioni RV). */
export const sogliaAddizionali = parametro({
  id: 'addizionali/soglia',
  descrizione: 'Imposta fino alla quale le addizionali non sono dovute',
  unita: 'euro',
  valori: [vale(2018, null, euro(10.33), legge('Istruzioni Redditi PF', 'quadro RV'))],
});
