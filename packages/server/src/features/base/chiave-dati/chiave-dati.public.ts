export { destroyChiavi, listIdChiavi, listIdChiaviDi } from './chiave-dati.queries.ts';
