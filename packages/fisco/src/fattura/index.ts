export { computeBollo, computeTotali, makeRigaBollo } from './calcolo.ts';
export { checkFattura } from './controlli.ts';
export { NUMERO_MASSIMO, writeNumero } from './numero.ts';
export { explainRifiuto } from './rifiuti.ts';
export { writeFattura } from './scrittura.ts';
