import { isInterna, parseNome, type Quadro, rigoOf, type Sezione } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';

/** How the rigo and the column are numbered by us and not by the form: where neither is, the key is of the form. */
export const isRigoInterno = (quadro: string, rigo: number): boolean =>
  isInterna({ quadro, rigo, colonna: 1 });
export const isColonnaInterna = (colonna: number): boolean => isInterna({ quadro: '', rigo: 1, colonna });

/** The rigo of a casella or of a code: `RF901.1`, `RF901`. */
export function isDiRigoInterno(chiave: string): boolean {
  const rigo = parseNome(rigoOf(chiave));
  return rigo !== undefined && isRigoInterno(rigo.quadro, rigo.rigo);
}

export const isSezioneInterna = (quadro: string, { righi }: Sezione): boolean =>
  righi.length > 0 && righi.every(({ rigo }) => isRigoInterno(quadro, rigo));

/** Every rigo of the quadro is numbered by us: it is said once, in its head. */
export const isQuadroInterno = ({ codice, sezioni }: Quadro): boolean =>
  sezioni.length > 0 && sezioni.every((sezione) => isSezioneInterna(codice, sezione));

/** A title without the words that say the same: the screen says it of every number of ours, in one way. */
export const cleanTitolo = (titolo: string): string => titolo.replace(/ \(dat[oi] intern[oi]\)$/, '');

/** What stands over a column: its number where the form has it. */
export const headOf = ({ colonna, titolo }: { colonna: number; titolo: string }): string =>
  isColonnaInterna(colonna) ? titolo : `${colonna} ${titolo}`;

/** Why a column has no number. */
export const noteOf = ({ colonna }: { colonna: number }): string | undefined =>
  isColonnaInterna(colonna) ? m.colonnaInterna(colonna) : undefined;
