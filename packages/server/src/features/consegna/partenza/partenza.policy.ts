import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

/** All that is of a studio is asked by who answers for it, in person: not by who works in his place. */
export const esportaStudio = allow(
  'esporta',
  'studio',
  ({ tipologia, studioId, sostituzione }) =>
    tipologia === tipologiaUtente.AMM_STU && studioId !== null && sostituzione === null,
);
