import { type Data, formatData, yearOf } from '@quadra/values';
import { regioni } from '../parametri/regioni.ts';
import { RATA_UNICA } from './rata-unica.ts';
import type { Causale, Tributo } from './tributi.ts';

/** Whether a code of a regione is one of the table T0: two digits. */
export const isRegione = (codice: string): boolean => /^\d{2}$/.test(codice) && Number(codice) in regioni;
/** Shape of a catastale code: a letter and three digits. */
export const isComune = (codice: string): boolean => /^[A-Z]\d{3}$/.test(codice);
const isMese = (testo: string): boolean => /^(0[1-9]|1[0-2])$/.test(testo);

/** Why what stands beside a code is wrong; null when it is right. A credit may leave the instalment out. */
export function checkRateazione(
  { rateazione }: Pick<Tributo, 'rateazione'>,
  scritta: string,
  isCredito: boolean,
): string | null {
  const vuota = scritta === '' || scritta === '0000';
  if (rateazione === 'FFFF')
    return /^[A-Z0-9]{0,4}$/.test(scritta) ? null : 'Al massimo quattro lettere o cifre.';
  if (rateazione === '0000') return vuota ? null : 'Questo codice non vuole rateazione: si lascia vuota.';
  if (rateazione === 'IMU')
    return vuota || scritta === RATA_UNICA ? null : `Per l’IMU la rateazione è vuota, o ${RATA_UNICA}.`;
  if (rateazione === 'NNRR') return isCredito && vuota ? null : checkRate(scritta);
  if (rateazione === '00MM')
    return /^00/.test(scritta) && isMese(scritta.slice(2)) ? null : 'Si scrive il mese, da 0001 a 0012.';
  if (rateazione === '00T0')
    return /^00/.test(scritta) && isRegione(scritta.slice(2))
      ? null
      : 'Si scrive il codice della regione, da 0001 a 0021.';
  if (rateazione === '00T4') return isComune(scritta) ? null : 'Si scrive il codice catastale del comune.';
  return /^[A-Z0-9]{4}$/.test(scritta) ? null : 'Si scrive il codice dell’ente, di quattro caratteri.';
}

/** Instalment and how many they are: `0206`; those of an act may be more than the months of a year. */
function checkRate(scritta: string): string | null {
  if (!/^\d{4}$/.test(scritta))
    return `Si scrivono la rata e quante sono: ${RATA_UNICA} in unica soluzione, 0206 la seconda di sei.`;
  const [rata, quante] = [Number(scritta.slice(0, 2)), Number(scritta.slice(2))];
  return rata >= 1 && rata <= quante
    ? null
    : `La rata ${scritta.slice(0, 2)} non è fra le ${scritta.slice(2)}.`;
}

/** Why a year of reference is wrong for a code paid on a day; null when it is right. */
export function checkAnno(
  { anno: isVoluto, anniDopo, dal, al }: Pick<Tributo, 'anno' | 'anniDopo' | 'dal' | 'al'>,
  scritto: string,
  data: Data,
): string | null {
  if (!isVoluto) return scritto === '' || scritto === '0000' ? null : 'Questo codice non vuole l’anno.';
  if (!/^(19|20)\d{2}$/.test(scritto)) return 'Si scrive l’anno di riferimento, con quattro cifre.';
  const anno = Number(scritto);
  if (anno > yearOf(data) + anniDopo)
    return `L’anno di riferimento viene dopo quello del versamento (${yearOf(data)}).`;
  if (dal !== undefined && anno < dal) return `Il codice vale dal ${dal}.`;
  return al !== undefined && anno > al ? `Il codice vale fino al ${al}.` : null;
}

/** Shapes of the matricola by the number of their format, without what fills them. */
const matricole: Readonly<Record<number, readonly [RegExp, string]>> = {
  1: [/^\d{10}$/, '10 cifre'],
  2: [/^\d{5}[A-Z0-9 ]{0,12}$/, '5 cifre e fino a 12 caratteri'],
  3: [/^\d{17}$/, '17 cifre'],
  4: [/^\d{8}[A-Z]{2}$/, '8 cifre e 2 lettere'],
  5: [/^\d{17}$/, '17 cifre'],
  6: [/^$/, 'niente'],
  7: [/^[A-Z0-9]{16}$/, 'il codice fiscale, di 16 caratteri'],
  8: [/^\d{17}$/, '17 cifre'],
  9: [/^\d{12}$/, '12 cifre'],
  10: [/^[A-Z0-9]{14}$/, '14 caratteri'],
  12: [/^\d{14}$/, '14 cifre'],
};

/** Why a matricola is wrong for a causale; null when it is right. */
export function checkMatricola({ formato }: Pick<Causale, 'formato'>, scritta: string): string | null {
  const [forma, detta] = matricole[formato] ?? [/^.{0,17}$/, 'al massimo 17 caratteri'];
  return forma.test(scritta.trim()) ? null : `La matricola vuole ${detta}.`;
}

/** `MM/AAAA` as `AAAA-MM`; undefined when it is not a month. */
const toMese = (testo: string): string | undefined =>
  /^(0[1-9]|1[0-2])\/(19|20)\d{2}$/.test(testo) ? `${testo.slice(3)}-${testo.slice(0, 2)}` : undefined;

/** Why the first month of a period is wrong; null when it is right. */
export function checkInizio({ inizio, minimo }: Causale, scritto: string, data: Data): string | null {
  if (inizio === 'no') return scritto === '' ? null : 'Questa causale non vuole il periodo.';
  if (inizio === 'rata')
    return /^0[1-4]\/(19|20)\d{2}$/.test(scritto)
      ? null
      : 'Si scrivono la rata, da 01 a 04, e l’anno: 01/2025.';
  if (scritto === '' && inizio === 'mese?') return null;
  const mese = toMese(scritto);
  if (mese === undefined) return 'Si scrivono mese e anno: 01/2025.';
  if (minimo !== undefined && mese < minimo) return `Non prima di ${minimo.slice(5)}/${minimo.slice(0, 4)}.`;
  return mese > data.slice(0, 7) ? `Il mese viene dopo il versamento (${formatData(data)}).` : null;
}

/** Why the last month of a period is wrong; null when it is right. */
export function checkFine({ fine }: Causale, scritto: string, da: string): string | null {
  if (fine === 'no') return scritto === '' ? null : 'Questa causale non vuole la fine del periodo.';
  if (scritto === '' && fine === 'mese?') return null;
  const [mese, inizio] = [toMese(scritto), toMese(da)];
  if (mese === undefined) return 'Si scrivono mese e anno: 12/2025.';
  if (inizio === undefined || fine === 'mese' || fine === 'mese?') return null;
  if (mese < inizio) return 'La fine del periodo viene prima dell’inizio.';
  return fine === 'stesso anno' && mese.slice(0, 4) !== inizio.slice(0, 4)
    ? 'Inizio e fine sono dello stesso anno.'
    : null;
}
