import { allow, isDiStudio } from '../../../http/policy.ts';

/** Everybody sees those of the studi he reaches; who sees some clients alone, his own. */
export const leggiTicket = allow('leggi', 'ticket', () => true);
export const apriTicket = allow('apri', 'ticket', isDiStudio);
/** Who asked goes on, and who helps answers: the consultant of the vendor too, which is his work. */
export const scriviTicket = allow('scrivi', 'ticket', () => true);
