export { markStampata } from './chiudi-dichiarazione.ts';
export { leggiDichiarazione, stampaDichiarazione } from './dichiarazione.policy.ts';
export { getIntestatario } from './dichiarazione.queries.ts';
export { getCalcolata } from './leggi-dichiarazione.ts';
export { requireAnnoFiscale } from './percorso.ts';
