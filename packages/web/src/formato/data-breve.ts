import { formatData, makeData, parseData } from '@quadra/values';

/**
 * Reads a typed date: `31/10/2025`, `31-10-2025`, `31.10.25`, `31102025`, `311025`, or `5/3` for the current year.
 * Two digits are this century up to the current year plus ten, otherwise the last one. Null when it is not a date.
 */
export function parseDataBreve(testo: string, annoCorrente: number): string | null {
  const pulito = testo.trim();
  const compatta = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(pulito);
  const parti = compatta ?? /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(pulito);
  if (parti === null) return parseData(pulito);
  const [, giorno, mese, anno] = parti;
  return makeData(computeAnno(anno, annoCorrente), Number(mese), Number(giorno));
}

function computeAnno(anno: string | undefined, corrente: number): number {
  if (anno === undefined) return corrente;
  if (anno.length === 4) return Number(anno);
  const secolo = Math.floor(corrente / 100) * 100;
  const completo = secolo + Number(anno);
  return completo > corrente + 10 ? completo - 100 : completo;
}

/** A yyyy-mm-dd date as dd/mm/yyyy; any other text as it is. */
export const formatDataBreve = (valore: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(valore) ? formatData(valore) : valore;
