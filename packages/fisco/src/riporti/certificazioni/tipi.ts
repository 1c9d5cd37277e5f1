import type { ValoreCasella } from '../../modelli/modello.ts';

/** The points of one modulo of a certification, by their number. */
export type Punti = Readonly<Record<number, ValoreCasella>>;

/** A Certificazione Unica as who received it has it: of one sostituto, for one percipiente. */
export interface Certificazione {
  /** Year of the form: income of the year before. */
  readonly anno: number;
  readonly sostituto: string | null;
  readonly lavoro: readonly Punti[];
  readonly autonomo: readonly Punti[];
  readonly locazioni: readonly Punti[];
}

/** One casella that the certifications would fill in. */
export interface VoceCertificazione {
  readonly chiave: string;
  readonly titolo: string;
  readonly valore: ValoreCasella;
  /** What stands there now; a value that somebody wrote is never taken off. */
  readonly attuale: ValoreCasella | null;
  readonly punti: readonly number[];
  readonly fonte: string;
}

/** What a certification says and the proposal leaves to who fills in. */
export interface PuntoSospeso {
  readonly punti: readonly number[];
  readonly valore: number;
  readonly motivo: string;
}

export interface PropostaCertificazioni {
  readonly voci: readonly VoceCertificazione[];
  readonly daDecidere: readonly PuntoSospeso[];
  /** Certifications that are not used: of another year, or counted again by another of them. */
  readonly escluse: readonly { readonly sostituto: string | null; readonly motivo: string }[];
}

export const leggi = (punti: Punti, numero: number): number => Number(punti[numero] ?? 0);
/** A sum of cents, without the drift of binary fractions. */
export const sommaEuro = (importi: readonly number[]): number =>
  importi.reduce((totale, importo) => totale + Math.round(importo * 100), 0) / 100;
