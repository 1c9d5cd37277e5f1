export { listVoci } from './archivio.ts';
export { cleanCella } from './cella.ts';
export type { RigaLetta } from './csv.ts';
export type { FormaFoglio } from './foglio.ts';
export { collectDati, type Foglio, makePosto, type Posto, readDati, withFoglio } from './lettura.ts';
export { FileRifiutato } from './rifiuto.ts';
export { readTabella } from './tabella-csv.ts';
export { cleanTesto, readTesti } from './testo-documento.ts';
export { makeParser } from './xml.ts';
