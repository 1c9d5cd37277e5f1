export { leggiDocumenti } from './documento.policy.ts';
export { findContenuto, listDelCliente } from './documento.queries.ts';
export { isFoto, recognizeFile } from './documento.rules.ts';
export {
  advanceDocumento,
  freezeDocumento,
  getDocumento,
  keepUnico,
  openDocumento,
  replaceDocumento,
  storeDocumenti,
  storeRicevuti,
} from './documento.service.ts';
export { requireLibero } from './stato.rules.ts';
export { moveDocumenti, removeOggetti } from './trasloco.ts';
