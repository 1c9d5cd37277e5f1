import { FILTRI_DATA } from '@quadra/contract';
import { giornoDiRoma, parseData } from '@quadra/values';

type ValoreFiltro = string | number | boolean | Date | null | undefined;

/** A day as yyyy-mm-dd: a moment is the day it is in Rome, a text may be dd/mm/yyyy or ISO. */
function toGiorno(valore: Date | string): string {
  if (typeof valore !== 'string') return giornoDiRoma(valore);
  const letto = parseData(valore) ?? (/^\d{4}-\d{2}-\d{2}T/.test(valore) ? new Date(valore) : valore.trim());
  return typeof letto === 'string' ? letto : giornoDiRoma(letto);
}

function writeValore(nome: string, valore: ValoreFiltro): string | null {
  if (valore === null || valore === undefined) return null;
  if (valore instanceof Date) return toGiorno(valore);
  const testo = String(valore).trim();
  if (testo === '') return null;
  return FILTRI_DATA.has(nome) ? toGiorno(testo) : testo;
}

/** One address for a search: the filters in order, encoded; dates are yyyy-mm-dd; empty ones are left out. */
export function makeIndirizzoFiltri(url: string, filtri: Readonly<Record<string, ValoreFiltro>>): string {
  const parti = Object.entries(filtri).flatMap(([nome, valore]) => {
    const scritto = writeValore(nome, valore);
    return scritto === null ? [] : [`${encodeURIComponent(nome)}=${encodeURIComponent(scritto)}`];
  });
  if (parti.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parti.join('&')}`;
}
