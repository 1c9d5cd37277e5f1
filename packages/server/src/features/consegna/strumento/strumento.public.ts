export { listRitardi, listStati, readCoda } from './stato.queries.ts';
export { measureServizi } from './strumento.service.ts';
