import { removeControlli } from '@quadra/contract';
import { isFormula } from '../lavoro/csv.rules.ts';

/** A cell as text: no control characters; the apostrophe that keeps a formula from running in a sheet is taken off. */
export function cleanCella(cella: string): string {
  const testo = removeControlli(cella.replace(/[\t\r\n]+/g, ' ')).trim();
  return testo.startsWith("'") && isFormula(testo.slice(1)) ? testo.slice(1).trim() : testo;
}
