import { makeData, parseData } from '@quadra/values';

/** A date as one types it: 05/03/1982, 5/3/82, 5.3.82, 05031982, 5/3 (of that year). Null when it is not a date. */
export function parseDataBreve(testo: string, anno: number): string | null {
  const intera = parseData(testo);
  if (intera !== null) return intera;
  const parti = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?$/.exec(testo.trim());
  const cifre = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(testo.trim());
  const [, giorno, mese, scritto] = parti ?? cifre ?? [];
  if (giorno === undefined || mese === undefined) return null;
  return makeData(completeAnno(scritto, anno), Number(mese), Number(giorno));
}

/** Two digits belong to the hundred years that end ten years from now. */
function completeAnno(scritto: string | undefined, anno: number): number {
  if (scritto === undefined) return anno;
  if (scritto.length === 4) return Number(scritto);
  const secolo = Math.floor((anno + 10) / 100) * 100;
  const pieno = secolo + Number(scritto);
  return pieno > anno + 10 ? pieno - 100 : pieno;
}
