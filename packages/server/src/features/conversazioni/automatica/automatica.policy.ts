import { tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** The administrator of a studio that works for clients. */
const isAutore = ({ tipologia, profilo: { studio } }: Sessione): boolean =>
  tipologia === tipologiaUtente.AMM_STU && studio?.tipoProfiloCliente === tipoProfiloCliente.STUDIO;

export const leggiAutomatiche = allow('leggi', 'notifiche automatiche', isAutore);
export const scriviAutomatiche = allow('scrivi', 'notifiche automatiche', isAutore);
