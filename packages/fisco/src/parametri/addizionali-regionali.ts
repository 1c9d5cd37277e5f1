import { type Fase, type Parametro, parametro, type RegimiPerEnte, type Valore } from '../engine/index.ts';
import { type CodiceRegione, regioni } from './regioni.ts';
import { aScaglioni, daRiscontrare, fase, legge, vale } from './scrittura.ts';

/** The grid 15/28/50 thousand euro, shared by most regioni. */
const griglia = (...aliquote: [number, number, number, number]) => [
  fase(
    null,
    aScaglioni([0, aliquote[0]], [15_000, aliquote[1]], [28_000, aliquote[2]], [50_000, aliquote[3]]),
  ),
];
const unica = (aliquota: number) => [fase(null, aScaglioni([0, aliquota]))];

/** The official tables of 2022-2024 close the instructions of the forms of 2023-2025. */
const tabella = (anno: 2022 | 2023 | 2024) =>
  legge(`Istruzioni Redditi PF ${anno + 1}`, `tabella dell’addizionale regionale ${anno}`);
const fonte2025 = legge('MEF, fiscalità locale', 'addizionale regionale IRPEF 2025');
const perFamiglia = 'detrazioni e aliquote regionali per figli e disabili non gestite';

type Fasi = readonly Fase[];
const di2025 = (fasi: Fasi, riserva?: string): Valore<Fasi> => vale(2025, 2025, fasi, fonte2025, riserva);
const di = (anno: 2022 | 2023 | 2024, fasi: Fasi, riserva?: string): Valore<Fasi> =>
  vale(anno, anno, fasi, tabella(anno), riserva);
/** The same in the years of the three tables, or from one of them. */
const dal = (primo: 2022 | 2023 | 2024, fasi: Fasi, riserva?: string): Valore<Fasi>[] =>
  ([2022, 2023, 2024] as const).filter((anno) => anno >= primo).map((anno) => di(anno, fasi, riserva));
const uguali = (fasi: Fasi, riserva?: string) => [...dal(2022, fasi, riserva), di2025(fasi, riserva)];

const liguria = [fase(null, aScaglioni([0, 1.23], [28_000, 3.18], [50_000, 3.23]))];
const molise = [fase(null, aScaglioni([0, 2.03], [15_000, 2.23], [28_000, 3.63]))];
const friuli = [fase(15_000, aScaglioni([0, 0.7])), fase(null, aScaglioni([0, 1.23]))];
const lazioOltre = aScaglioni([0, 1.73], [15_000, 3.33]);
const lazio = [
  fase(28_000, aScaglioni([0, 1.73])),
  fase(35_000, lazioOltre, { detrazione: 60 }),
  fase(null, lazioOltre),
];
// In 2022 a deduction of 300 from 35,000 to 40,000 euro, above the income that leaves the raise out.
const lazio2022 = [
  fase(35_000, aScaglioni([0, 1.73])),
  fase(40_000, lazioOltre, { detrazione: 300 }),
  fase(null, lazioOltre),
];
const trentoScaglioni = aScaglioni([0, 1.23], [50_000, 1.73]);
const trento = (deduzione: number) => [
  fase(deduzione, trentoScaglioni, { deduzione }),
  fase(null, trentoScaglioni),
];
const umbriaScaglioni = aScaglioni([0, 1.73], [15_000, 3.02], [28_000, 3.12], [50_000, 3.33]);
const umbria2025 = [
  fase(28_000, aScaglioni([0, 1.23])),
  fase(50_000, umbriaScaglioni, { detrazione: 150 }),
  fase(null, umbriaScaglioni),
];
// The deduction that grows by 0.50% from 50,000 to 75,000 euro (up to 125) is 1.23% up to 75,000.
const bolzanoScaglioni = aScaglioni([0, 1.23], [75_000, 1.73]);
const bolzano2024 = [fase(null, bolzanoScaglioni, { detrazione: 430.5 })];
const bolzano2025 = [fase(90_000, bolzanoScaglioni, { detrazione: 430.5 }), fase(null, bolzanoScaglioni)];

// Before the official tables: what two sources say, or one with its mark. What none says is typed (RV2, colonna 90).
const DUE_FONTI = legge('MEF, fiscalità locale', 'addizionale regionale, due fonti concordi');
const UNA_FONTE = daRiscontrare('MEF, fiscalità locale', 'addizionale regionale, una fonte');
const nel = (anno: number, fasi: Fasi, riserva?: string): Valore<Fasi> =>
  vale(anno, anno, fasi, DUE_FONTI, riserva);
const daSola = (anno: number, fasi: Fasi): Valore<Fasi> =>
  vale(anno, anno, fasi, UNA_FONTE, 'aliquota da una sola fonte');
