export type { RigaLetta } from './lettura/csv.ts';
export { collectDati, type Foglio, makePosto, withFoglio } from './lettura/lettura.ts';
export { readTabella, readTesto } from './lettura/tabella-csv.ts';
export { cleanCella } from './valori.rules.ts';
