import { parametro, type Tabella } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** Deduction for each employee, up to five, of who takes in little. */
export const deduzioneDipendente = parametro({
  id: 'irap/deduzione-dipendente',
  descrizione: 'Deduzione per ciascun dipendente, fino a cinque',
  unita: 'euro',
  valori: [vale(2018, null, euro(1_850), legge('D.Lgs. 446/1997', 'art. 11, c. 4-bis.1'))],
});
export const sogliaComponentiPositivi = parametro({
  id: 'irap/soglia-componenti-positivi',
  descrizione: 'Componenti positivi fino ai quali spetta la deduzione per dipendente',
  unita: 'euro',
  valori: [vale(2018, null, euro(400_000), legge('D.Lgs. 446/1997', 'art. 11, c. 4-bis.1'))],
});
/** Banks and insurers: how much of depreciation and administrative costs counts. */
export const quotaSpeseFinanziari = parametro({
  id: 'irap/quota-spese-finanziari',
  descrizione: 'Parte deducibile di ammortamenti e spese amministrative di banche e assicurazioni',
  unita: 'quota',
  valori: [vale(2018, null, percento(90), legge('D.Lgs. 446/1997', 'artt. 6 e 7'))],
});
export const quotaDividendi = parametro({
  id: 'irap/quota-dividendi',
  descrizione: 'Parte dei dividendi che concorre alla base di banche e assicurazioni',
  unita: 'quota',
  valori: [vale(2018, null, percento(50), legge('D.Lgs. 446/1997', 'artt. 6 e 7'))],
});
/** Holding companies: how much of their interest expense counts. */
export const quotaInteressiHolding = parametro({
  id: 'irap/quota-interessi-holding',
  descrizione: 'Parte deducibile degli interessi passivi delle holding',
  unita: 'quota',
  valori: [vale(2018, null, percento(96), legge('D.Lgs. 446/1997', 'art. 6, c. 9'))],
});
export const aliquotaPubblica = parametro({
  id: 'irap/aliquota-pubblica',
  descrizione: 'Aliquota delle amministrazioni pubbliche',
  unita: 'quota',
  valori: [vale(2018, null, percento(8.5), legge('D.Lgs. 446/1997', 'art. 16, c. 2'))],
});
export const minimoConcordato = parametro({
  id: 'irap/minimo-concordato',
  descrizione: 'Valore della produzione concordato minimo',
  unita: 'euro',
  valori: [vale(2018, null, euro(2_000), legge('D.Lgs. 13/2024', 'art. 17'))],
});
/** A region's tax up to this is not paid. */
export const minimoRegione = parametro({
  id: 'irap/minimo-regione',
  descrizione: 'Imposta di una regione fino alla quale non si versa',
  unita: 'euro',
  valori: [vale(2018, null, euro(10.33), daRiscontrare('Istruzioni IRAP', 'versamenti'))],
});

/** A credit over this is offset with a visa. */
export const sogliaVisto = parametro({
  id: 'irap/soglia-visto',
  descrizione: 'Credito oltre il quale la compensazione vuole il visto',
  unita: 'euro',
  valori: [vale(2018, null, euro(5_000), legge('L. 147/2013', 'art. 1, c. 574; D.L. 50/2017, art. 3'))],
});

/** Lowest and highest rate that a region may set: three families of subjects. */
const limite = (chi: string, quale: 'minima' | 'massima', aliquota: number) =>
  parametro({
    id: `irap/aliquota-${quale}-${chi}`,
    descrizione: `Aliquota ${quale} che una regione può fissare`,
    unita: 'quota',
    valori: [
      vale(
        2018,
        null,
        percento(aliquota),
        legge('D.Lgs. 446/1997', 'art. 16; L. 311/2004, art. 1, c. 174; statuti di Trento e Bolzano'),
      ),
    ],
  });
export const limitiAliquota = {
  ordinari: [limite('ordinaria', 'minima', 2), limite('ordinaria', 'massima', 4.97)],
  banche: [limite('banche', 'minima', 3.73), limite('banche', 'massima', 5.72)],
  assicurazioni: [limite('assicurazioni', 'minima', 4.98), limite('assicurazioni', 'massima', 6.97)],
} as const;

/** In ten-thousandths, as a casella of percentage keeps it. */
const aliquote = (righe: Readonly<Record<number, number>>): Tabella =>
  new Map(Object.entries(righe).map(([regione, aliquota]) => [Number(regione), Math.round(aliquota * 100)]));
/** Where the two sources, of 2020 and of 2026, agree. */
const COSTANTI = {
  ...{ 1: 4.82, 2: 3.9, 5: 4.97, 6: 3.9, 7: 3.9, 8: 4.82, 9: 3.9, 10: 3.9, 11: 4.73, 12: 4.97 },
  ...{ 13: 3.9, 14: 4.82, 15: 2.93, 16: 3.9, 17: 3.9, 18: 2.68, 19: 3.9 },
};
const FONTE = daRiscontrare('Aliquote IRAP delle regioni', 'tavole del 2020 e del 2026');
const RISERVA = 'aliquota ordinaria da tavole del 2020 e del 2026, da riscontrare con la regione';
/**
 * Ordinary rate by region (table T0), for who has no rate of his own. Calabria, Valle d’Aosta and Bolzano are not here: the
 * sources do not agree, and their rate is written by hand.
 */
export const aliquoteRegionali = parametro<Tabella>({
  id: 'irap/aliquote-regionali',
  descrizione: 'Aliquota IRAP ordinaria della regione',
  unita: 'rapporto',
  valori: [
    vale(2018, 2024, aliquote({ ...COSTANTI, 21: 3.9 }), FONTE, RISERVA),
    vale(2025, null, aliquote({ ...COSTANTI, 21: 4.08 }), FONTE, RISERVA),
  ],
});
