export { findImpostazioni, readPersonalizzazioni } from './impostazioni.queries.ts';
