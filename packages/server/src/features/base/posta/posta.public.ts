export { findNomeStudio, listModelli, type Modello, type Posto } from './modello.queries.ts';
export { applyModello, type LetteraDiModello, readValori, renderModello } from './modello.ts';
