import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../api/sessione.ts';

/**
 * What the pages offer on the clients; the server decides. A new client needs a studio, which gestori and vendor do not
 * have; the vendor's consultant, and who looks in place of another, only read.
 */
export const computePermessi = (
  utente: Pick<Utente, 'studioId' | 'tipologiaUtente' | 'sessione'>,
): { crea: boolean; modifica: boolean } => ({
  crea: utente.studioId !== null && !isSolaLettura(utente),
  modifica: utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS && !isSolaLettura(utente),
});
