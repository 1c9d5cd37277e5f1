export { proposeCertificazioni } from './certificazioni/proposta.ts';
export { computeRighiImmobili } from './immobili.ts';
export { diffRighi, keyAt, placeRighi } from './posti.ts';
