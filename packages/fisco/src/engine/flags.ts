/** State of a value, as bits of one byte. Every operation joins the bits of its operands. */
export const DATO = 1; // at least one input that somebody gave
export const PROVVISORIO = 2; // rests on a default
export const INCOMPLETO = 4; // something needed is missing: the value has no meaning
export const INDICATIVO = 8; // rests on a number or a reading of the law not yet verified
export const NON_DOVUTO = 16; // the law gives nothing; does not survive arithmetic
export const FORZATO = 32; // overridden by a person; does not survive arithmetic

/** The bits that pass from operands to result. */
export const EREDITATI = DATO | PROVVISORIO | INCOMPLETO | INDICATIVO;
