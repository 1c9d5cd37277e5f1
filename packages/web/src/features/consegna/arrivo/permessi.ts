import { requisiti, tipologiaUtente } from '@quadra/contract';
import { hasRequisito } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';

const DELLO_STUDIO: readonly number[] = [tipologiaUtente.AMM_STU, tipologiaUtente.OP_STU];

/** Who may bring in what comes from elsewhere: the server decides, here nothing useless is offered. */
export const canArrivare = (utente: Utente): boolean =>
  DELLO_STUDIO.includes(utente.tipologiaUtente) && hasRequisito(utente, requisiti.scriviDichiarazioni);
