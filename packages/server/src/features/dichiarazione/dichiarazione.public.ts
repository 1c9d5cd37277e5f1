export { leggiDichiarazione, stampaDichiarazione } from './dichiarazione.policy.ts';
export { getIntestatario } from './dichiarazione.queries.ts';
export { computeSaldo } from './dichiarazione.rules.ts';
export { getCalcolata } from './leggi-dichiarazione.ts';
export { requireAnnoFiscale } from './percorso.ts';
export { findRipresa } from './ripresa.queries.ts';
export { markStampata } from './scrittura/chiudi-dichiarazione.ts';
