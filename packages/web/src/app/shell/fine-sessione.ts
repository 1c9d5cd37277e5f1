import { PREAVVISO_SESSIONE_SECONDI } from '@quadra/contract';
import type { Orologio } from '../../api/orologio.ts';

export type Fine = { tipo: 'inattiva' | 'assoluta'; resta: number; quando: number };

const PREAVVISO = PREAVVISO_SESSIONE_SECONDI * 1000;

/** How long before the end it is told: five minutes, half of a life shorter than ten. */
export const computePreavviso = (durataInattiva: number): number =>
  durataInattiva === 0 ? PREAVVISO : Math.min(PREAVVISO, durataInattiva / 2);

/** The end that is near, on the clock of now; null while both are far. */
export function findFine(orologio: Orologio | null, adesso: number, preavviso: number): Fine | null {
  if (orologio === null) return null;
  const assoluta = orologio.fine <= orologio.fineInattiva;
  const quando = assoluta ? orologio.fine : orologio.fineInattiva;
  const resta = quando - adesso;
  if (resta > (assoluta ? PREAVVISO : preavviso)) return null;
  return { tipo: assoluta ? 'assoluta' : 'inattiva', resta: Math.max(0, resta), quando };
}

/** «4:05»: minutes and seconds, the last one counted whole. */
export function formatResta(resta: number): string {
  const secondi = Math.ceil(resta / 1000);
  return `${Math.floor(secondi / 60)}:${String(secondi % 60).padStart(2, '0')}`;
}
