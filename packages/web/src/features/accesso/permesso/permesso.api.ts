import { fromWire, type Interno, percorsi, type permessiRisposta } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';

type Filo = z.infer<typeof permessiRisposta>;
export type Permessi = Interno<Filo>;
/** A studio, a gestore, or neither: the defaults, or the place of who asks. */
export type Dove = { readonly IdStudio?: number; readonly IdGestore?: number };

const read = ({ data }: { data: Filo }): Permessi => fromWire<Filo>(data);

/** What holds in a place, and where it was said. */
export const permessiQuery = (dove: Dove) =>
  queryOptions({
    queryKey: ['permesso', dove],
    queryFn: () => send<{ data: Filo }>('POST', percorsi.permessiEffettivi, { corpo: dove }).then(read),
    staleTime: 0,
  });

/** Says a value at the level of the place; null takes it back. */
export const sayPermesso = (dove: Dove, codice: string, valore: boolean | null): Promise<Permessi> =>
  send<{ data: Filo }>('PUT', percorsi.permessi, { corpo: { ...dove, Codice: codice, Valore: valore } }).then(
    read,
  );
