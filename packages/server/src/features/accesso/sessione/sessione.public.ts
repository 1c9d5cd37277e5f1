export { nameAutore } from './autore.rules.ts';
export { findAutore } from './find-autore.queries.ts';
