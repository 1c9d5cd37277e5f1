export { countResidui } from './movimento.queries.ts';
export { computeScadenza } from './movimento.rules.ts';
export { type Avvisi, addCrediti, burnCrediti } from './movimento.service.ts';
export { listStudi } from './scadenza.queries.ts';
export { expireCrediti } from './scadenza.ts';
export { findAcquistoDi } from './situazione.queries.ts';
export { findRecapito } from './soglia.queries.ts';
export { computeCostoStampa, payStampa } from './uso.ts';
export { verifyConti } from './verifica.ts';
