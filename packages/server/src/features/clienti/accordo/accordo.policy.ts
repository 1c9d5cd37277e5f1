import { tipologiaUtente } from '@quadra/contract';
import { allow, isFornitore } from '../../../http/policy.ts';

const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const chiFirma: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES];

/** What a studio signed is nothing for its operators. */
export const leggiAccordi = allow('elenca', 'accordi', ({ tipologia }) => tipologia !== OP_STU);
/** Both who sells and who administers the studio may have the signed sheet in hand. */
export const scriviAccordi = allow('scrivi', 'accordi', ({ tipologia }) => chiFirma.includes(tipologia));
/** History is kept: only the vendor takes away what was sent by mistake. */
export const eliminaAccordi = allow('elimina', 'accordi', isFornitore);
