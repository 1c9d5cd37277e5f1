export { deleteRegistrazioniScadute } from './scadenza.ts';
