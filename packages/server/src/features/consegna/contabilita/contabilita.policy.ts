import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

const vendono: readonly number[] = [tipologiaUtente.AMM_ELMAS, tipologiaUtente.AMM_GES];

/** Who answers for the accounts of a seller writes how they are made, and takes them away. */
export const scriviContabilita = allow('scrivi', 'contabilita', ({ tipologia }) =>
  vendono.includes(tipologia),
);
