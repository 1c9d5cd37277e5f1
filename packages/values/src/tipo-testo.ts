import { isData } from './data.ts';

/** What a text that comes from a list is: `2025-01-31` alone stays a text, a moment needs its zone. */
export type TipoTesto = 'numero' | 'booleano' | 'dataOra' | 'testo';

const NUMERO = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;
const DATA_ORA = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Recognises numbers (`12.5`; not `007`, which is a code), `true` and `false`, and ISO date-times with `Z` or a zone.
 * Everything else is text.
 */
export function detectTipo(testo: string): TipoTesto {
  if (testo === 'true' || testo === 'false') return 'booleano';
  if (NUMERO.test(testo)) return 'numero';
  const giorno = DATA_ORA.exec(testo)?.[1];
  return giorno !== undefined && isData(giorno) ? 'dataOra' : 'testo';
}
