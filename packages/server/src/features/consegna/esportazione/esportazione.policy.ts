import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_GES } = tipologiaUtente;
const vendono: readonly number[] = [AMM_ELMAS, CON_ELMAS, AMM_GES];

/** Everybody finds his own exports; the administrator sees those of his studio. */
export const leggiEsportazioni = allow('elenca', 'esportazioni', () => true);
/** The accounts of who sells are for who answers for it; a file that was made is had again by who made it. */
export const leggiContabilita = allow('leggi', 'contabilita', ({ tipologia }) => vendono.includes(tipologia));
