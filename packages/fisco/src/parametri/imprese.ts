import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** IRES of companies and bodies. */
export const aliquotaIres = parametro({
  id: 'ires/aliquota',
  descrizione: 'Aliquota IRES',
  unita: 'quota',
  valori: [vale(2018, null, percento(24), legge('TUIR', 'art. 77'))],
});
/** Half of it, for bodies of public or social use. */
export const aliquotaIresRidotta = parametro({
  id: 'ires/aliquota-ridotta',
  descrizione: 'Aliquota IRES ridotta alla metà',
  unita: 'quota',
  valori: [vale(2018, null, percento(12), daRiscontrare('D.P.R. 601/1973', 'art. 6'))],
});
/** Losses after the first three years reduce the income by no more than this part of it. */
export const quotaPerdite = parametro({
  id: 'ires/quota-perdite',
  descrizione: 'Parte del reddito che le perdite limitate possono ridurre',
  unita: 'quota',
  valori: [vale(2018, null, percento(80), legge('TUIR', 'art. 84'))],
});

/** Deduction of the IRAP base, by the value of production, for companies and for partnerships and persons. */
const GRADINI = [180_759.91, 180_839.91, 180_919.91, 180_999.91] as const;
const gradino = (numero: 1 | 2 | 3 | 4) =>
  parametro({
    id: `irap/soglia-deduzione-${numero}`,
    descrizione: `Valore della produzione del gradino ${numero} della deduzione`,
    unita: 'euro',
    valori: [vale(2018, null, euro(GRADINI[numero - 1] ?? 0), legge('D.Lgs. 446/1997', 'art. 11, c. 4-bis'))],
  });
const deduzione = (chi: 'societa' | 'persone', numero: 1 | 2 | 3 | 4, importo: number) =>
  parametro({
    id: `irap/deduzione-${chi}-${numero}`,
    descrizione: `Deduzione del gradino ${numero}`,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('D.Lgs. 446/1997', 'art. 11, c. 4-bis'))],
  });
/** [limit of the step, deduction of companies and bodies, deduction of partnerships and persons]. */
export const gradiniIrap = [
  [gradino(1), deduzione('societa', 1, 8_000), deduzione('persone', 1, 13_000)],
  [gradino(2), deduzione('societa', 2, 6_000), deduzione('persone', 2, 9_750)],
  [gradino(3), deduzione('societa', 3, 4_000), deduzione('persone', 3, 6_500)],
  [gradino(4), deduzione('societa', 4, 2_000), deduzione('persone', 4, 3_250)],
] as const;

/** Up to these takings the balance of 2019 and the first advance of 2020 are not owed. */
export const sogliaEsonero2020 = parametro({
  id: 'irap/soglia-esonero-2020',
  descrizione: 'Ricavi fino ai quali il saldo IRAP 2019 non è dovuto',
  unita: 'euro',
  valori: [vale(2019, 2019, euro(250_000_000), legge('D.L. 34/2020', 'art. 24'))],
});
