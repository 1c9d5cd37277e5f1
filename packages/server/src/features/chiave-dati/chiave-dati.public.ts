export { destroyChiavi, listIdChiavi, listIdChiaviDi } from './chiave-dati.queries.ts';
export { type ChiaveDati, getChiavi, nameSoggetti, openChiavi, orderSoggetti } from './chiave-dati.ts';
