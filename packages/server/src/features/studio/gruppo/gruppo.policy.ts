import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

/** Who sees which client is decided by the administrator of the studio alone. */
export const leggiGruppi = allow(
  'elenca',
  'gruppi',
  ({ tipologia }) => tipologia === tipologiaUtente.AMM_STU,
);
export const scriviGruppi = allow(
  'scrivi',
  'gruppi',
  ({ tipologia }) => tipologia === tipologiaUtente.AMM_STU,
);
