export { leggiDeleghe } from './delega.policy.ts';
export { listRegistro } from './delega.queries.ts';
