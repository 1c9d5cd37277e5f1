import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, AMM_GES, OP_STU } = tipologiaUtente;

/** What the pages offer on the price lists; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  return {
    legge: tipo !== OP_STU,
    crea: (tipo === AMM_ELMAS || tipo === AMM_GES) && !isSolaLettura(utente),
  };
}
