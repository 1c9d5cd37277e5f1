import { type Interno, percorsi, percorso, type DichiarazioneRiga as RigaFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { count, list } from '../../api/lista.ts';

export type DichiarazioneRiga = Interno<RigaFilo>;
export type Conteggi = { totale: number; chiuse: number };

/** How many declarations of a year there are, and how many are closed; null when the year is not available. */
export const conteggiQuery = (anno: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'conteggi', anno],
    queryFn: async (): Promise<Conteggi | null> => {
      const indirizzo = percorso(percorsi.dichiarazioneLista, { anno });
      try {
        const [totale, chiuse] = await Promise.all([count(indirizzo), count(indirizzo, { Stato: 'Chiusa' })]);
        return { totale, chiuse };
      } catch {
        return null;
      }
    },
  });

export const recentiQuery = (anno: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'recenti', anno],
    queryFn: () =>
      list<RigaFilo>(
        percorso(percorsi.dichiarazioneLista, { anno }),
        { order: ['-ModificataIl'], righePerPagina: 11 },
        { silenziosa: true },
      ),
  });

export const clientiQuery = queryOptions({
  queryKey: ['anagrafica', 'conteggio'],
  queryFn: () => count(percorsi.anagraficaLista).catch(() => null),
});
