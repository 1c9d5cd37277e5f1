import { allow, isDiStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Of the vendor or of a gestore: who helps. */
const isRispondente = (sessione: Sessione): boolean => !isDiStudio(sessione);

/** Everybody sees those of the studi he reaches; who sees some clients alone, his own. */
export const leggiTicket = allow('leggi', 'ticket', () => true);
export const apriTicket = allow('apri', 'ticket', isDiStudio);
/** Who asked goes on, and who helps answers: the consultant of the vendor too, which is his work. */
export const scriviTicket = allow('scrivi', 'ticket', () => true);
export const prendiTicket = allow('prendi', 'ticket', isRispondente);
/** Every look at a page that is shown is an act, written in the studio's register. */
export const guardaVeduta = allow('guarda', 'veduta di un ticket', isRispondente);
export const chiediVeduta = allow('chiedi', 'veduta di un ticket', isRispondente);
export const consentiVeduta = allow('consenti', 'veduta di un ticket', isDiStudio);
export const leggiRispostePronte = allow('leggi', 'risposte pronte', isRispondente);
export const scriviRispostePronte = allow('scrivi', 'risposte pronte', isRispondente);
