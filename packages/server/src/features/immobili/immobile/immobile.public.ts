export { leggiImmobili, scriviImmobili } from './immobile.policy.ts';
export { findDelCatasto } from './immobile.queries.ts';
export { changeImmobile, createImmobile, getImmobile, type ImmobileFilo } from './immobile.service.ts';
export type { Genere } from './immobile.table.ts';
export { listPosseduti, listPossedutiImu, type Posseduto } from './posseduti.queries.ts';
