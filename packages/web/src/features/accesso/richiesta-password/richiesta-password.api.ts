import { percorsi } from '@quadra/contract';
import { send } from '../../../api/client.ts';

/** Asks for the link; the answer is the same whether the address exists or not. */
export const askLink = (email: string, isGestore: boolean) =>
  send<null>('POST', percorsi.recuperoPassword, {
    corpo: { Email: email, Gestore: isGestore },
    autonoma: true,
  });

/** Uses the link: a code works once, within one hour. */
export const setPassword = (codice: string, password: string, conferma: string) =>
  send<null>('POST', percorsi.recuperoPassword, {
    corpo: { Codice: codice, Password: password, PasswordConferma: conferma },
    autonoma: true,
  });
