export { leggiDocumenti } from './documento.policy.ts';
export { listDelCliente } from './documento.queries.ts';
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
