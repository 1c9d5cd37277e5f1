export { type Confronto, type Importazione, importTabella } from './importa-tabella.ts';
export { existsCodice } from './tabella.queries.ts';
