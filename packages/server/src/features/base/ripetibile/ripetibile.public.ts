export { deleteRisposte } from './ripetibile.queries.ts';
export { answerOnce } from './ripetibile.ts';
