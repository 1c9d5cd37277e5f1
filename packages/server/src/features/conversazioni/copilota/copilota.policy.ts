import { requisitoApplicativo } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

/** Who works in a studio that has the module, with the feature on, and who has it on for himself. */
export const usaCopilota = allow(
  'usa',
  'copilota',
  ({ studioId }) => studioId !== null,
  requisitoApplicativo.WOWAI,
);
