export { countResidui } from './movimento.queries.ts';
export type { Avvisi } from './movimento.service.ts';
export { expireCrediti } from './scadenza.ts';
export { computeCostoStampa, payStampa } from './uso.ts';
export { verifyConti } from './verifica.ts';
