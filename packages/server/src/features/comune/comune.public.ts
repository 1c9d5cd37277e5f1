export { type Comune, existsComune, findComune } from './tabella-comuni.ts';
