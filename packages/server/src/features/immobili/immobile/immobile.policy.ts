import { allow, isConsulente } from '../../../http/policy.ts';

/** Everybody reads within the studi of the session; the vendor's consultant reads and changes nothing. */
export const leggiImmobili = allow('leggi', 'immobile', () => true);
export const scriviImmobili = allow('scrivi', 'immobile', (sessione) => !isConsulente(sessione));
