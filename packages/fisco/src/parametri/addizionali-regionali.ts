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

const fonte2025 = legge('MEF, fiscalità locale', 'addizionale regionale IRPEF 2025');
const fonteFamiglia = daRiscontrare('MEF, fiscalità locale', 'addizionale regionale IRPEF 2025');
const fonte2024 = daRiscontrare('MEF, fiscalità locale', 'addizionale regionale IRPEF 2024');
const perFamiglia = 'detrazioni regionali per figli e disabili non gestite';
const solo2024 = 'aliquote 2024 da riscontrare';
const anche2024 = `${solo2024}; ${perFamiglia}`;

const di2025 = (fasi: readonly Fase[]): Valore<readonly Fase[]> => vale(2025, 2025, fasi, fonte2025);
const di2025Famiglia = (fasi: readonly Fase[]): Valore<readonly Fase[]> =>
  vale(2025, 2025, fasi, fonteFamiglia, perFamiglia);
const di2024 = (fasi: readonly Fase[], riserva = solo2024): Valore<readonly Fase[]> =>
  vale(2024, 2024, fasi, fonte2024, riserva);
const uguali = (fasi: readonly Fase[]) => [di2024(fasi), di2025(fasi)];
const ugualiFamiglia = (fasi: readonly Fase[]) => [di2024(fasi, anche2024), di2025Famiglia(fasi)];

const fonte2023 = daRiscontrare('MEF, fiscalità locale', 'addizionale regionale IRPEF 2023');
const di2023 = (fasi: readonly Fase[]): Valore<readonly Fase[]> =>
  vale(2023, 2023, fasi, fonte2023, 'aliquote 2023 da riscontrare');

const friuli = [fase(15_000, aScaglioni([0, 0.7])), fase(null, aScaglioni([0, 1.23]))];
const lazioOltre = aScaglioni([0, 1.73], [15_000, 3.33]);
const lazio = [
  fase(28_000, aScaglioni([0, 1.73])),
  fase(35_000, lazioOltre, { detrazione: 60 }),
  fase(null, lazioOltre),
];
const trentoScaglioni = aScaglioni([0, 1.23], [50_000, 1.73]);
const trento = [fase(30_000, trentoScaglioni, { deduzione: 30_000 }), fase(null, trentoScaglioni)];
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
const valle = [fase(15_000, []), fase(null, aScaglioni([0, 1.23]))];

/** Regione → what it applies, without the deductions by family. */
const valori: Readonly<Record<CodiceRegione, readonly Valore<readonly Fase[]>[]>> = {
  1: [di2024(unica(1.73)), di2025([fase(null, aScaglioni([0, 1.67], [28_000, 2.87], [50_000, 3.33]))])],
  2: uguali(unica(1.23)),
  3: [di2024(bolzano2024, anche2024), di2025Famiglia(bolzano2025)],
  4: uguali(unica(1.73)),
  5: ugualiFamiglia(griglia(1.73, 2.96, 3.2, 3.33)),
  6: [di2024(griglia(1.33, 1.93, 2.03, 2.27)), di2025(griglia(1.33, 1.93, 2.93, 3.33))],
  7: uguali(friuli),
  8: [di2023([fase(null, lazioOltre)]), ...uguali(lazio)],
  9: [
    di2024(griglia(1.23, 1.79, 2.31, 2.33)),
    di2025Famiglia([fase(null, aScaglioni([0, 1.23], [28_000, 3.18], [50_000, 3.23]))]),
  ],
  10: uguali(griglia(1.23, 1.58, 1.72, 1.73)),
  11: ugualiFamiglia(griglia(1.23, 1.53, 1.7, 1.73)),
  12: uguali([fase(null, aScaglioni([0, 2.03], [15_000, 2.23], [28_000, 3.63]))]),
  13: ugualiFamiglia(griglia(1.62, 2.13, 2.75, 3.33)),
  14: ugualiFamiglia(griglia(1.33, 1.43, 1.63, 1.85)),
  15: ugualiFamiglia(unica(1.23)),
  16: uguali(unica(1.23)),
  17: [di2023(griglia(1.42, 1.43, 1.68, 1.73)), ...uguali(griglia(1.42, 1.43, 3.32, 3.33))],
  18: ugualiFamiglia(trento),
  19: [di2024(griglia(1.23, 1.62, 1.67, 1.83)), di2025(umbria2025)],
  20: uguali(valle),
  21: ugualiFamiglia(unica(1.23)),
};

const aParametro = (
  codice: CodiceRegione,
  lista: readonly Valore<readonly Fase[]>[],
): Parametro<readonly Fase[]> =>
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
    return [regione, aParametro(regione, lista)] as const;
  }),
);
