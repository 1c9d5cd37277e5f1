export { readDocumentiConCu } from './fonti/certificazioni.ts';
