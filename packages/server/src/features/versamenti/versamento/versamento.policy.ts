import { requisiti } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

/** A simulation saves nothing and reads nobody's data. */
export const simulaVersamento = allow('simula', 'versamento', () => true, requisiti.simulaDichiarazioni);
