import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES } = tipologiaUtente;

/** Who sells sees how his studi are with their credits; each those he reaches. */
export const leggiCasa = allow('leggi', 'casa del venditore', ({ tipologia }) =>
  [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES].some((uno) => uno === tipologia),
);
/** The consultant of the vendor reads and writes to nobody. */
export const proponiRicariche = allow('proponi', 'ricariche', ({ tipologia }) =>
  [AMM_ELMAS, AMM_GES, OP_GES].some((uno) => uno === tipologia),
);
