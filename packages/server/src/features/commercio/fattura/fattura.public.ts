export { leggiFatture } from './fattura.policy.ts';
export { getFattura } from './fattura.service.ts';
