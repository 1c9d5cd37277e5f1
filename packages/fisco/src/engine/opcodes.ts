/**
 * Operations of the program. An instruction is its operation and as many words as it reads. The machine has an
 * accumulator: a value and a state, to which every operand read adds its own. `advance.ts` writes these numbers
 * out, since only literal cases compile to a jump table.
 */
export const LEGGI = 0; // x
export const TIENI = 1; // t: value and state go to a slot, the state starts anew
export const UNISCI = 2; // x: adds the state of a slot
export const SOMME = 3; // n, then n slots
export const SOMMA = 4; // the same, added to the accumulator
export const MENO = 5; // x
export const PER = 6; // x
export const MINORE = 7; // x
export const MAGGIORE = 8; // x
export const PRIMA = 9; // a < b
export const FINO = 10; // a <= b
export const UGUALE = 11; // a = b
export const PER_UGUALE = 12; // x, a, b: x when a = b, else zero
export const PRESENTE = 13; // x
export const REGIME = 14; // base, ente, table
export const SE_PRIMA = 15; // a, b, else, end: there with zero when it is not known
export const SE_FINO = 16;
export const SE_UGUALE = 17;
export const SE_NOTO = 18; // state to add, where to go when all is known, end
export const DECIDE = 19; // a, the value that decides, outcome, state to add, where to go when it decides
export const DECIDE_PRIMA = 20; // a, b, the truth that decides, outcome, state to add, where to go
export const DECIDE_FINO = 21;
export const DECIDE_UGUALE = 22;
export const ESITO = 23; // outcome when nothing decided, state to add
export const VAI = 24; // where to go
export const ARROTONDA = 25; // divisor, its reciprocal
export const TRONCA = 26;
export const DIVIDI = 27; // divisor, its scale, 1 to round
export const SCAGLIONI = 28; // x, where the rows are, how many, state
export const FASCE = 29; // x, where the rows are, how many, state
export const CERCA = 30; // x, where the values are, how many, state
export const CERCA_RARO = 31; // x, table, state, where it remembers
export const CONSERVA = 32; // concetto, formula, next: the end of a formula
export const CONSERVA_EURO = 33; // the same, rounded to the euro
export const COPIA = 34; // x, then as CONSERVA
export const COPIA_EURO = 35;
export const MARCA = 40; // 1 when a nought that somebody gave is marked too: the state becomes «indicativo»
const MENO_DI = 36; // a − b
const PER_DI = 37; // a × b
const MINORE_DI = 38; // a, b
const MAGGIORE_DI = 39; // a, b

/** Operations that read a slot beside the accumulator, and the same from two slots. */
export const DA_DUE: ReadonlyMap<number, number> = new Map([
  [MENO, MENO_DI],
  [PER, PER_DI],
  [MINORE, MINORE_DI],
  [MAGGIORE, MAGGIORE_DI],
]);
