export { listPrezzi } from './listino.queries.ts';
export { findGestoreVisto } from './listino.service.ts';
