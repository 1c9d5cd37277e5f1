export { proposeRiporto } from './riporto.service.ts';
export { markVersioneSentita } from './sincronizzazione.queries.ts';
export { alignAnagrafica, alignDichiarazione, proposeRighi } from './sincronizzazione.service.ts';
