export { findClientAttivo, listPerMappa } from './applicazione.queries.ts';
export { type AmbienteSuite, computeMappa, findAmbiente } from './mappa.rules.ts';
