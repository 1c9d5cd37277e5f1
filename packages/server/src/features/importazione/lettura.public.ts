export { readTabella, readTesto } from './lettura/tabella-csv.ts';
