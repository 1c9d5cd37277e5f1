export { leggiDocumenti } from './documento.policy.ts';
export {
  advanceDocumento,
  freezeDocumento,
  getDocumento,
  keepUnico,
  openDocumento,
  replaceDocumento,
  storeDocumenti,
} from './documento.service.ts';
