export { deleteBozzeScadute } from './bozza.queries.ts';
export { answerOnce } from './richiesta-ripetibile.ts';
