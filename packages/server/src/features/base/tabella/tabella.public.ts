export { importTabella } from './importa-tabella.ts';
export {
  existsCodice,
  findVoce,
  listAliquoteImu,
  listParoleCodici,
  listVoci,
  listVociDelComune,
} from './tabella.queries.ts';
export { changeVoce, createVoce } from './tabella.service.ts';
