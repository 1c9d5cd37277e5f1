export { existsComune, findComune, listOmonimi, nameComune, searchComuni } from './tabella-comuni.ts';
