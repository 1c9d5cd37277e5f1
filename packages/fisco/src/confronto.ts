export { compareModelli } from './modelli/confronto.ts';
export { riportiPf } from './modelli/riporti-pf.ts';
export { proposeRiporto } from './modelli/riporto.ts';
