import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES } = tipologiaUtente;

/** What the pages offer on the gestori; the server decides, this avoids shut doors. */
export const computePermessi = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) => {
  const { tipologiaUtente: tipo } = utente;
  const isScrittura = !isSolaLettura(utente);
  return {
    legge: tipo === AMM_ELMAS || tipo === CON_ELMAS || tipo === AMM_GES || tipo === OP_GES,
    /** Everything; the administrator of a gestore writes its own data alone. */
    scriveTutto: tipo === AMM_ELMAS && isScrittura,
    scrive: (tipo === AMM_ELMAS || tipo === AMM_GES) && isScrittura,
  };
};
export type Permessi = ReturnType<typeof computePermessi>;
