import { requisiti } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';

/** Who sees the client sees what he pays. */
export const leggiF24 = allow('elenca', 'F24', () => true);
/** Who makes the declarations prepares what they leave to pay; the vendor's consultant looks. */
export const scriviF24 = allow(
  'scrivi',
  'F24',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviDichiarazioni,
);
