import { tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;

/** Who decides the words of a place: its administrator; who works for himself writes to nobody. */
const isAutore = ({ tipologia, profilo: { studio } }: Sessione): boolean =>
  tipologia === AMM_ELMAS ||
  tipologia === AMM_GES ||
  (tipologia === AMM_STU && studio?.tipoProfiloCliente === tipoProfiloCliente.STUDIO);

export const leggiModelli = allow('leggi', 'modelli di posta', isAutore);
export const scriviModelli = allow('scrivi', 'modelli di posta', isAutore);
