/**
 * How the wire writes a quadro, the key of a casella and the casella of a definition. They are read by `chiave` of fisco,
 * which the pages before the login do not carry: a test holds the two together.
 */
export const FORMA_QUADRO = /^[A-Z]{1,4}$/;
/** `RC1.3`, `RC1.3#2`. */
export const FORMA_CHIAVE = /^[A-Z]{1,4}[1-9]\d{0,3}\.[1-9]\d{0,2}(?:#[1-9]\d{0,2})?$/;
/** `RN1.5`; `RA1*.11` for every rigo like RA1. */
export const FORMA_CASELLA = /^[A-Z]{1,4}[1-9]\d{0,3}\*?\.[1-9]\d{0,2}$/;
