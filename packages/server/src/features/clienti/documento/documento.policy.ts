import { requisiti } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';

export const leggiDocumenti = allow('leggi', 'documento', () => true);
export const scriviDocumenti = allow(
  'scrivi',
  'documento',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviDocumenti,
);
