import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);

/** Who sells sees what it sold, who administers a studio what it bought. */
export const leggiFatture = allow('elenca', 'fatture', isUno(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const scriviFatture = allow('scrivi', 'fatture', isUno(AMM_ELMAS, AMM_GES, OP_GES));
/** Who a seller is, and where its invoices leave from, is for who answers for it. */
export const leggiFatturazione = allow('leggi', 'fatturazione', isUno(AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES));
export const scriviFatturazione = allow('scrivi', 'fatturazione', isUno(AMM_ELMAS, AMM_GES));
/** The style sheet of everybody is the vendor's: who helps the studi sees which one it is. */
export const leggiFoglio = allow('leggi', 'foglio di stile', isUno(AMM_ELMAS, CON_ELMAS));
export const scriviFoglio = allow('scrivi', 'foglio di stile', isUno(AMM_ELMAS));
