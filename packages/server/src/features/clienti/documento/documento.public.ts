export { leggiDocumenti } from './documento.policy.ts';
export {
  advanceDocumento,
  freezeDocumento,
  getDocumento,
  openDocumento,
  replaceDocumento,
  storeDocumenti,
} from './documento.service.ts';
