export { makeFlussi } from '../../../http/flussi.ts';
export { CANALE_EVENTI, deleteEventi, insertEventi } from './evento.queries.ts';
