import { requisiti } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';

export const leggiDocumenti = allow('leggi', 'documento', () => true);
export const scriviDocumenti = allow(
  'scrivi',
  'documento',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviDocumenti,
);
/** How much room a studio has left is its own. */
export const leggiSpazio = allow('leggi', 'spazio dei documenti', isDiStudio);
