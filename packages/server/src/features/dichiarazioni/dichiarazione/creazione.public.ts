export { createPerComune, type PerComune } from './scrittura/crea-per-comune.ts';
