export { existsComune, findComune } from './tabella-comuni.ts';
