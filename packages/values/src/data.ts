/** A calendar date as `AAAA-MM-GG`. No clock and no time zone: a date is a date. */
export type Data = string & { readonly __data?: never };

const FORMA = /^(\d{4})-(\d{2})-(\d{2})$/;
const GIORNI = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isBisestile = (anno: number): boolean =>
  anno % 4 === 0 && (anno % 100 !== 0 || anno % 400 === 0);

export const daysInMonth = (anno: number, mese: number): number =>
  mese === 2 && isBisestile(anno) ? 29 : (GIORNI[mese - 1] ?? 0);

/** Whether a text is a date that exists. */
export function isData(testo: string): testo is Data {
  const [, anno, mese, giorno] = (FORMA.exec(testo) ?? []).map(Number);
  if (anno === undefined || mese === undefined || giorno === undefined) return false;
  return giorno >= 1 && giorno <= daysInMonth(anno, mese);
}

/** Builds a date; null when it does not exist. */
export function makeData(anno: number, mese: number, giorno: number): Data | null {
  const testo = `${String(anno).padStart(4, '0')}-${String(mese).padStart(2, '0')}-${String(giorno).padStart(2, '0')}`;
  return isData(testo) ? testo : null;
}

function split(data: Data): [number, number, number] {
  const [anno = 0, mese = 0, giorno = 0] = data.split('-').map(Number);
  return [anno, mese, giorno];
}

/** Days since 1 March of the year 0, in the Gregorian calendar. */
function toDays(data: Data): number {
  const [anno, mese, giorno] = split(data);
  const a = mese <= 2 ? anno - 1 : anno;
  const m = (mese + 9) % 12;
  return (
    365 * a +
    Math.floor(a / 4) -
    Math.floor(a / 100) +
    Math.floor(a / 400) +
    Math.floor((153 * m + 2) / 5) +
    giorno -
    1
  );
}

/** Day of the week: 1 lunedì … 7 domenica. */
export const weekday = (data: Data): number => ((toDays(data) + 2) % 7) + 1;

/** Days from the first date to the second, negative when it comes before. */
export const daysBetween = (da: Data, a: Data): number => toDays(a) - toDays(da);

/** The date some days later (or earlier). */
export function addDays(data: Data, giorni: number): Data {
  let [anno, mese, giorno] = split(data);
  giorno += giorni;
  while (giorno > daysInMonth(anno, mese)) {
    giorno -= daysInMonth(anno, mese);
    mese += 1;
    if (mese > 12) [anno, mese] = [anno + 1, 1];
  }
  while (giorno < 1) {
    mese -= 1;
    if (mese < 1) [anno, mese] = [anno - 1, 12];
    giorno += daysInMonth(anno, mese);
  }
  return makeData(anno, mese, giorno) ?? data;
}

/** `31/10/2025`. */
export const formatData = (data: Data): string => data.split('-').reverse().join('/');

/** From `31/10/2025` or `2025-10-31`; null when it is not a date. */
export function parseData(testo: string): Data | null {
  const [, giorno, mese, anno] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(testo.trim()) ?? [];
  if (giorno !== undefined) return makeData(Number(anno), Number(mese), Number(giorno));
  return isData(testo.trim()) ? testo.trim() : null;
}

/** The year of a day. */
export const yearOf = (giorno: string): number => Number(giorno.slice(0, 4));
