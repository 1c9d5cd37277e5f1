import { tipologiaUtente } from '@quadra/contract';
import type { Utente } from '../../api/sessione.ts';

/** Who of the vendor writes the applications, and who only reads them. The server decides: this avoids shut doors. */
export const computePermessi = ({ tipologiaUtente: tipo }: Pick<Utente, 'tipologiaUtente'>) => ({
  legge: tipo === tipologiaUtente.AMM_ELMAS || tipo === tipologiaUtente.CON_ELMAS,
  scrive: tipo === tipologiaUtente.AMM_ELMAS,
});
