import { removeControlli } from '@quadra/contract';

/** Begins a file that spreadsheets must read as UTF-8. */
export const BOM = '\uFEFF';
const FINE_RIGA = '\r\n';
const SEGNO = /^[=+\-\u2212@]/;
const NON_VISTI = /^[\s\p{Cf}]+/u;

/**
 * Whether a cell would be a formula in some sheet: it begins with one of the signs, of whatever width, also after what is
 * not seen; or with a tab or a new line, that a program may take for the end of the cell.
 */
export const isFormula = (testo: string): boolean =>
  /^[\t\r\n]/.test(testo) || SEGNO.test(testo.replace(NON_VISTI, '').slice(0, 2).normalize('NFKC'));

/** A cell of text: never a formula or a control character, between quotes when it holds what separates cells or rows. */
export function writeTesto(scritto: string): string {
  const testo = removeControlli(scritto);
  const sicuro = isFormula(testo) ? `'${testo}` : testo;
  return /[";\r\n]/.test(sicuro) ? `"${sicuro.replaceAll('"', '""')}"` : sicuro;
}

/** A number as Italians write it, without separators of thousands: a number for every spreadsheet set in Italian. */
export const writeNumero = (numero: number): string => String(numero).replace('.', ',');

/** A row of cells already written. */
export const writeRiga = (celle: readonly string[]): string => celle.join(';') + FINE_RIGA;
