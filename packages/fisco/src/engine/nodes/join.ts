import { EREDITATI, INCOMPLETO } from '../flags.ts';
import type { Nodo, Tipo, Traccia } from '../types.ts';
import { FormulaError } from '../types.ts';

/** State of a result made of all its operands. */
export const joinStates = (tracce: readonly Traccia[]): number =>
  tracce.reduce((stato, traccia) => stato | traccia.stato, 0) & EREDITATI;

export const isIncompleto = (traccia: Traccia): boolean => (traccia.stato & INCOMPLETO) !== 0;

/** Whether a node has a slot of its own, filled before the formula runs. */
export const isFoglia = ({ kind }: Nodo): boolean =>
  kind === 'dato' || kind === 'concetto' || kind === 'costante' || kind === 'parametro';

/** Value brought to a greater number of decimals, exactly. */
export function scaleUp(traccia: Traccia, decimali: number): bigint {
  if (traccia.divisore !== undefined) throw new FormulaError('A ratio must be rounded before it is used');
  const mancano = decimali - traccia.decimali;
  return mancano === 0 ? traccia.valore : traccia.valore * 10n ** BigInt(mancano);
}

/** The one unit of nodes that are added or compared; throws when they differ. */
export function agree(nodi: readonly Nodo[], tipo: (nodo: Nodo) => Tipo): Tipo {
  const tipi = nodi.map(tipo);
  const primo = tipi[0];
  if (!primo) throw new FormulaError('No operands');
  const altro = tipi.find((t) => t.unita !== primo.unita);
  if (altro) throw new FormulaError(`Units differ: ${primo.unita}, ${altro.unita}`);
  return { unita: primo.unita, decimali: Math.max(...tipi.map((t) => t.decimali)) };
}
