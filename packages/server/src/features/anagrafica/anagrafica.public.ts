export { leggiAnagrafiche } from './anagrafica.policy.ts';
export { findStudioDiAnagrafica } from './anagrafica.queries.ts';
export { getAnagrafica } from './anagrafica.service.ts';
export { listAnagrafiche } from './elenco-anagrafiche.queries.ts';
