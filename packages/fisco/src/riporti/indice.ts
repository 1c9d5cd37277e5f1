export { proposeCertificazioni } from './certificazioni/proposta.ts';
export {
  findDichiarati,
  findTerreniDichiarati,
  listFabbricatiDichiarati,
  listTerreniDichiarati,
} from './dichiarati.ts';
export { computeRighiImmobili } from './immobili.ts';
export { diffRighi, keyAt, placeRighi } from './posti.ts';
export { squareCertificazioni } from './sostituto/quadratura.ts';
export { proposeVersamenti, suspendVersamenti } from './sostituto/versamenti.ts';
