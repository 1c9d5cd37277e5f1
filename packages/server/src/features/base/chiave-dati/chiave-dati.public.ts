export { destroyChiavi, listIdChiavi, listIdChiaviDi } from './chiave-dati.queries.ts';
export { getChiavi, nameSoggetti, openChiavi, orderSoggetti } from './chiave-dati.ts';
