export { leggiAnagrafiche } from './anagrafica.policy.ts';
export { listAnagrafiche } from './elenco-anagrafiche.queries.ts';
