export { existsComune, findComune, listOmonimi, searchComuni } from './tabella-comuni.ts';
