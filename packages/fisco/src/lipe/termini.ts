import { toLavorativo, toVersamento } from '../versamenti/calendario.ts';
import { countPeriodi, termineOf } from './calcolo.ts';
import type { PeriodicitaIva } from './tipi.ts';

/** Until 2021 the second quarter was sent by the 16th of September (D.L. 73/2022, art. 3). */
const PRIMO_TRENTA_SETTEMBRE = 2022;

/** The day by which the communication of a quarter is sent. @throws RangeError for a quarter that is not one */
export function findTermineLipe(anno: number, trimestre: number): string {
  if (trimestre === 1) return toLavorativo(`${anno}-05-31`);
  if (trimestre === 2) return toLavorativo(`${anno}-09-${anno >= PRIMO_TRENTA_SETTEMBRE ? 30 : 16}`);
  if (trimestre === 3) return toLavorativo(`${anno}-11-30`);
  if (trimestre !== 4) throw new RangeError(`Trimestre ${trimestre} non previsto.`);
  const dopo = anno + 1;
  const bisestile = dopo % 4 === 0 && (dopo % 100 !== 0 || dopo % 400 === 0);
  return toLavorativo(`${dopo}-02-${bisestile ? 29 : 28}`);
}

/** A day of the IVA that is not of the annual declaration. No date was checked on an official source. */
export interface TermineIva {
  readonly cosa: 'liquidazione' | 'acconto' | 'LIPE';
  readonly data: string;
  /** The tax year. */
  readonly anno: number;
  /** The month or the quarter that each periodicity pays on that day; of a communication, the quarter of everybody. */
  readonly periodi: Readonly<Partial<Record<PeriodicitaIva, number>>>;
}

const PERIODICITA = ['mensile', 'trimestrale', 'trimestraleNaturale'] as const;
/** The advance is paid by the 27th of December (L. 405/1990, art. 6, c. 2). */
const ACCONTO = '12-27';
const ANNO_DI_TRIMESTRI = [1, 2, 3, 4] as const;

/** What is paid in a tax year, by day; the fourth quarter of who adds 1% is in the balance of the year. */
function listLiquidazioni(anno: number): TermineIva[] {
  const giorni = new Map<string, Partial<Record<PeriodicitaIva, number>>>();
  for (const periodicita of PERIODICITA)
    for (let numero = 1; numero <= countPeriodi(periodicita); numero += 1) {
      if (periodicita === 'trimestrale' && numero === countPeriodi(periodicita)) continue;
      const data = toVersamento(termineOf(anno, periodicita, numero, false));
      giorni.set(data, { ...giorni.get(data), [periodicita]: numero });
    }
  return [...giorni].map(([data, periodi]) => ({ cosa: 'liquidazione', data, anno, periodi }));
}

/** The days of the periodic IVA between two days, both included, in their order. */
export function listTerminiIva(dal: string, al: string): TermineIva[] {
  const primo = Number(dal.slice(0, 4)) - 1;
  const anni = Array.from({ length: Number(al.slice(0, 4)) - primo + 1 }, (_, passo) => primo + passo);
  return anni
    .flatMap((anno): TermineIva[] => [
      ...listLiquidazioni(anno),
      { cosa: 'acconto', data: toLavorativo(`${anno}-${ACCONTO}`), anno, periodi: {} },
      ...ANNO_DI_TRIMESTRI.map((trimestre) => ({
        ...{ cosa: 'LIPE' as const, data: findTermineLipe(anno, trimestre), anno },
        periodi: { mensile: trimestre, trimestrale: trimestre, trimestraleNaturale: trimestre },
      })),
    ])
    .filter(({ data }) => data >= dal && data <= al)
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
}
