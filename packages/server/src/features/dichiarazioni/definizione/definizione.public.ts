export { readAnno } from './definizione.rules.ts';
export { loadInVigore, readInVigore } from './in-vigore.ts';
