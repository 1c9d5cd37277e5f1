import { fromWire, percorsi, percorso, type tagRiga } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import type { TagRiga } from '../../../dominio/tag/tag.api.ts';

type RigaFilo = z.infer<typeof tagRiga>;

/** One page of the tags; `giro` tells one search from the next. */
export const tagQuery: QueryPagina<TagRiga> = (query, giro) => ({
  queryKey: ['tag', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<RigaFilo>(percorsi.tagLista, query, { segnale: signal }),
});

/** Changes the tag read at `Versione`. */
export const changeTag = (
  id: string,
  scritto: { Nome: string; Colore: TagRiga['colore']; Versione: number },
): Promise<TagRiga> =>
  send<{ data: RigaFilo }>('PUT', percorso(percorsi.tagUno, { id }), { corpo: scritto }).then(({ data }) =>
    fromWire<RigaFilo>(data),
  );

export const removeTag = (id: string) => send<null>('DELETE', percorso(percorsi.tagUno, { id }));
