import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;

/** What the pages offer on the official PDFs; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  return {
    legge: tipo === AMM_ELMAS || tipo === CON_ELMAS,
    scrive: tipo === AMM_ELMAS && !isSolaLettura(utente),
  };
}
