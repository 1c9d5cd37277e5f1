export { listBusteConcluse } from './concluse.queries.ts';
