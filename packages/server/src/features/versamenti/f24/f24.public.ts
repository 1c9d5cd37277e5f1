export { leggiF24 } from './f24.policy.ts';
export { type F24DaStampare, getF24DaStampare } from './stampa-f24.ts';
