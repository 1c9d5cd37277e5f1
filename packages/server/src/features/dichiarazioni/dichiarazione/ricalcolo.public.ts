export { ricalcoloDichiarazioni } from './ricalcolo/ricalcolo.genere.ts';
