import { allow, isConsulente } from '../../../http/policy.ts';

export const leggiBozze = allow('leggi', 'bozza', () => true);
export const scriviBozze = allow('scrivi', 'bozza', (sessione) => !isConsulente(sessione));
