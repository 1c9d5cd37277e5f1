export type { Telematico } from './invio.queries.ts';
export {
  findFile,
  findFilePerImpronta,
  findRicevuta,
  getDestinatario,
  getTelematico,
  hasAltraAccolta,
  insertFile,
  insertRicevuta,
  listEsiti,
  listFile,
  listInvii,
  listRicevute,
  markFileInviato,
  writeTelematico,
} from './invio.queries.ts';
export type { ErroreScritto } from './invio.table.ts';
export { listRicevuteRecenti } from './ricevute-recenti.queries.ts';
