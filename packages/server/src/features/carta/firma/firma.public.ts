export { listBusteConcluse } from './concluse.queries.ts';
export { leggiBuste } from './firma.policy.ts';
export { followSemplici } from './giro-semplici.ts';
