export { cancelScadute, keepCancellazione, repeatCancellazioni } from './cancellazioni.ts';
export { copiaDatiLavoro } from './copia-lavoro.ts';
