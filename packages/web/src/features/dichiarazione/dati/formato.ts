import type { Casella, ValoreCasella } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import { formatGiorno } from '../../../ui/formato.ts';

/** A value as its casella shows it: whole euro, percentages with their sign, dates in figures, Si for a tick. */
export function formatValore(casella: Casella | undefined, valore: ValoreCasella | null | undefined): string {
  if (valore === null || valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Si' : 'No';
  if (typeof valore === 'string') return casella?.tipo === 'data' ? formatGiorno(valore) : valore;
  if (casella?.tipo === 'percentuale')
    return `${formatIt(Math.round(valore * 100), { decimali: 2, corto: true })}%`;
  return formatIt(Math.round(valore));
}

export const formatImporto = (valore: number): string => `${formatIt(Math.round(valore))}\u00a0€`;
