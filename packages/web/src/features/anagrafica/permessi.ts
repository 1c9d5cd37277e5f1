import { tipologiaUtente } from '@quadra/contract';
import type { Utente } from '../../api/sessione.ts';

/**
 * What the pages offer on the clients; the server decides. A new client needs a studio, which gestori and vendor do not
 * have; the vendor's consultant only reads.
 */
export const computePermessi = (
  utente: Pick<Utente, 'studioId' | 'tipologiaUtente'>,
): { crea: boolean; modifica: boolean } => ({
  crea: utente.studioId !== null,
  modifica: utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS,
});
