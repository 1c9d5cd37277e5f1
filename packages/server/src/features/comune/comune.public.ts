export { existsComune, findComune, listOmonimi } from './tabella-comuni.ts';
