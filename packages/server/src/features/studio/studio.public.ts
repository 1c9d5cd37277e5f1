export {
  checkCodice,
  checkEmail,
  checkIva,
  checkSede,
  checkTelefono,
  checkValori,
  emptyToNull,
  fillSede,
  listCambiati,
} from './sede.rules.ts';
