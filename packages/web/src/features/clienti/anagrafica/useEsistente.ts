import { normalizeCodiceFiscale } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import type { StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { type Anagrafica, findEsistente } from './anagrafica.api.ts';
import { checkForme } from './controlli.ts';
import type { Valori } from './valori.ts';

/** The client who has the codice already. */
export type Esistente = { readonly id: string; readonly denominazione: string };

/** The codice as it would be looked for: whole, right, and not the one the record has. */
function readCodice(valori: Valori, salvata: Anagrafica | null): string {
  const codice = normalizeCodiceFiscale(valori.codiceFiscale);
  const isErrato = checkForme(valori).some(({ percorso }) => percorso === 'codiceFiscale');
  return isErrato || codice === salvata?.codiceFiscale ? '' : codice;
}

/** Who has the codice that is being written, among the clients that can be opened; null when nobody has. */
export function useEsistente(
  valori: Valori,
  salvata: Anagrafica | null,
  studio: StudioScelto | null,
): Esistente | null {
  const codice = readCodice(valori, salvata);
  const { data } = useQuery({
    queryKey: ['anagrafica', 'esistente', codice, studio?.id ?? null],
    queryFn: ({ signal }) => findEsistente(codice, studio?.id, signal),
    enabled: codice !== '',
  });
  return codice === '' || data?.id === salvata?.id ? null : (data ?? null);
}
