export { scriviImmobili } from './immobile.policy.ts';
export { findDelCatasto } from './immobile.queries.ts';
export { changeImmobile, createImmobile, getImmobile, type ImmobileFilo } from './immobile.service.ts';
