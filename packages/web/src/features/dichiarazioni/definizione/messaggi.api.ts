import { fromWire, type Interno, type MessaggioDiModelloFilo, percorsi, percorso } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

type Busta = { data: MessaggioDiModelloFilo[] };
export type Messaggio = Interno<MessaggioDiModelloFilo>;
export type Dove = { anno: number; modello: string };
export type Scritto = Pick<Messaggio, 'testo' | 'livello' | 'attivo'>;

const read = ({ data }: Busta): readonly Messaggio[] =>
  data.map((uno) => fromWire<MessaggioDiModelloFilo>(uno));
const un = ({ anno, modello }: Dove, codice: string) =>
  percorso(percorsi.messaggioConfigurato, { anno, modello, codice });

/** The checks of a form of a year, as the form and as the vendor say them. */
export const messaggiQuery = ({ anno, modello }: Dove) =>
  queryOptions({
    queryKey: ['definizione', 'messaggi', anno, modello],
    queryFn: () => send<Busta>('GET', percorso(percorsi.messaggiConfigurati, { anno, modello })).then(read),
    staleTime: 0,
  });

/** Writes one over the version that was read; answers them all. */
export const writeMessaggio = (
  dove: Dove,
  { codice, versione }: Messaggio,
  { testo, livello, attivo }: Scritto,
): Promise<readonly Messaggio[]> =>
  send<Busta>('PUT', un(dove, codice), {
    corpo: { Testo: testo, Livello: livello, Attivo: attivo, Versione: versione },
  }).then(read);
export const removeMessaggio = (dove: Dove, codice: string) => send<null>('DELETE', un(dove, codice));
