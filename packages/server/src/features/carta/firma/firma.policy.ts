import { requisiti, requisitoApplicativo } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';

export const leggiBuste = allow('leggi', 'buste', () => true, requisitoApplicativo.FIRMA);
/** Sending, reminding and cancelling are of the studio: the token is its own. */
export const scriviBuste = allow(
  'scrivi',
  'buste',
  (sessione) => isDiStudio(sessione) && !isConsulente(sessione),
  {
    ...requisitoApplicativo.FIRMA,
    ...requisiti.scriviDocumenti,
  },
);
