export { cancelScadute, keepCancellazione, repeatCancellazioni } from './cancellazioni.ts';
export { makeZip, readCopia } from './copia.ts';
export { copiaDatiLavoro } from './copia-lavoro.ts';
export { findIdDelCodice } from './riservatezza.queries.ts';
export { cancelDati, previewCancellazione } from './riservatezza.service.ts';
export { cancelUtente, readCopiaUtente } from './utente.service.ts';
