export { nameAutore } from './autore.rules.ts';
export { freePersona } from './fattore/liberazione.ts';
export { findAutore } from './find-autore.queries.ts';
