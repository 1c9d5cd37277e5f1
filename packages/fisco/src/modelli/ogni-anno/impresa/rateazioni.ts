import * as rate from '../../../regole/reddito-impresa/rateazioni.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

type Rateazione = typeof rate.plusvalenze;
const righiRate = (da: number, titolo: string, { prima }: Rateazione): RigoScheda[] =>
  prima.map((rata, posto) =>
    rigo(da + posto, `${titolo}: ${posto === 0 ? 'un anno' : `${posto + 1} anni`} prima`, [
      inserisce(1, 'Residuo da tassare', rata.importo),
      inserisce(2, 'Quote residue', rata.rate, { max: 5 }),
      mostra(3, 'Quota', rata.quota),
      mostra(4, 'Da riportare', rata.resto),
      mostra(5, 'Quote da riportare', rata.rateResidue),
    ]),
  );
const quote = (colonna: number, titolo: string, { anno }: Rateazione) => ({
  sopra: [
    inserisce(colonna, titolo, anno.importo),
    inserisce(89 + colonna, `${titolo}: quote`, anno.rate, { max: 5 }),
  ],
  sotto: [
    mostra(colonna, titolo, anno.quota),
    mostra(89 + colonna, `${titolo}: da riportare`, anno.resto),
    mostra(94 + colonna, `${titolo}: quote residue`, anno.rateResidue),
  ],
});
const plus = quote(1, 'Plusvalenze', rate.plusvalenze);
const sopravv = quote(2, 'Sopravvenienze', rate.sopravvenienze);
const contributi = quote(1, 'Contributi', rate.contributi);

/** What is taxed in up to five years, and what is left of the years before: the two righi of the year under the numbers of a form. */
export const makeSezioneRateazioni = ([intero, quota]: readonly [
  intero: number,
  quota: number,
]): QuadroDiAnni['sezioni'][number] => ({
  titolo: 'Plusvalenze e sopravvenienze in quote',
  righi: [
    rigo(intero, 'Importo da rateizzare', [...plus.sopra, ...sopravv.sopra]),
    rigo(quota, 'Quota dell’anno', [...plus.sotto, ...sopravv.sotto]),
    ...righiRate(951, 'Plusvalenze', rate.plusvalenze),
    ...righiRate(955, 'Sopravvenienze', rate.sopravvenienze),
    rigo(959, 'Contributi da rateizzare (fino al 2023)', contributi.sopra),
    rigo(960, 'Contributi, quota dell’anno', contributi.sotto),
    ...righiRate(961, 'Contributi', rate.contributi),
  ],
});
