import { tipologiaUtente } from '@quadra/contract';
import type { Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;

/** Who sees the tables and who changes them: the vendor. The server decides; this avoids doors that would not open. */
export const computePermessi = ({ tipologiaUtente: tipo }: Utente) => ({
  legge: tipo === AMM_ELMAS || tipo === CON_ELMAS,
  scrive: tipo === AMM_ELMAS,
});
