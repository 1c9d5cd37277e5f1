export { findNomiCodici } from './codici.ts';
export { leggiF24, scriviF24 } from './f24.policy.ts';
export { findGiornoUltimo } from './f24.rules.ts';
export { getF24, takeF24, tellF24 } from './f24.service.ts';
export { checkScaricoF24, listRigheF24Molti, lottiF24 } from './f24-lotti.ts';
export { moveF24 } from './muovi-f24.ts';
export { lowerNome, nameVersamento } from './nome-versamento.rules.ts';
export { type F24DaStampare, getF24DaStampare } from './stampa-f24.ts';
