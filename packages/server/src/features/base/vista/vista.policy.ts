import { tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

export const leggiViste = allow('leggi', 'vista', () => true);
export const scriviViste = allow('scrivi', 'vista', (sessione) => !isConsulente(sessione));

/** Views of the whole studio are its administrator's to make and change. */
export const mayWriteDiStudio = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.AMM_STU;
