import { removeControlli } from '@quadra/contract';

/** Begins a file that spreadsheets must read as UTF-8. */
export const BOM = '\uFEFF';
const FINE_RIGA = '\r\n';
/** A cell that begins so would be a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of text: never a formula or a control character, between quotes when it holds what separates cells or rows. */
export function writeTesto(scritto: string): string {
  const testo = removeControlli(scritto);
  const sicuro = FORMULA.test(testo) ? `'${testo}` : testo;
  return /[";\r\n]/.test(sicuro) ? `"${sicuro.replaceAll('"', '""')}"` : sicuro;
}

/** A number as Italians write it, without separators of thousands: a number for every spreadsheet set in Italian. */
export const writeNumero = (numero: number): string => String(numero).replace('.', ',');

/** A row of cells already written. */
export const writeRiga = (celle: readonly string[]): string => celle.join(';') + FINE_RIGA;
