import { findValore, type Parametro } from '../engine/index.ts';
import {
  quotaPrimaRata,
  quotaPrimaRataIsa,
  sogliaAcconto,
  sogliaAccontoSocieta,
  sogliaPrimaRata,
} from './acconti.ts';
import { cedolareOrdinaria, cedolareRidotta } from './immobili.ts';
import { limiteServiziDomestici } from './oneri-deducibili.ts';

/** A number of law by the name that programs know it by. Euro as euro, quotas as percentages. */
export interface Costante {
  readonly nome: string;
  readonly valore: number;
  readonly descrizione: string;
}

/** Whole days of the year of the tables, also in leap years. */
const GIORNI_ANNO = 365;

const DECIMALI: Readonly<Record<string, number>> = { euro: 100, quota: 10_000 };

const nominati: readonly (readonly [string, Parametro])[] = [
  ['importoMassimoDeducibile', limiteServiziDomestici],
  ['sogliaAccontoPersone', sogliaAcconto],
  ['sogliaAccontoSocieta', sogliaAccontoSocieta],
  ['sogliaPrimaRata', sogliaPrimaRata],
  ['quotaPrimaRata', quotaPrimaRata],
  ['quotaPrimaRataIsa', quotaPrimaRataIsa],
  // The two rates of the specification are those of the cedolare secca, not of the VAT.
  ['aliquotaOrdinaria', cedolareOrdinaria],
  ['aliquotaRidotta', cedolareRidotta],
];

/** The constants in force for a tax year. */
export const listCostanti = (annoImposta: number): readonly Costante[] => [
  { nome: 'giorniAnno', valore: GIORNI_ANNO, descrizione: 'Giorni dell’anno' },
  ...nominati.flatMap(([nome, p]) => {
    const inVigore = findValore(p, annoImposta);
    if (!inVigore) return [];
    return [{ nome, valore: inVigore.valore / (DECIMALI[p.unita] ?? 1), descrizione: p.descrizione }];
  }),
];
