import { toLavorativo } from '../versamenti/calendario.ts';

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
