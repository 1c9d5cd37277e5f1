import { allow } from '../../../../http/policy.ts';
import { isDiSe } from '../../../clienti/anagrafica/anagrafica.public.ts';

/** What one has to pay is read by who works for himself: a studio has the F24 of its clients. */
export const leggiDaPagare = allow('leggi', 'da pagare', isDiSe);
