import { type Casella, isAnno, type ValoreCasella } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import { formatGiorno } from '../../../../formato/formato.ts';

/** A value as its casella shows it: whole euro, cents, years, percentages with their sign, dates in figures, Si for a tick. */
export function formatValore(casella: Casella | undefined, valore: ValoreCasella | null | undefined): string {
  if (valore === null || valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Si' : 'No';
  if (typeof valore === 'string') return casella?.tipo === 'data' ? formatGiorno(valore) : valore;
  if (casella?.tipo === 'percentuale')
    return `${formatIt(Math.round(valore * 100), { decimali: 2, corto: true })}%`;
  if (casella?.tipo === 'decimale') return formatIt(Math.round(valore * 100), { decimali: 2 });
  return formatIt(Math.round(valore), { semplice: casella !== undefined && isAnno(casella) });
}

export const formatImporto = (valore: number): string => `${formatIt(Math.round(valore))}\u00a0€`;
