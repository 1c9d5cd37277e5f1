import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);

/** The consultant of the vendor reads; credits are nothing for the operators of a studio. */
export const leggiMovimenti = allow(
  'elenca',
  'movimenti',
  isUno(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES),
);
/** Who sells gives and takes; a studio may only ask to buy. */
export const acquistaCrediti = allow('acquista', 'crediti', isUno(AMM_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const scriviCrediti = allow('scrivi', 'crediti', isUno(AMM_ELMAS, AMM_GES, OP_GES));
/** A module is bought by the administrator of the studio, for it alone. */
export const compraModuli = allow('acquista', 'moduli', isUno(AMM_STU));
