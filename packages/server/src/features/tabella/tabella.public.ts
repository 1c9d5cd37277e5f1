export { importTabella } from './importa-tabella.ts';
export { existsCodice } from './tabella.queries.ts';
