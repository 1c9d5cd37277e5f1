export { leggiDichiarazione, stampaDichiarazione } from './dichiarazione.policy.ts';
export { getIntestatario } from './dichiarazione.queries.ts';
export { computeSaldo } from './dichiarazione.rules.ts';
export { listDichiarazioni } from './elenco-dichiarazioni.queries.ts';
export { listRigheLotto, lottiDichiarazioni, type ParametriLotto, parametriLotto } from './lavori.ts';
export { getCalcolata } from './leggi-dichiarazione.ts';
export { requireAnnoFiscale } from './percorso.ts';
export { findRipresa } from './ripresa.queries.ts';
export { markStampata } from './scrittura/chiudi-dichiarazione.ts';
