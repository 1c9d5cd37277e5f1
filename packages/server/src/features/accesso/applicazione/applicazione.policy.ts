import { allow, isFornitore } from '../../../http/policy.ts';

export const scriviApplicazioni = allow('scrivi', 'applicazioni', isFornitore);
