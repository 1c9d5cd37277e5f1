import { type Fase, parametro, type RegimiPerEnte, type Valore } from '../engine/index.ts';
import { encodeComune } from './comuni.ts';
import { aScaglioni, fase, legge, vale } from './scrittura.ts';

const mef = (anni: string) => legge('MEF, fiscalità locale', `addizionale comunale IRPEF ${anni}`);

/** One rate, nothing up to the exemption (a step, not a deduction). */
const unica = (aliquota: number, esenzione: number) => [
  fase(esenzione, []),
  fase(null, aScaglioni([0, aliquota])),
];
const torino = [fase(11_790, []), fase(null, aScaglioni([0, 0.8], [28_000, 1.1], [50_000, 1.2]))];

/** Comune → what it applies, year by year, from the MEF publications 2019-2025. */
const valori: Record<string, readonly Valore<readonly Fase[]>[]> = {
  F205: [
    vale(2019, 2019, unica(0.8, 21_000), mef('2019')),
    vale(2020, 2025, unica(0.8, 23_000), mef('2020-2025')),
  ],
  H501: [
    vale(2019, 2024, unica(0.9, 12_000), mef('2019-2024')),
    vale(2025, 2025, unica(0.9, 14_000), mef('2025')),
  ],
  L219: [vale(2019, 2021, unica(0.8, 11_790), mef('2019-2021')), vale(2022, 2025, torino, mef('2022-2025'))],
  L378: [vale(2019, 2025, [fase(null, [])], mef('2019-2025: non istituita'))],
};

/** Addizionali comunali by comune. A comune or a year not held leaves the result incompleto. */
export const addizionaliComunali: RegimiPerEnte = new Map(
  Object.entries(valori).map(([codice, lista]) => [
    encodeComune(codice),
    parametro<readonly Fase[]>({
      id: `addizionali/comune-${codice}`,
      descrizione: `Addizionale comunale, ${codice}`,
      unita: 'quota',
      valori: lista,
    }),
  ]),
);
