import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);

/** Who sells sees what it wrote, who administers a studio what was written to it. */
export const leggiProposte = allow(
  'elenca',
  'proposte',
  isUno(AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES),
);
export const scriviProposte = allow('scrivi', 'proposte', isUno(AMM_ELMAS, AMM_GES, OP_GES));
/** An offer is answered by the studio it is made to. */
export const rispondiProposte = allow('rispondi', 'proposte', isUno(AMM_STU));
