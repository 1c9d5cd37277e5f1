import {
  fromWire,
  type Interno,
  percorsi,
  RIGHE_PER_PAGINA_MASSIME,
  type TagFilo,
  type tagRiga,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';

type RigaFilo = z.infer<typeof tagRiga>;
export type Tag = Interno<TagFilo>;
export type TagRiga = Interno<RigaFilo>;
/** What wears tags. */
export type Genere = 'anagrafica' | 'dichiarazione';

/** All the tags in reach, by name: a studio has few. */
export const tuttiQuery = queryOptions({
  queryKey: ['tag', 'tutti'],
  queryFn: () =>
    list<RigaFilo>(
      percorsi.tagLista,
      { righePerPagina: RIGHE_PER_PAGINA_MASSIME },
      { silenziosa: true },
    ).then(({ righe }) => righe),
});

/** The tags of one record, by its address. */
export const tagDiQuery = (indirizzo: string) =>
  queryOptions({
    queryKey: ['tag', 'di', indirizzo],
    queryFn: () =>
      send<{ data: TagFilo[] }>('GET', indirizzo, { silenziosa: true }).then(({ data }) =>
        data.map((tag) => fromWire<TagFilo>(tag)),
      ),
    staleTime: 0,
  });

export const createTag = (scritto: {
  Nome: string;
  Colore: Tag['colore'];
  IdStudio?: number;
}): Promise<TagRiga> =>
  send<{ data: RigaFilo }>('POST', percorsi.tag, { corpo: scritto }).then(({ data }) =>
    fromWire<RigaFilo>(data),
  );

/** Records in one call: beyond, another call. */
const PER_VOLTA = 1000;
type Cambio = { aggiunti: readonly string[]; tolti: readonly string[] };

/** Puts tags on records and takes others off; how many records there were. */
export async function tieTag(
  genere: Genere,
  chiavi: readonly string[],
  { aggiunti, tolti }: Cambio,
): Promise<number> {
  let aggiornate = 0;
  for (let inizio = 0; inizio < chiavi.length; inizio += PER_VOLTA) {
    const parte = chiavi.slice(inizio, inizio + PER_VOLTA);
    const { data } = await send<{ data: { aggiornate: number } }>('POST', percorsi.tagAssocia, {
      corpo: {
        Aggiunti: aggiunti,
        Tolti: tolti,
        ...(genere === 'anagrafica' ? { Anagrafiche: parte } : { Dichiarazioni: parte }),
      },
    });
    aggiornate += data.aggiornate;
  }
  return aggiornate;
}
