export { leggiAnagrafiche, scriviAnagrafiche } from './anagrafica.policy.ts';
export { findAnagrafica, insertAnagrafiche, listIdDeiCodici } from './anagrafica.queries.ts';
export type { Scritta } from './anagrafica.rules.ts';
export { checkScritta, getAnagrafica, getForUpdate, writeAnagrafica } from './anagrafica.service.ts';
export { listAnagrafiche, listNomi } from './elenco-anagrafiche.queries.ts';
export { findPropri } from './proprio.queries.ts';
export { getNomeStudio } from './richiesta.queries.ts';
export { listCambiatiDopo, listEventi } from './storia.queries.ts';
export { computeSituazione, type Evento } from './storia.rules.ts';
