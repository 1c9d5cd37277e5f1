import { fromWire, type Interno, percorsi, percorso, type RichiestaRicevutaFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../api/carica.ts';
import { send } from '../../api/client.ts';
import { shrinkFoto } from '../../api/riduci-immagine.ts';

export type Ricevuta = Interno<RichiestaRicevutaFilo>;
type Busta = { data: RichiestaRicevutaFilo };

/** What the studi ask of who enters for himself: first what waits for him. */
export const ricevuteQuery = queryOptions({
  queryKey: ['richieste', 'ricevute'] as const,
  queryFn: () =>
    send<{ data: RichiestaRicevutaFilo[] }>('GET', percorsi.richiesteRicevute, { silenziosa: true }).then(
      ({ data }) => data.map((una) => fromWire<RichiestaRicevutaFilo>(una)),
    ),
  staleTime: 0,
});

/** Whether it waits for an answer of his; what he said he has not he may still send. */
export const isInAttesa = ({ stato }: Pick<Ricevuta, 'stato'>): boolean =>
  stato === 'Chiesta' || stato === 'Scaduta';
export const mayMandare = (una: Pick<Ricevuta, 'stato'>): boolean =>
  isInAttesa(una) || una.stato === 'Mancante';

/** Photographs go small enough for a telephone's line. */
export const sendDocumento = async (id: string, file: readonly File[]) =>
  upload<Busta>(percorso(percorsi.richiestaRicevutaManda, { id }), await Promise.all(file.map(shrinkFoto)));
export const sayMancante = (id: string, Motivo: string) =>
  send<Busta>('POST', percorso(percorsi.richiestaRicevutaMancante, { id }), { corpo: { Motivo } });
