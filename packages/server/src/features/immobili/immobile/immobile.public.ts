export { leggiImmobili, scriviImmobili } from './immobile.policy.ts';
export { findDelCatasto } from './immobile.queries.ts';
export { changeImmobile, createImmobile, getImmobile } from './immobile.service.ts';
export { listPosseduti, listPossedutiImu, type Posseduto } from './posseduti.queries.ts';
