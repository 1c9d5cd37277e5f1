import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const isAmministratore = ({ tipologia }: Sessione) => tipologia === tipologiaUtente.AMM_STU;

/** The secrets of a studio are of its administrator. */
export const leggiCredenziali = allow('elenca', 'credenziali', isAmministratore);
export const scriviCredenziali = allow('scrivi', 'credenziali', isAmministratore);
