/** Operations of the program; each instruction is five words: op, dst, a, b, c. `run.ts` writes these
 * numbers out, since only literal cases compile to a jump table. */
export const SOMMA = 0;
export const MENO = 1;
export const PER = 2;
export const MINORE = 3;
export const MAGGIORE = 4;
export const ARROTONDA_NUM = 5; // round(a × c / b)
export const ARROTONDA_DEN = 6; // round(a / (b × c))
export const TRONCA_NUM = 7;
export const TRONCA_DEN = 8;
export const PRIMA = 9; // a < b
export const FINO = 10; // a <= b
export const UGUALE = 11;
export const E = 12;
export const O = 13;
export const NON = 14;
export const SE = 15; // condition dst, else a, end b, result c
export const SPOSTA = 16; // dst = a, joined with the state of b; then to c when it is not 0
export const SCAGLIONI = 18;
export const FASCE = 19;
export const REGIME = 20;
export const CERCA = 21;
export const PRESENTE = 22;
export const CONSERVA = 23; // concetto dst = a, formula b, rounded to the euro when c

export const PAROLE = 5;
