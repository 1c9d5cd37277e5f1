import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** What the pages offer on the studi; the server decides, this avoids shut doors. */
export const computePermessi = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) => {
  const { tipologiaUtente: tipo } = utente;
  const isUno = (...tipi: readonly number[]) => tipi.includes(tipo) && !isSolaLettura(utente);
  return {
    legge: tipo !== OP_STU,
    crea: isUno(AMM_ELMAS, AMM_GES, OP_GES),
    /** The whole record; its own administrator writes only where the studio is. */
    scrive: isUno(AMM_ELMAS, AMM_GES, OP_GES),
    scriveSede: isUno(AMM_ELMAS, AMM_GES, OP_GES, AMM_STU),
    scegliGestore: isUno(AMM_ELMAS),
    vedeGestore: tipo === AMM_ELMAS || tipo === CON_ELMAS,
    vedeBlocchi: tipo !== AMM_STU && tipo !== OP_STU,
    /** What the studio signed: the vendor alone takes it away. */
    scriveAccordi: isUno(AMM_ELMAS, AMM_GES, OP_GES, AMM_STU),
    eliminaAccordi: isUno(AMM_ELMAS),
    /** Where its operators work from is shown to who may change it. */
    vedeIndirizzi: tipo === AMM_ELMAS || tipo === AMM_STU || tipo === AMM_GES,
    blocca: isUno(AMM_ELMAS, AMM_GES),
    elimina: isUno(AMM_ELMAS),
  };
};
export type Permessi = ReturnType<typeof computePermessi>;
