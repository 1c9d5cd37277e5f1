export { storeDocumenti } from './documento.service.ts';
