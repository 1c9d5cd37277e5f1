import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);

/** Who buys is the administrator of the studio; money is nothing for its operators. */
export const compraCrediti = allow('compra', 'crediti', isUno(AMM_STU));
export const leggiOffertaPagamento = allow('leggi', 'offerta di pagamento', isUno(AMM_STU));
export const leggiPagamenti = allow(
  'elenca',
  'pagamenti',
  isUno(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES),
);
/** Who sells says what it collected. */
export const incassaPagamenti = allow('incassa', 'pagamenti', isUno(AMM_ELMAS, AMM_GES, OP_GES));
/** The files of debits name the accounts of those who buy: they are of who sells alone. */
export const leggiDistinte = allow('incassa', 'distinte', isUno(AMM_ELMAS, AMM_GES, OP_GES));
export const cambiaMandato = allow('cambia', 'mandato', isUno(AMM_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const annullaPagamenti = allow('annulla', 'pagamenti', isUno(AMM_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const leggiVenditore = allow('leggi', 'venditore', isUno(AMM_ELMAS, AMM_GES));
export const scriviVenditore = allow('scrivi', 'venditore', isUno(AMM_ELMAS, AMM_GES));
