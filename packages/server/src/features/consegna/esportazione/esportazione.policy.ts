import { allow } from '../../../http/policy.ts';

/** Everybody finds his own exports; the administrator sees those of his studio. */
export const leggiEsportazioni = allow('elenca', 'esportazioni', () => true);
