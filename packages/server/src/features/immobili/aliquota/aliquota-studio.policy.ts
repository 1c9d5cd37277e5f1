import { requisiti, tipoProfiloCliente } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Not of who works for himself: the rates of a comune are the work of a studio. */
const isDiProfessionisti = ({ profilo: { studio } }: Sessione): boolean =>
  studio === null || studio.tipoProfiloCliente === tipoProfiloCliente.STUDIO;

export const leggiAliquoteStudio = allow('elenca', 'aliquote dello studio', isDiProfessionisti);
/** Who makes the declarations writes what they rest on; the vendor's consultant looks. */
export const scriviAliquoteStudio = allow(
  'scrivi',
  'aliquote dello studio',
  (sessione) => isDiProfessionisti(sessione) && !isConsulente(sessione),
  requisiti.scriviDichiarazioni,
);
