export { leggiAnagrafiche } from './anagrafica.policy.ts';
export { getAnagrafica } from './anagrafica.service.ts';
export { listAnagrafiche } from './elenco-anagrafiche.queries.ts';
