export { importTabella } from './importa-tabella.ts';
export { existsCodice, listAliquoteImu, listVoci } from './tabella.queries.ts';
