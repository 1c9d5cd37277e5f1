import { findChiave } from './caselle.ts';
import { checkRelazioni } from './controlli.ts';
import { findCu } from './cu.ts';
import { f24a0 } from './f24a0.ts';
import { checkCampi, type Fornitura, layRighe, writeRighe } from './fornitura.ts';
import { findDiProva } from './redditi.ts';
import type { Problema, Riga } from './riga.ts';
import { tas00 } from './tas00.ts';
import { tat00 } from './tat00.ts';
import type { Tracciato } from './tracciato.ts';

export {
  type DichiarazioneArrivata,
  type PezzoFornitura,
  readCodiceFornitura,
  readDichiarazione,
  readPezzo,
  splitFornitura,
} from './arrivo.ts';
export { type FonteFornitura, findChiave, type LuogoCampo, makeFornitura, readCaselle } from './caselle.ts';
export { checkRelazioni } from './controlli.ts';
export { type Elemento, type FormatoElemento, makeCodice } from './elementi.ts';
export {
  type DichiarazioneFornita,
  type Fornitura,
  gatherFornitura,
  layRighe,
  readRighe,
  writeRighe,
} from './fornitura.ts';
export { type CertificazioneLetta, readCertificazioni } from './lettura-cu.ts';
export { lookFile, type RigaVista, type Vetrino } from './microscopio.ts';
export { type PostoCasella, placeCasella } from './redditi.ts';
export { type ErroreRicevuta, type Ricevuta, readRicevuta, writeRicevuta } from './ricevuta.ts';
export { type FindFormato, type Problema, type Riga, splitRighe } from './riga.ts';
export { type Traduzione, traduzioni, translateScarto } from './scarti.ts';
export { type Campo, type Certezza, listCampi, type Tracciato, type Valori } from './tracciato.ts';

/** Official layouts, by code of the supply. */
const UFFICIALI: Readonly<Record<string, Tracciato>> = { TAT00: tat00, TAS00: tas00, F24A0: f24a0 };
/** First year of declaration that the layouts of 24/4/2024 are for. */
const DAL_2024 = 2024;
const DI_MODELLO: Readonly<Record<string, Tracciato>> = { imu: tat00, 'imu-impi': tat00, 'imu-enc': tas00 };

/** The layout of a modello of a fiscal year; undefined where nothing is known of its supply. */
export function findTracciato(modello: string, anno: number): Tracciato | undefined {
  const ufficiale = DI_MODELLO[modello];
  if (ufficiale) return anno >= DAL_2024 ? ufficiale : undefined;
  return modello === 'cu' ? findCu(anno) : findDiProva(modello, anno);
}

const A_ELEMENTI = ['redditi-pf', 'redditi-sp', 'redditi-sc', 'redditi-enc', 'irap', 'iva', '770'] as const;

/** The form and the year of a supply by its code, where its quadri are elements. */
export function findModelloDiCodice(
  codice: string,
): { modello: (typeof A_ELEMENTI)[number]; anno: number; tracciato: Tracciato } | undefined {
  const anno = 2000 + Number(/^[A-Z0-9]{3}(\d{2})$/.exec(codice)?.[1] ?? 0);
  return A_ELEMENTI.flatMap((modello) => {
    const tracciato = findTracciato(modello, anno);
    return tracciato?.codice === codice ? [{ modello, anno, tracciato }] : [];
  })[0];
}

/** The layout that a file was written with, by its code. */
export function findTracciatoDiCodice(codice: string): Tracciato | undefined {
  if (UFFICIALI[codice]) return UFFICIALI[codice];
  const anno = 2000 + Number(/^[A-Z0-9]{3}(\d{2})$/.exec(codice)?.[1] ?? 0);
  const cu = findTracciato('cu', anno);
  return cu?.codice === codice ? cu : findModelloDiCodice(codice)?.tracciato;
}

/** Progressivo of the certification or modulo of a line of a supply, from 1; 1 for the heads and tails that have none. */
const readModulo = (righe: readonly Riga[], riga: number): number =>
  Number(righe[riga - 1]?.valori.certificazione ?? righe[riga - 1]?.valori.modulo ?? 1);

/** The casella that each problem is about, where its field comes from one. */
export const nameProblemi = (
  tracciato: Tracciato,
  righe: readonly Riga[],
  problemi: readonly Problema[],
): (Problema & { readonly chiave: string | null })[] =>
  problemi.map((p) => ({
    ...p,
    chiave: findChiave(tracciato, { record: p.record, campo: p.campo, modulo: readModulo(righe, p.riga) }),
  }));

/** What makes a supply refused, and what is only to be known, before it is written. */
export function checkFornitura(tracciato: Tracciato, fornitura: Fornitura): Problema[] {
  const righe = layRighe(tracciato, fornitura);
  return [...checkCampi(tracciato, righe), ...checkRelazioni(tracciato, righe)];
}

/** The text of a supply: what `checkFornitura` refuses is not for here. */
export const writeFornitura = (tracciato: Tracciato, fornitura: Fornitura): string =>
  writeRighe(tracciato, layRighe(tracciato, fornitura));
