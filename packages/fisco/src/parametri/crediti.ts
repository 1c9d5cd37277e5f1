import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

/** Part of a gift to culture that comes back as a credit (D.L. 83/2014, art. 1). */
export const quotaArtBonus = parametro({
  id: 'crediti/quota-art-bonus',
  descrizione: 'Quota delle erogazioni alla cultura',
  unita: 'quota',
  valori: [vale(2018, null, percento(65), legge('D.L. 83/2014', 'art. 1, c. 1'))],
});
/** The credit of a person stays within this part of the income (D.L. 83/2014, art. 1, c. 2). */
export const limiteArtBonus = parametro({
  id: 'crediti/limite-art-bonus',
  descrizione: 'Limite delle erogazioni alla cultura sul reddito',
  unita: 'quota',
  valori: [vale(2018, null, percento(15), legge('D.L. 83/2014', 'art. 1, c. 2'))],
});
/** Up to this amount a balance of IRPEF or surcharges is neither paid nor given back. */
export const minimoIrpef = parametro({
  id: 'risultato/minimo-irpef',
  descrizione: 'Saldo di IRPEF e addizionali che non si versa e non si rimborsa',
  unita: 'euro',
  valori: [vale(2018, null, euro(12), legge('L. 266/2005', 'art. 1, c. 137'))],
});
/** What quadro RU may use in F24 in a year (L. 244/2007, art. 1, c. 53), exceptions apart. */
export const limiteCrediti = parametro({
  id: 'crediti/limite-annuo',
  descrizione: 'Limite annuo dei crediti del quadro RU',
  unita: 'euro',
  valori: [vale(2018, null, euro(250_000), legge('L. 244/2007', 'art. 1, c. 53'))],
});
const montagna = (id: string, descrizione: string, unita: 'quota' | 'euro', valore: number) =>
  parametro({
    id: `crediti/${id}`,
    descrizione,
    unita,
    valori: [vale(2018, null, valore, legge('L. 131/2025', 'artt. 6 e 7'))],
  });
/** CR16 of 2026: part of the rent or of the mortgage, up to an amount; more where a linguistic minority lives. */
export const quotaMontagna = montagna(
  'quota-montagna',
  'Quota nei comuni di montagna',
  'quota',
  percento(60),
);
export const limiteMontagna = montagna(
  'limite-montagna',
  'Limite nei comuni di montagna',
  'euro',
  euro(2_500),
);
export const quotaMinoranze = montagna(
  'quota-minoranze',
  'Quota con minoranze linguistiche',
  'quota',
  percento(75),
);
export const limiteMinoranze = montagna(
  'limite-minoranze',
  'Limite con minoranze linguistiche',
  'euro',
  euro(3_500),
);
