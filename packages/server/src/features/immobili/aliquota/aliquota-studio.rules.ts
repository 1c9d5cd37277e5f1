import { testiAliquota, testiCampo } from '@quadra/contract';
import type { LimitiImu, RegimeImu } from '@quadra/fisco';
import { listAnni } from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';

/** What the law and the house know of what a rate is of. */
export interface Contesto {
  /** Today, in Italy. */
  readonly oggi: string;
  /** The bounds of its kind of property in its year; none: it is exempt. */
  readonly limiti: LimitiImu | undefined;
}
interface Scritta {
  readonly percento: number;
  readonly dataDelibera: string;
  readonly link: string | null;
}

/** From here there is an IMU (D.L. 201/2011). */
const PRIMO_GIORNO = '2011-12-06';
/** The first year of the house pays its advance on the rate of the one before. */
export const primoAnno = Math.min(...listAnni()) - 1;
const ultimoAnno = Math.max(...listAnni());

const writePercento = (percento: number): string => String(percento).replace('.', ',');

function checkPercento(percento: number, anno: number, limiti: LimitiImu | undefined): string | undefined {
  if (limiti === undefined) return testiAliquota.esente(anno);
  const { minimo, massimo, fonte } = limiti;
  if (percento >= minimo && percento <= massimo) return undefined;
  return testiAliquota.fuoriLimiti(
    writePercento(minimo),
    writePercento(massimo),
    `${fonte.atto}, ${fonte.articolo}`,
  );
}

function checkData(data: string, oggi: string): string | undefined {
  if (data > oggi) return testiAliquota.DELIBERA_FUTURA;
  return data < PRIMO_GIORNO ? testiAliquota.DELIBERA_PRIMA_DELLIMU : undefined;
}

const isIndirizzo = (link: string): boolean =>
  /^https?:\/\//i.test(link) && URL.canParse(link) && new URL(link).username === '';

const toState = (errori: Readonly<Record<string, string | undefined>>): ModelState =>
  Object.fromEntries(Object.entries(errori).flatMap(([campo, testo]) => (testo ? [[campo, [testo]]] : [])));

/** What is wrong with a rate and its act, field by field. */
export function checkScritta(
  { percento, dataDelibera, link }: Scritta,
  anno: number,
  { oggi, limiti }: Contesto,
): ModelState {
  const isEsente = limiti === undefined;
  const percentoErrato = checkPercento(percento, anno, limiti);
  return toState({
    [isEsente ? 'Fattispecie' : 'Aliquota']: percentoErrato,
    DataDelibera: checkData(dataDelibera, oggi),
    Link: link === null || isIndirizzo(link) ? undefined : testiAliquota.COLLEGAMENTO_NON_VALIDO,
  });
}

/** What is wrong with what a rate is of: a comune of Italy where the IMU is paid, a year that is computed. */
export function checkDove(
  anno: number,
  comune: { readonly isEstero: boolean; readonly regime: RegimeImu } | undefined,
): ModelState {
  const isNoto = comune !== undefined && !comune.isEstero;
  const altra = isNoto && comune.regime !== 'IMU' ? testiAliquota.altraImposta(comune.regime) : undefined;
  return toState({
    AnnoImposta:
      anno < primoAnno || anno > ultimoAnno ? testiAliquota.anno(primoAnno, ultimoAnno) : undefined,
    CodiceCatastale: isNoto ? altra : testiCampo.COMUNE_SCONOSCIUTO,
  });
}

/** Where a text is nothing but spaces, nothing was written. */
export const orNull = (testo: string | null): string | null =>
  testo === null || testo === '' ? null : testo;
