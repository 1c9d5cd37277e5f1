export { makeFlussi } from '../../../http/flussi.ts';
export { CANALE_EVENTI, deleteEventi, insertEvento } from './evento.queries.ts';
