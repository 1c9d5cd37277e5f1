export { deleteRisposte } from './ripetibile.queries.ts';
export { answerOnce, type ChiaveTenuta, takeChiave } from './ripetibile.ts';
