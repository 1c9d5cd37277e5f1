export { leggiDocumenti } from './documento.policy.ts';
export {
  advanceDocumento,
  getDocumento,
  openDocumento,
  replaceDocumento,
  storeDocumenti,
} from './documento.service.ts';
