import './statistica.table.ts';

export { foldConti } from './conti.queries.ts';
