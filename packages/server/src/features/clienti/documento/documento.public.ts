export { lockSpazio } from './documento.queries.ts';
export { recognizeFile, requireSpazio } from './documento.rules.ts';
export { storeDocumenti } from './documento.service.ts';
