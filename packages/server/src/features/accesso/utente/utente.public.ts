export { inTempoNeutro } from './attivazione.service.ts';
export { makeCodiceAttivazione } from './inviti.ts';
export { writeGiaRegistrato, writeRegistrazione } from './lettere.ts';
export { applyLimiteUtenti } from './limite.ts';
export { insertUtente, lockEmail } from './utente.queries.ts';
