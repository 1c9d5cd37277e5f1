import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** What the pages offer on the modules; the server decides. */
export const computePermessi = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) => {
  const { tipologiaUtente: tipo } = utente;
  return {
    attiva: [AMM_ELMAS, AMM_GES, OP_GES].some((suo) => suo === tipo) && !isSolaLettura(utente),
    diceSottoscrizioni: tipo === AMM_ELMAS && !isSolaLettura(utente),
    /** Who asks somebody else to buy. */
    isOperatore: tipo === OP_STU,
    compra: tipo === AMM_STU,
  };
};
