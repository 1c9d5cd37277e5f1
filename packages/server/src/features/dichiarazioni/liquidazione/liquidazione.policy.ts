import { requisiti } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';

export const leggiLiquidazioni = allow('elenca', 'liquidazioni IVA', () => true);
/** Who makes the declarations writes the year they stand on; the vendor's consultant looks. */
export const scriviLiquidazioni = allow(
  'scrivi',
  'liquidazioni IVA',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviDichiarazioni,
);
