import { tipologiaUtente } from '@quadra/contract';
import type { Utente } from '../../../api/sessione.ts';

/** Who may change properties: everybody but who only looks. The server decides; this avoids doors that would not open. */
export const isScrivente = ({ tipologiaUtente: tipo }: Utente): boolean => tipo !== tipologiaUtente.CON_ELMAS;
