export { activateACrediti } from './applicativo.service.ts';
export { findImpostazioni, readPersonalizzazioni } from './impostazioni.queries.ts';