const nelBiennio = (fasi: Fasi, riserva?: string) => [nel(2020, fasi, riserva), nel(2021, fasi, riserva)];
const basilicata = [fase(null, aScaglioni([0, 1.23], [55_000, 1.73], [75_000, 2.33]))];
const emilia2021 = [
  fase(null, aScaglioni([0, 1.33], [15_000, 1.93], [28_000, 2.03], [55_000, 2.23], [75_000, 2.33])),
];
const prima: Readonly<Partial<Record<CodiceRegione, readonly Valore<Fasi>[]>>> = {
  1: nelBiennio(unica(1.73)),
  2: nelBiennio(basilicata, perFamiglia),
  3: [nel(2020, bolzano2024, perFamiglia)],
  4: [daSola(2019, unica(2.03)), ...nelBiennio(unica(1.73))],
  5: nelBiennio(unica(2.03)),
  6: [daSola(2021, emilia2021)],
  7: nelBiennio(friuli),
  15: nelBiennio(unica(1.23)),
  16: [daSola(2019, unica(1.23)), ...nelBiennio(unica(1.23))],
  20: nelBiennio(unica(1.23)),
  21: nelBiennio(unica(1.23)),
};
const comeIl2025 = 'detrazioni e condizioni del 2026 da riscontrare';
const di2026 = (fasi: Fasi, riserva?: string) => nel(2026, fasi, riserva);
const dopo: Readonly<Record<CodiceRegione, Valore<Fasi>>> = {
  1: di2026([fase(null, aScaglioni([0, 1.67], [28_000, 2.87], [50_000, 3.33]))]),
  2: di2026(unica(1.23)),
  3: di2026(bolzano2025, comeIl2025),
  4: di2026(unica(1.73)),
  5: di2026(griglia(1.73, 2.96, 3.2, 3.33), comeIl2025),
  6: di2026(griglia(1.33, 1.93, 2.78, 3.33)),
  7: di2026(friuli),
  8: di2026(lazio, comeIl2025),
  9: di2026(liguria, comeIl2025),
  10: di2026(griglia(1.23, 1.58, 1.72, 1.73)),
  11: di2026(griglia(1.23, 1.53, 1.7, 1.73), comeIl2025),
  12: di2026(molise),
  13: di2026(griglia(1.62, 2.68, 3.31, 3.33), comeIl2025),
  14: di2026(griglia(1.33, 2.13, 3.23, 3.33), comeIl2025),
  15: di2026(unica(1.23), perFamiglia),
  16: di2026(unica(1.23)),
  17: di2026(griglia(1.42, 1.43, 3.32, 3.33)),
  18: di2026(trento(30_000), comeIl2025),
  19: di2026(umbria2025, comeIl2025),
  20: di2026(unica(1.23)),
  21: di2026(unica(1.23), comeIl2025),
};

/** Regione → what it applies; what it takes off for children and by condition is said by itself (`addizionali-figli.ts`). */
const valori: Readonly<Record<CodiceRegione, readonly Valore<Fasi>[]>> = {
  1: [...dal(2022, unica(1.73)), di2025([fase(null, aScaglioni([0, 1.67], [28_000, 2.87], [50_000, 3.33]))])],
  2: uguali(unica(1.23)),
  3: [...dal(2022, bolzano2024), di2025(bolzano2025)],
  4: uguali(unica(1.73)),
  5: uguali(griglia(1.73, 2.96, 3.2, 3.33)),
  6: [...dal(2022, griglia(1.33, 1.93, 2.03, 2.27)), di2025(griglia(1.33, 1.93, 2.93, 3.33))],
  7: uguali(friuli),
  8: [di(2022, lazio2022, perFamiglia), di(2023, [fase(null, lazioOltre)]), di(2024, lazio), di2025(lazio)],
  9: [
    di(2022, griglia(1.23, 1.81, 2.31, 2.33)),
    di(2023, griglia(1.23, 1.79, 2.31, 2.33)),
    di(2024, liguria),
    di2025(liguria),
  ],
  10: uguali(griglia(1.23, 1.58, 1.72, 1.73)),
  11: uguali(griglia(1.23, 1.53, 1.7, 1.73)),
  12: [
    di(2022, griglia(2.03, 2.23, 2.43, 2.63)),
    di(2023, griglia(2.03, 2.23, 2.43, 2.63)),
    di(2024, molise),
    di2025(molise),
  ],
  13: uguali(griglia(1.62, 2.13, 2.75, 3.33)),
  14: uguali(griglia(1.33, 1.43, 1.63, 1.85)),
  15: uguali(unica(1.23), perFamiglia),
  16: uguali(unica(1.23)),
  17: [
    di(2022, griglia(1.42, 1.43, 1.68, 1.73)),
    di(2023, griglia(1.42, 1.43, 1.68, 1.73)),
    di(2024, griglia(1.42, 1.43, 3.32, 3.33)),
    di2025(griglia(1.42, 1.43, 3.32, 3.33)),
  ],
  18: [di(2022, trento(25_000)), di(2023, trento(25_000)), di(2024, trento(30_000)), di2025(trento(30_000))],
  19: [...dal(2022, griglia(1.23, 1.62, 1.67, 1.83)), di2025(umbria2025)],
  20: uguali(unica(1.23)),
  21: uguali(unica(1.23)),
};

const aParametro = (codice: CodiceRegione, lista: readonly Valore<Fasi>[]): Parametro<readonly Fase[]> =>
  parametro({
    id: `addizionali/regione-${String(codice).padStart(2, '0')}`,
    descrizione: `Addizionale regionale, ${regioni[codice]}`,
    unita: 'quota',
    valori: lista,
  });

/** Addizionali regionali by code of regione. Years that the tables do not hold leave the result incompleto. */
export const addizionaliRegionali: RegimiPerEnte = new Map(
  Object.entries(valori).map(([codice, lista]) => {
    const regione = Number(codice) as CodiceRegione;
    return [regione, aParametro(regione, [...(prima[regione] ?? []), ...lista, dopo[regione]])] as const;
  }),
);
