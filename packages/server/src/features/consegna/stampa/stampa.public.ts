export { archivioLotto } from './archivia.ts';
export { comunicazioneLotti } from './comunicazione/comunicazione-lotto.ts';
export { stampaF24Lotto } from './f24/f24-lotto.ts';
export { incarichiLotto } from './incarico/incarico-lotto.ts';
export { modelloLotto } from './modello-lotto.ts';
export { stampaLotto } from './stampa-lotto.ts';
