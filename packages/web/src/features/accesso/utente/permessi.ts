import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, readChi, type Utente } from '../../../api/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES];

/** Who administers users, and who only looks. The server decides: this avoids shut doors. */
export const computePermessi = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione' | 'studio'>) => {
  const { tipologiaUtente: tipo, sessione } = utente;
  // Users are administered by who is there, not by who acts in his place.
  const scrive = amministratori.includes(tipo) && !isSolaLettura(utente) && sessione.sostituzione === null;
  return {
    legge: amministratori.includes(tipo) || tipo === CON_ELMAS,
    scrive,
    /** A private client is one person: he invites nobody. */
    invita: scrive && readChi(utente) !== 'privato',
  };
};

/** The types of user who is here may invite, the most common first. */
export function listTipi(tipo: number): readonly number[] {
  const { CON_ELMAS: consulente, OP_STU, OP_GES } = tipologiaUtente;
  if (tipo === AMM_STU) return [OP_STU, AMM_STU];
  return [OP_STU, AMM_STU, OP_GES, AMM_GES, ...(tipo === AMM_ELMAS ? [consulente, AMM_ELMAS] : [])];
}
