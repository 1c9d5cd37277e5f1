import {
  COPIA_DATI,
  fromWire,
  type Interno,
  type PianoRiservatezzaFilo,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

export type PianoRiservatezza = Interno<PianoRiservatezzaFilo>;

/** What would become of the data of a client, if they were erased now. */
export const pianoQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'riservatezza', id],
    queryFn: ({ signal }) =>
      send<{ data: PianoRiservatezzaFilo }>('GET', percorso(percorsi.anagraficaRiservatezza, { id }), {
        segnale: signal,
      }).then(({ data }) => fromWire<PianoRiservatezzaFilo>(data)),
    staleTime: 0,
  });

/** Starts the job that makes the copy of the data of a client. */
export const startCopia = (id: string) =>
  send('POST', percorsi.lavoroAvvia, { corpo: { Nome: COPIA_DATI, Parametri: { IdAnagrafica: id } } });

/** Erases the data of a client; answers until when something stays. */
export const cancelDati = (id: string, codiceFiscale: string) =>
  send<{ data: { Esito: string; Fino: string | null } }>(
    'POST',
    percorso(percorsi.anagraficaCancellaDati, { id }),
    { corpo: { CodiceFiscale: codiceFiscale } },
  ).then(({ data }) => data.Fino);
