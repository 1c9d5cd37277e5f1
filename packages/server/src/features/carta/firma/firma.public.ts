export { type BustaConclusa, listBusteConcluse } from './concluse.queries.ts';
