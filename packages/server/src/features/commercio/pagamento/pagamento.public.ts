export { makeDistinte } from './addebito.service.ts';
export { buyAutomatici } from './automatico.service.ts';
export { expireMandati } from './mandato.service.ts';
export { reconcileSospesi } from './sportello.service.ts';
