export { scriviImmobili } from './immobile.policy.ts';
export { findDelCatasto } from './immobile.queries.ts';
export { changeImmobile, createImmobile, getImmobile } from './immobile.service.ts';
export { listPosseduti, type Posseduto } from './posseduti.queries.ts';
