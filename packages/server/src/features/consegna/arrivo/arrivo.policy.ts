import { requisiti } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';

/** Who makes the declarations of a studio brings in those of before: what else it takes is asked where it is written. */
export const portaArrivo = allow(
  'importa',
  'arrivo',
  (sessione) => isDiStudio(sessione) && !isConsulente(sessione) && sessione.gruppi === null,
  requisiti.scriviDichiarazioni,
);
