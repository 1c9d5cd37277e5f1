import { type Fonte, findValore, type Parametro, parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const aliquota = (nome: string, quanto: number) =>
  parametro({
    id: `iva/${nome}`,
    descrizione: `Aliquota IVA del ${quanto}%`,
    unita: 'quota',
    valori: [vale(2018, null, percento(quanto), legge('D.P.R. 633/1972', 'art. 16 e tabella A'))],
  });
/** The rates of the operations of the year, in the order of the form. */
export const aliquoteIva = {
  quattro: aliquota('quattro', 4),
  cinque: aliquota('cinque', 5),
  dieci: aliquota('dieci', 10),
  ventidue: aliquota('ventidue', 22),
} as const;

/** The percentages that a form prints, from a tax year to another: the first of VE, VF and of section 3-B of VF. */
interface Stampate {
  readonly dal: number;
  readonly al: number | null;
  readonly percentuali: readonly number[];
}

/** The compensation of agriculture, as the forms print it rigo by rigo (D.P.R. 633/1972, art. 34, and the decrees by product). */
export const compensazioniStampate: readonly Stampate[] = [
  { dal: 2018, al: 2020, percentuali: [2, 4, 6, 7.3, 7.5, 7.65, 7.95, 8.3, 8.5, 8.8, 10, 12.3] },
  { dal: 2021, al: 2022, percentuali: [2, 4, 6.4, 7.3, 7.5, 8.3, 8.5, 8.8, 9.5, 10, 12.3] },
  { dal: 2023, al: null, percentuali: [2, 4, 6.4, 7, 7.3, 7.5, 8.3, 8.5, 8.8, 10, 12.3] },
];

/** The rates of purchases, which stand in one list with the compensation. */
export const acquistiStampati: readonly Stampate[] = compensazioniStampate.map(
  ({ percentuali, ...periodo }) => ({
    ...periodo,
    percentuali: [...percentuali, 5, 22].sort((a, b) => a - b),
  }),
);

/** What a form prints for its tax year. */
export const listStampate = (stampate: readonly Stampate[], annoImposta: number): readonly number[] =>
  stampate.find(({ dal, al }) => dal <= annoImposta && annoImposta <= (al ?? annoImposta))?.percentuali ?? [];

const tutte = [...new Set(acquistiStampati.flatMap(({ percentuali }) => percentuali))].sort((a, b) => a - b);

/** Every percentage ever printed, as a number of law: what a rigo prints does not change, the rigo does. */
export const percentualiIva: ReadonlyMap<number, Parametro> = new Map(
  tutte.map((quanto) => [
    quanto,
    parametro({
      id: `iva/percentuale-${String(quanto).replace('.', '-')}`,
      descrizione: `Percentuale stampata del ${String(quanto).replace('.', ',')}%`,
      unita: 'quota',
      valori: [vale(2018, null, percento(quanto), daRiscontrare('D.P.R. 633/1972', 'artt. 16 e 34'))],
    }),
  ]),
);

const quotaDi = (id: string, descrizione: string, quanto: number, fonte: Fonte) =>
  parametro({
    id: `iva/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(quanto), fonte)],
  });

/** Interest on what quarterly payers owe. */
export const interessiTrimestrali = quotaDi(
  'interessi-trimestrali',
  'Interessi dei contribuenti trimestrali',
  1,
  legge('D.P.R. 542/1999', 'art. 7'),
);
/** Flat deduction of agriturismo, connected farming, small shows, wine and oil tourism: of the tax on what they sell. */
export const detrazioneForfetaria = quotaDi(
  'detrazione-forfetaria',
  'Detrazione forfetaria: parte dell’imposta sulle operazioni',
  50,
  legge('D.P.R. 633/1972', 'artt. 34-bis e 74-quater; L. 413/1991, art. 5'),
);
/** Part of the debt of the last period that the advance is, by history or by forecast. */
export const quotaAcconto = quotaDi(
  'quota-acconto',
  'Acconto IVA: parte del debito dell’ultimo periodo',
  88,
  legge('L. 405/1990', 'art. 6'),
);
/** The contribution of who sold energy, on what its balances grew. */
export const quotaBollette = quotaDi(
  'contributo-bollette',
  'Contributo straordinario contro il caro bollette',
  25,
  legge('D.L. 21/2022', 'art. 37'),
);
/** Below this growth the contribution is not due. */
export const incrementoBollette = quotaDi(
  'incremento-bollette',
  'Incremento minimo del contributo straordinario',
  10,
  legge('D.L. 21/2022', 'art. 37'),
);

/** A change of the percentage by more than this adjusts what was deducted. */
export const scartoRettifica = parametro({
  id: 'iva/scarto-rettifica',
  descrizione: 'Variazione della percentuale oltre la quale si rettifica',
  unita: 'rapporto',
  valori: [vale(2018, null, 1_000, legge('D.P.R. 633/1972', 'art. 19-bis2, c. 4'))],
});

const soglia = (id: string, descrizione: string, ...valori: Parametro['valori'][number][]) =>
  parametro({ id: `iva/${id}`, descrizione, unita: 'euro', valori });

export const minimoBollette = soglia(
  'minimo-bollette',
  'Incremento che il contributo straordinario non tocca',
  vale(2018, null, euro(5_000), legge('D.L. 21/2022', 'art. 37')),
);
/** A balance of the year up to this is neither paid nor given back. */
export const minimoSaldo = soglia(
  'minimo-saldo',
  'Saldo annuale non dovuto',
  vale(2018, null, euro(10.33), legge('D.P.R. 126/2003', 'art. 3')),
);
/** A debt of a period up to this goes into the next. */
export const minimoPeriodico = soglia(
  'minimo-periodico',
  'Debito periodico che passa al periodo dopo',
  vale(2018, 2023, euro(25.82), legge('D.P.R. 100/1998', 'art. 1, c. 4')),
  vale(2024, null, euro(100), legge('D.Lgs. 1/2024', 'art. 9')),
);
/** An advance below this is not due. */
export const minimoAcconto = soglia(
  'minimo-acconto',
  'Acconto IVA non dovuto sotto questo importo',
  vale(2018, null, euro(103.29), legge('L. 405/1990', 'art. 6')),
);
/** A refund is asked above this. */
export const minimoRimborso = soglia(
  'minimo-rimborso',
  'Credito oltre il quale si chiede il rimborso annuale',
  vale(2018, null, euro(2_582.28), legge('D.P.R. 633/1972', 'art. 30')),
);
/** Up to this a refund wants neither visto nor guarantee. */
export const rimborsoSenzaGaranzia = soglia(
  'rimborso-senza-garanzia',
  'Rimborso senza garanzia né visto',
  vale(2018, null, euro(30_000), legge('D.P.R. 633/1972', 'art. 38-bis, c. 3')),
);
/** Above this a credit is used in F24 with the visto, ten days after the return. */
export const compensazioneSenzaVisto = soglia(
  'compensazione-senza-visto',
  'Compensazione orizzontale senza visto',
  vale(2018, null, euro(5_000), legge('D.L. 78/2009', 'art. 10')),
);
/** Up to this a good score of the ISA stands for the visto: that of a year serves the IVA of the next, at the highest score. */
export const esoneroIsa = soglia(
  'esonero-isa',
  'Compensazioni e rimborsi che l’affidabilità esonera dal visto',
  vale(2018, 2023, euro(50_000), legge('D.L. 50/2017', 'art. 9-bis, c. 11; provv. 140005/2023')),
  vale(2024, null, euro(70_000), daRiscontrare('D.Lgs. 1/2024', 'art. 14; provv. 205127/2024')),
);
/** Farmers up to this turnover are exempt from the return, but for what they chose. */
export const esoneroAgricolo = soglia(
  'esonero-agricolo',
  'Volume d’affari degli agricoltori esonerati',
  vale(2018, null, euro(7_000), legge('D.P.R. 633/1972', 'art. 34, c. 6')),
);
/** Compensations and quick refunds of a calendar year together. */
export const limiteCompensazioni = soglia(
  'limite-compensazioni',
  'Limite annuo di compensazioni e rimborsi semplificati',
  vale(2018, 2018, euro(700_000), legge('L. 388/2000', 'art. 34')),
  vale(2019, 2019, euro(1_000_000), legge('D.L. 34/2020', 'art. 147')),
  vale(2020, null, euro(2_000_000), legge('L. 234/2021', 'art. 1, c. 72')),
);

/** The number in force, in its own units. @throws RangeError for a year before those of the law that is held */
export function readParametroIva(p: Parametro, annoImposta: number): number {
  const valore = findValore(p, annoImposta)?.valore;
  if (valore === undefined) throw new RangeError(`${p.id}: ${annoImposta}`);
  return valore;
}
