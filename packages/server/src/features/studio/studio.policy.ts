import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../http/policy.ts';
import type { Sessione } from '../sessione/sessione.public.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const isAmministratore = ({ tipologia }: Sessione): boolean =>
  tipologia === AMM_ELMAS || tipologia === AMM_STU || tipologia === AMM_GES;

/** Where operators may work from is for administrators alone, to read too. */
export const leggiIndirizzi = allow('leggi', 'indirizzi abilitati', isAmministratore);
export const scriviIndirizzi = allow('scrivi', 'indirizzi abilitati', isAmministratore);
