export { applyLimiteUtenti } from './limite.ts';
export { type Chi, changeUtente, getUtente } from './utente.service.ts';
