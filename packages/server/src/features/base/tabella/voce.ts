import type { Extra } from './tabella.table.ts';

/** A row as a source gives it; days included, null when open. */
export interface VoceLetta {
  readonly codice: string;
  readonly descrizione: string;
  readonly validoDa: string | null;
  readonly validoA: string | null;
  readonly extra: Extra;
}
