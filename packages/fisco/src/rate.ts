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

/** Day of a month that the instalments after the first fall on. */
const SEDICI = 16;
/** Interest counts every month as of thirty days. */
const MESE = 30;

interface Cadenza {
  /** Until 2023, who has no partita IVA pays on the last day of the month. */
  readonly aFineMese?: boolean;
}

const monthOf = (giorno: string): number => Number(giorno.slice(5, 7));
const dayOf = (giorno: string): number => Number(giorno.slice(8));

/** The day that the law names: a due date that a Sunday or August brought later is still of its month. */
function toLegale(scadenza: string, aFineMese: boolean): string {
  const anno = scadenza.slice(0, 4);
  const fine = addDays(`${scadenza.slice(0, 7)}-01`, -1);
  const trentesimo = aFineMese ? [`${anno}-07-30`] : [];
  return (
    [...trentesimo, fine, `${anno}-03-16`].find((giorno) => toVersamento(giorno) === scadenza) ?? scadenza
  );
}

/** Where instalments begin: month and day of the second, and the days of interest between the first and it. */
interface Seconda {
  readonly mese: number;
  readonly giorni: number;
  readonly isFineMese: boolean;
}

/**
 * The second instalment: on the 16th of the month after, or at the end of the month, that of the first if that is not over
 * (Istruzioni Redditi PF 2023-2026, fascicolo 1, the tables of the payments).
 */
function findSeconda(scadenza: string, aFineMese: boolean): Seconda {
  const isFineMese = aFineMese && Number(scadenza.slice(0, 4)) < PRIMO_ANNO_RATE;
  const legale = toLegale(scadenza, isFineMese);
  const [primo, giorno] = [monthOf(legale), dayOf(legale)];
  if (isFineMese) {
    const isStessoMese = giorno < daysInMonth(Number(legale.slice(0, 4)), primo);
    const giorni = (isStessoMese ? MESE : 2 * MESE) - Math.min(MESE, giorno);
    return { mese: isStessoMese ? primo : primo + 1, giorni, isFineMese };
  }
  // A term that a Sunday moved into the month of the second instalment, before it, counts from the day it was moved to.
  const isSpostato = monthOf(scadenza) === primo + 1 && dayOf(scadenza) < SEDICI;
  const giorni = isSpostato ? SEDICI - dayOf(scadenza) : MESE + SEDICI - Math.min(MESE, giorno);
  return { mese: primo + 1, giorni, isFineMese };
}

/** An amount in equal parts of whole cents: the last one has what is left over. */
export function divideInParti(importo: number, quante: number): number[] {
  const parte = Math.floor(importo / quante);
  return Array.from({ length: quante }, (_, i) =>
    i === quante - 1 ? importo - parte * (quante - 1) : parte,
  );
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
  { aFineMese = false }: Cadenza = {},
): Rata[] {
  const anno = Number(scadenza.slice(0, 4));
  const massime = countMassime(scadenza, { aFineMese });
  if (quante < 1 || quante > massime) throw new RangeError(`Le rate possono essere da 1 a ${massime}.`);
  const { mese: secondo, giorni, isFineMese } = findSeconda(scadenza, aFineMese);
  const seconda = Math.round((ALL_ANNO * giorni) / 360);
  return divideInParti(importo, quante).map((suo, i) => {
    if (i === 0) return { data: scadenza, importo: suo, interessi: 0, tasso: 0 };
    const mese = secondo + i - 1;
    const giorno = isFineMese ? daysInMonth(anno, mese) : SEDICI;
    const tasso = seconda + AL_MESE * (i - 1);
    const data = toVersamento(`${anno}-${String(mese).padStart(2, '0')}-${giorno}`);
    return { data, importo: suo, interessi: Math.round((suo * tasso) / 10_000), tasso };
  });
}

/** How many instalments fit between the due date and the last day of the year's instalments. */
export const countMassime = (scadenza: string, { aFineMese = false }: Cadenza = {}): number =>
  2 + monthOf(ultimaRata(Number(scadenza.slice(0, 4)))) - findSeconda(scadenza, aFineMese).mese;
