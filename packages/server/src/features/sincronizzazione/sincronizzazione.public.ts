export { markVersioneSentita } from './sincronizzazione.queries.ts';
export { alignAnagrafica, alignDichiarazione, proposeRighi } from './sincronizzazione.service.ts';
