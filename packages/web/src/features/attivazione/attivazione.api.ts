import { type attivazioneDelCodice, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';

type Invito = z.infer<typeof attivazioneDelCodice>;

/** What the link asks for. */
export const invitoQuery = (codice: string) =>
  queryOptions({
    queryKey: ['attivazione', codice],
    queryFn: () =>
      send<{ data: Invito }>('POST', percorsi.codiceAttivazione, {
        corpo: { Codice: codice },
        autonoma: true,
      }).then(({ data }) => data),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

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
