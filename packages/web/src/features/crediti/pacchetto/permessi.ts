import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** What the pages offer on the packages; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  const vende = tipo === AMM_ELMAS || tipo === AMM_GES || tipo === OP_GES;
  return {
    compra: tipo === AMM_STU,
    elenca: vende || tipo === CON_ELMAS,
    vende: vende && !isSolaLettura(utente),
  };
}
