export { stampaLotto } from './stampa-lotto.ts';
