import { addDays, type Data, daysBetween, daysInMonth, makeData, weekday } from '@quadra/values';

/** Some days of possession, both ends included; null: still. */
export interface Possesso {
  readonly dal: Data;
  readonly al: Data | null;
}

const dayOf = (anno: number, mese: number, giorno: number): Data => makeData(anno, mese, giorno) ?? '';

/** Since 2020 a month counts when more than half of its days do, or half of them for who takes possession in it. */
function isContato({ dal, al }: Possesso, anno: number, mese: number): boolean {
  const giorni = daysInMonth(anno, mese);
  const primo = dayOf(anno, mese, 1);
  const ultimo = dayOf(anno, mese, giorni);
  const da = dal > primo ? dal : primo;
  const a = al !== null && al < ultimo ? al : ultimo;
  const posseduti = Math.max(0, daysBetween(da, a) + 1);
  // D.Lgs. 23/2011, art. 9, c. 2.
  if (anno < 2020) return posseduti >= 15;
  return posseduti * 2 > giorni || (posseduti * 2 === giorni && dal > primo);
}

/**
 * The months of a year, from 1 to 12, that count for who possessed (L. 160/2019, art. 1, c. 761; until 2019 fifteen days).
 */
export const listMesi = (possesso: Possesso, anno: number): readonly number[] =>
  Array.from({ length: 12 }, (_, posto) => posto + 1).filter((mese) => isContato(possesso, anno, mese));

/** How many months, and how many of them until June. */
export const countMesi = (mesi: readonly number[]): { mesi: number; mesiSemestre: number } => ({
  mesi: mesi.length,
  mesiSemestre: mesi.filter((mese) => mese <= 6).length,
});

/** The day itself, or the Monday after a Saturday or a Sunday. */
const toLavorativo = (giorno: Data): Data =>
  weekday(giorno) < 6 ? giorno : addDays(giorno, 8 - weekday(giorno));

/** Until when advance and balance of a year are paid. */
export const computeScadenzeImu = (anno: number): { acconto: Data; saldo: Data } => ({
  acconto: toLavorativo(dayOf(anno, 6, 16)),
  saldo: toLavorativo(dayOf(anno, 12, 16)),
});
