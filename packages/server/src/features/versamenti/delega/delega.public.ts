export { leggiDeleghe } from './delega.policy.ts';
export { listRegistro } from './delega.queries.ts';
export { withCliente } from './unica/cliente.service.ts';
export type { DelegaUnica } from './unica/delega-unica.queries.ts';
export { computeScadenza } from './unica/delega-unica.rules.ts';
export { getUnica } from './unica/delega-unica.service.ts';
