import { fromWire, type Interno, percorsi, percorso, type RecapitiFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import type { Abbonamento } from './browser-push.ts';

export type Recapiti = Interno<RecapitiFilo>;
type Busta = { data: RecapitiFilo };
const read = ({ data }: Busta): Recapiti => fromWire<RecapitiFilo>(data);

/** Where the user is told of what is new, besides the portal. */
export const recapitiQuery = queryOptions({
  queryKey: ['recapiti'],
  queryFn: () => send<Busta>('GET', percorsi.recapiti, { silenziosa: true }).then(read),
});
export const addDispositivo = ({ indirizzo, p256dh, auth }: Abbonamento, Nome: string): Promise<Recapiti> =>
  send<Busta>('POST', percorsi.recapitiDispositivi, {
    corpo: { Indirizzo: indirizzo, P256dh: p256dh, Auth: auth, Nome },
  }).then(read);
export const removeDispositivo = (id: number) =>
  send<null>('DELETE', percorso(percorsi.recapitiDispositivo, { id }));
