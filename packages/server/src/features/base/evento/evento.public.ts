export { makeFlussi } from '../../../http/flussi.ts';
export { CANALE_EVENTI, deleteEventi } from './evento.queries.ts';
