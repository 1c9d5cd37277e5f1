import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

/** Who of the vendor writes the applications, and who only reads them. The server decides: this avoids shut doors. */
export const computePermessi = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) => {
  const { tipologiaUtente: tipo } = utente;
  return {
    legge: tipo === tipologiaUtente.AMM_ELMAS || tipo === tipologiaUtente.CON_ELMAS,
    scrive: tipo === tipologiaUtente.AMM_ELMAS && !isSolaLettura(utente),
  };
};
