export { findLogoDiStampa } from './gestore.queries.ts';
