import { allow } from '../../../http/policy.ts';

/** Each his own: the calls look for nothing else. */
export const leggiRecapiti = allow('leggi', 'recapiti propri', () => true);
export const scegliRecapiti = allow('scegli', 'recapiti propri', () => true);
