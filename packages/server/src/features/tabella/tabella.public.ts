export { existsCodice } from './tabella.queries.ts';
