import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../api/sessione.ts';

/**
 * What the pages offer on the clients; the server decides. The vendor's consultant, and who looks in place of another, only
 * read; a new client is of a studio, that who has none of his own chooses.
 */
export const computePermessi = (
  utente: Pick<Utente, 'studioId' | 'tipologiaUtente' | 'sessione'>,
): { crea: boolean; modifica: boolean; scegliStudio: boolean } => {
  const modifica = utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS && !isSolaLettura(utente);
  return { crea: modifica, modifica, scegliStudio: modifica && utente.studioId === null };
};
