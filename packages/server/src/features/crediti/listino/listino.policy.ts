import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);

export const leggiListini = allow('elenca', 'listini', isUno(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const scriviListini = allow('scrivi', 'listini', isUno(AMM_ELMAS, AMM_GES));
