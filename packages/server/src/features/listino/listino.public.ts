export { findPrezzo } from './listino.queries.ts';
