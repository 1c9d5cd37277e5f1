export { BOM, writeNumero, writeRiga, writeTesto } from './csv.rules.ts';
