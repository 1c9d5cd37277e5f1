import { loadIndiceIstruzioni, type Modello } from '@quadra/fisco';
import { useQuery } from '@tanstack/react-query';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';

/** Where the official instructions of the year speak of a casella, as a sentence; empty while it is fetched, and where none is known. */
export function useIstruzione({ codice, anno }: Modello, chiave: string): string {
  const { data } = useQuery({
    queryKey: ['fisco', 'istruzione', codice, anno, chiave],
    queryFn: async () => (await (await loadIndiceIstruzioni()).findIstruzione(codice, anno, chiave)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? m.istruzione(data.testo, data.pagina) : '';
}
