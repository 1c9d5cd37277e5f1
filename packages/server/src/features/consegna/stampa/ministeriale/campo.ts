import type { tipiCampoMinisteriale } from '@quadra/contract';

/** A field of an official PDF, as it is kept. */
export interface CampoPdf {
  readonly nome: string;
  readonly tipo: (typeof tipiCampoMinisteriale)[number];
  /** The pages it stands on, from 0. */
  readonly pagine: readonly number[];
  /** Characters it holds; 0 for no limit. */
  readonly massimo: number;
  /** One character for each printed cell. */
  readonly isPettine: boolean;
  readonly isADestra: boolean;
  /** Points of one line of it; 0 for cells, and for more lines. */
  readonly larghezza: number;
  /** What may be chosen. */
  readonly opzioni: readonly string[];
}

/** What an official PDF turned out to be: its bytes without anything that acts, its pages, its fields. */
export interface Esame {
  readonly contenuto: Uint8Array;
  readonly pagine: number;
  readonly campi: readonly CampoPdf[];
}
export type MotivoRifiuto =
  | 'NON_PDF'
  | 'CIFRATO'
  | 'ROTTO'
  | 'XFA'
  | 'SENZA_CAMPI'
  | 'TROPPE_PAGINE'
  | 'TROPPI_CAMPI'
  | 'TROPPO_COMPLESSO';
