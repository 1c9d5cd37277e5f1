import type { CodiceModello } from '@quadra/fisco';
import { type TipoDichiarazione, tipoDichiarazione } from './enumerazioni/index.ts';

/** The families of paths under a fiscal year: `/api/2025/sc/…`. */
export const prefissi = [
  'pf',
  'sp',
  'sc',
  'enc',
  'cnm',
  'irap',
  'isa',
  'iva',
  'imu',
  'cir',
  'tasi',
  'd770',
  'c770',
  'cu',
  'd730',
] as const;
export type Prefisso = (typeof prefissi)[number];

interface ModelloDiTipo {
  readonly modello: CodiceModello;
  readonly prefisso: Prefisso;
  /** Whose declaration it may be, by the type of the client. */
  readonly soggetti: readonly ('PF' | 'SD')[];
}

const tutti = ['PF', 'SD'] as const;

/** The form of each type of declaration, the paths it answers under, and who may have one. */
export const modelloDiTipo: Readonly<Record<TipoDichiarazione, ModelloDiTipo>> = {
  'Persone fisiche': { modello: 'redditi-pf', prefisso: 'pf', soggetti: ['PF'] },
  'Società di capitali': { modello: 'redditi-sc', prefisso: 'sc', soggetti: ['SD'] },
  'Società di capitali (simulazione)': { modello: 'redditi-sc', prefisso: 'sc', soggetti: ['SD'] },
  'Società di persone': { modello: 'redditi-sp', prefisso: 'sp', soggetti: ['SD'] },
  Enti: { modello: 'redditi-enc', prefisso: 'enc', soggetti: ['SD'] },
  Consolidato: { modello: 'consolidato', prefisso: 'cnm', soggetti: ['SD'] },
  IRAP: { modello: 'irap', prefisso: 'irap', soggetti: tutti },
  'IRAP (simulazione)': { modello: 'irap', prefisso: 'irap', soggetti: tutti },
  ISA: { modello: 'isa', prefisso: 'isa', soggetti: tutti },
  IVA: { modello: 'iva', prefisso: 'iva', soggetti: tutti },
  IMU: { modello: 'imu', prefisso: 'imu', soggetti: tutti },
  'IMU-ENC': { modello: 'imu-enc', prefisso: 'imu', soggetti: ['SD'] },
  'IMU-IMPI': { modello: 'imu', prefisso: 'imu', soggetti: tutti },
  CIR: { modello: 'cir', prefisso: 'cir', soggetti: tutti },
  TASI: { modello: 'tasi', prefisso: 'tasi', soggetti: tutti },
  770: { modello: '770', prefisso: 'd770', soggetti: tutti },
  'Certificazione unica': { modello: 'cu', prefisso: 'cu', soggetti: tutti },
  730: { modello: '730', prefisso: 'd730', soggetti: ['PF'] },
};

/** What is checked of the 770 answers under a prefix of its own. */
const ALTRI_PREFISSI: Readonly<Partial<Record<Prefisso, TipoDichiarazione>>> = { c770: '770' };

/** The types of declaration that answer under a prefix. */
export const listTipiDi = (prefisso: Prefisso): readonly TipoDichiarazione[] =>
  tipoDichiarazione.filter(
    (tipo) => modelloDiTipo[tipo].prefisso === prefisso || ALTRI_PREFISSI[prefisso] === tipo,
  );
