import { percorsi, type RegistrazioneFilo } from '@quadra/contract';
import { send } from '../../../api/client.ts';

/** Registers a client; the answer is the same whether the address is new or not. */
export const register = (dati: Omit<RegistrazioneFilo, 'appid'>) =>
  send<{ data: { ok: true } }>('POST', percorsi.registrazione, { corpo: dati, autonoma: true });
