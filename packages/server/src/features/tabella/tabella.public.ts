export { importTabella } from './importa-tabella.ts';
export { existsCodice, listAliquoteImu } from './tabella.queries.ts';
