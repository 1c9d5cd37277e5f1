import { requisiti } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';

/** Everybody reads within the studi of the session; the vendor's consultant reads and changes nothing. */
export const leggiAnagrafiche = allow('leggi', 'anagrafica', () => true);
export const scriviAnagrafiche = allow(
  'scrivi',
  'anagrafica',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviAnagrafiche,
);
export const eliminaAnagrafiche = allow(
  'elimina',
  'anagrafica',
  (sessione) => !isConsulente(sessione),
  requisiti.eliminaAnagrafiche,
);
/** Who follows a client is told to the people of his studio alone: the client reads his own record, and not this. */
export const leggiSeguito = allow('leggi', 'seguito', isDiStudio);
export const scriviSeguito = allow('scrivi', 'seguito', isDiStudio, requisiti.scriviAnagrafiche);
