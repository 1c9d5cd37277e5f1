export { applyLimiteUtenti } from './limite.ts';
