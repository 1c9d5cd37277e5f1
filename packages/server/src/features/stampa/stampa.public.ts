export { archivioLotto } from './archivia.ts';
export { modelloLotto } from './modello-lotto.ts';
export { stampaLotto } from './stampa-lotto.ts';
