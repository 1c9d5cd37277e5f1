export { BOM, isFormula, writeNumero, writeRiga, writeTesto } from './csv.rules.ts';
