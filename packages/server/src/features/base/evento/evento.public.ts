export { CANALE_EVENTI, deleteEventi, insertEvento } from './evento.queries.ts';
export { makeFlussi } from './flussi.ts';
