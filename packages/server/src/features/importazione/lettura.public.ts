export type { RigaLetta } from './lettura/csv.ts';
export { type Foglio, isVuota, openZip, readDati } from './lettura/foglio.ts';
export { readTabella, readTesto } from './lettura/tabella-csv.ts';
export { cleanCella } from './valori.rules.ts';
