export { computeBollo, computeTotali, makeRigaBollo } from './calcolo.ts';
export { checkCliente, checkFattura } from './controlli.ts';
export { NUMERO_MASSIMO, writeNumero } from './numero.ts';
export { explainRifiuto } from './rifiuti.ts';
export { passiFattura } from './schema/elementi.ts';
export { tipiSemplici } from './schema/tipi-semplici.ts';
export { checkFile, findMancanza } from './schema/verifica.ts';
export { checkContenuto, writeFattura } from './scrittura.ts';
