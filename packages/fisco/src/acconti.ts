import { findValore, type Parametro } from './engine/index.ts';
import * as p from './parametri/acconti.ts';

/** Who owes: people and partnerships have one threshold, companies and other bodies another. */
export type SoggettoAcconto = 'persone' | 'società';

export interface BaseAcconti {
  /** Tax of the year, in cents. */
  readonly base: number;
  readonly soggetto: SoggettoAcconto;
  /** Two halves in place of 40% and 60%. */
  readonly isIsa: boolean;
}

/** The number in force. @throws RangeError for a year before those of the law that is held */
function read(parametro: Parametro, annoImposta: number): number {
  const valore = findValore(parametro, annoImposta)?.valore;
  if (valore === undefined) throw new RangeError(`${parametro.id}: ${annoImposta}`);
  return valore;
}

/**
 * The advances for the next year, in cents: nothing up to the threshold; a first one up to 103 euro goes whole into the
 * second (D.P.R. 435/2001, art. 17). The rule of the IRPEF, of the IRAP and of the substitute taxes.
 */
export function computeAcconti(
  annoImposta: number,
  { base, soggetto, isIsa }: BaseAcconti,
): { primo: number; secondo: number } {
  const soglia = read(soggetto === 'persone' ? p.sogliaAcconto : p.sogliaAccontoSocieta, annoImposta);
  if (base <= soglia) return { primo: 0, secondo: 0 };
  const quota = read(isIsa ? p.quotaPrimaRataIsa : p.quotaPrimaRata, annoImposta);
  const rata = Math.round((base * quota) / 1_000_000);
  const primo = rata > read(p.sogliaPrimaRata, annoImposta) ? rata : 0;
  const totale = isIsa ? Math.round((base * read(p.quotaAccontoIsa, annoImposta)) / 1_000_000) : base;
  return { primo, secondo: totale - primo };
}
