import { requisiti, tipoProfiloCliente } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Not of who works for himself: who gives a delega gives it to a studio. */
const isDiProfessionisti = ({ profilo: { studio } }: Sessione): boolean =>
  studio === null || studio.tipoProfiloCliente === tipoProfiloCliente.STUDIO;

export const leggiDeleghe = allow('elenca', 'deleghe', isDiProfessionisti);
/** Who makes the declarations records what lets him; the vendor's consultant looks. */
export const scriviDeleghe = allow(
  'scrivi',
  'deleghe',
  (sessione) => isDiProfessionisti(sessione) && !isConsulente(sessione),
  requisiti.scriviDichiarazioni,
);
