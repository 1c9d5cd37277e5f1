export { findClientAttivo, listPerMappa } from './applicazione.queries.ts';
export { computeMappa, findAmbiente } from './mappa.rules.ts';
