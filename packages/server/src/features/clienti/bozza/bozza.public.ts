export { deleteBozzeScadute } from './bozza.queries.ts';
