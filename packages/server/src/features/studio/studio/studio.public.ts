export { computeFine } from './applicativo.queries.ts';
export { activateACrediti, activateFinoA } from './applicativo.service.ts';
export { findImpostazioni, readPersonalizzazioni } from './impostazioni.queries.ts';
export { listPrevisti } from './sottoscrizione.queries.ts';
