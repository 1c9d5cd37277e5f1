import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';

/** What the product computes is the vendor's: who helps the studi looks, who answers for it writes. */
export const leggiDefinizioni = allow(
  'leggi',
  'definizioni',
  (sessione) => isFornitore(sessione) || isConsulente(sessione),
);
export const scriviDefinizioni = allow('scrivi', 'definizioni', isFornitore);
