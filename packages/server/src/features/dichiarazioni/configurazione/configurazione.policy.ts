import { allow, isFornitore } from '../../../http/policy.ts';

/** Whoever is logged in reads which types and quadri a year has. */
export const leggiConfigurazione = allow('elenca', 'configurazione', () => true);
export const scriviConfigurazione = allow('scrivi', 'configurazione', isFornitore);
