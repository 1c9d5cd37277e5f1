import { allow, isConsulente, isFornitore } from '../../../../http/policy.ts';

/** The official forms are the vendor's: who helps the studi looks, who answers for them writes. */
export const leggiMinisteriali = allow(
  'leggi',
  'modelli ministeriali',
  (sessione) => isFornitore(sessione) || isConsulente(sessione),
);
export const scriviMinisteriali = allow('scrivi', 'modelli ministeriali', isFornitore);
