import type { CasoModello } from './caso.ts';

/**
 * A 730 of a year, worked out on paper by the brackets and deductions of its year (TUIR artt. 11 and 13), the rates of
 * Lombardia (1,23, 1,58, 1,72 and 1,73%) and of Milano (0,8%): what the 730-3 shows from rigo 11 to 100, and what goes to the
 * employer.
 */
export interface Caso730 extends CasoModello {
  readonly anno: number;
}
