import { allow, isFornitore } from '../../../http/policy.ts';

export const scriviNotifiche = allow('scrivi', 'notifiche', isFornitore);
/** Everybody reads what is for him; the call looks for nothing else. */
export const leggiNotifiche = allow('leggi', 'notifiche', () => true);
export const segnaNotifiche = allow('segna', 'notifiche', () => true);
