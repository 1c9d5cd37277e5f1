import { addDays, daysInMonth } from '@quadra/values';
import { ultimaRata } from './parametri/scadenze.ts';
import { toVersamento } from './versamenti/calendario.ts';

/** One instalment: amounts in cents. */
export interface Rata {
  readonly data: string;
  readonly importo: number;
  readonly interessi: number;
  /** Interest in ten-thousandths: 18 is 0.18%. */
  readonly tasso: number;
}

/** The first year whose instalments fall on the 16th for everybody; before it, for who has a partita IVA. */
export const PRIMO_ANNO_RATE = 2024;
/** 0.33% a month: 4% a year (D.Lgs. 1/2024, art. 8; before it D.Lgs. 241/1997, art. 20). */
const AL_MESE = 33;
const ALL_ANNO = 400;

/** The day that the law names: a due date that a Sunday brought later is still of the month before, or of the 16 March of the IVA. */
function toLegale(scadenza: string): string {
  const fine = addDays(`${scadenza.slice(0, 7)}-01`, -1);
  const iva = `${scadenza.slice(0, 4)}-03-16`;
  return [fine, iva].find((giorno) => toVersamento(giorno) === scadenza) ?? scadenza;
}

/** Days between a date and a day of a following month, every month of thirty days. */
function countCommerciali(da: string, mese: number, giorno: number): number {
  return (mese - Number(da.slice(5, 7))) * 30 + giorno - Math.min(30, Number(da.slice(8)));
}

/**
 * The instalments of what is due at `scadenza`, in equal parts: the first at that date, the others on the 16th of each month,
 * with interest. `aFineMese`: until 2023, who has no partita IVA pays on the last day of the month.
 * @throws RangeError for more instalments than the year has
 */
export function computeRate(
  importo: number,
  scadenza: string,
  quante: number,
  { aFineMese = false }: { aFineMese?: boolean } = {},
): Rata[] {
  const anno = Number(scadenza.slice(0, 4));
  const legale = toLegale(scadenza);
  const primoMese = Number(legale.slice(5, 7));
  const massime = countMassime(scadenza);
  if (quante < 1 || quante > massime) throw new RangeError(`Le rate possono essere da 1 a ${massime}.`);
  const isFineMese = aFineMese && anno < PRIMO_ANNO_RATE;
  const seconda = Math.round(
    (ALL_ANNO * countCommerciali(legale, primoMese + 1, isFineMese ? 30 : 16)) / 360,
  );
  const parte = Math.floor(importo / quante);
  return Array.from({ length: quante }, (_, i) => {
    const suo = i === quante - 1 ? importo - parte * (quante - 1) : parte;
    if (i === 0) return { data: scadenza, importo: suo, interessi: 0, tasso: 0 };
    const mese = primoMese + i;
    const giorno = isFineMese ? daysInMonth(anno, mese) : 16;
    const tasso = seconda + AL_MESE * (i - 1);
    const data = toVersamento(`${anno}-${String(mese).padStart(2, '0')}-${giorno}`);
    return { data, importo: suo, interessi: Math.round((suo * tasso) / 10_000), tasso };
  });
}

/** How many instalments fit between the due date and the last day of the year's instalments. */
export const countMassime = (scadenza: string): number =>
  1 + Number(ultimaRata(Number(scadenza.slice(0, 4))).slice(5, 7)) - Number(toLegale(scadenza).slice(5, 7));
