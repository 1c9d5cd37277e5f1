import { type attivazioneDelCodice, percorsi } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';

export type Invito = z.infer<typeof attivazioneDelCodice>;

/** What the link asks for. */
export const readInvito = (codice: string): Promise<Invito> =>
  send<{ data: Invito }>('POST', percorsi.codiceAttivazione, {
    corpo: { Codice: codice },
    autonoma: true,
  }).then(({ data }) => data);

/** Opens the access: once. @throws ApiError 400 (code, password, notice), 409 when it is open already */
export const activate = (dati: {
  codice: string;
  password: string;
  conferma: string;
  informativa: boolean;
}) =>
  send<{ data: true }>('POST', percorsi.utenteActivate, {
    corpo: {
      Codice: dati.codice,
      Password: dati.password,
      PasswordConferma: dati.conferma,
      Informativa: dati.informativa,
    },
    autonoma: true,
  });
