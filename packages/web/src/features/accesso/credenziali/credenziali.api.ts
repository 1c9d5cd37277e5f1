import {
  type credenziale,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type ServizioCredenziale,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';

type Filo = z.infer<typeof credenziale>[];
export type Credenziale = Interno<Filo>[number];
const read = ({ data }: { data: Filo }): Credenziale[] => fromWire<Filo>(data);

/** Which credentials are there. */
export const credenzialiQuery = queryOptions({
  queryKey: ['credenziali'],
  queryFn: () => send<{ data: Filo }>('GET', percorsi.credenziali).then(read),
});

export const saveCredenziale = (servizio: ServizioCredenziale, utente: string, password: string) =>
  send<{ data: Filo }>('PUT', percorso(percorsi.credenzialeUna, { servizio }), {
    corpo: { Utente: utente, Password: password },
  }).then(read);

export const removeCredenziale = (servizio: ServizioCredenziale) =>
  send<{ data: Filo }>('DELETE', percorso(percorsi.credenzialeUna, { servizio })).then(read);
