export { findImpostazioni, readPersonalizzazioni } from './impostazioni.queries.ts';
export {
  checkCodice,
  checkIva,
  checkSede,
  checkValori,
  emptyToNull,
  fillSede,
  listCambiati,
} from './sede.rules.ts';
