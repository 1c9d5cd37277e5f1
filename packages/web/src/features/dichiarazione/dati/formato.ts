import type { Casella, ValoreCasella } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import { formatGiorno } from '../../../ui/formato.ts';

/** A value as its casella shows it: whole euro, two decimals for percentages, dates in figures, Si for a tick. */
export function formatValore(casella: Casella | undefined, valore: ValoreCasella | null | undefined): string {
  if (valore === null || valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Si' : 'No';
  if (typeof valore === 'string') return casella?.tipo === 'data' ? formatGiorno(valore) : valore;
  if (casella?.tipo === 'percentuale')
    return formatIt(Math.round(valore * 100), { decimali: 2, corto: true });
  return formatIt(Math.round(valore));
}

export const formatImporto = (valore: number): string => `${formatIt(Math.round(valore))}\u00a0€`;

const ora = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });
export const formatOra = (iso: string): string => ora.format(new Date(iso));

/** «10:42» of today, «20/11/2026 10:42» of another day. */
export function formatMomento(iso: string, adesso = new Date()): string {
  const giorno = formatGiorno(iso);
  const isOggi = giorno === formatGiorno(adesso.toISOString());
  return isOggi ? formatOra(iso) : `${giorno} ${formatOra(iso)}`;
}
