import { type CollegamentiFilo, type CollegamentiScritti, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';
import { type Luogo, makePercorso } from '../dichiarazione.api.ts';

type Busta = { data: CollegamentiFilo };

/** What the other papers say to a declaration as it is saved; `versione` asks again after a save. */
export const collegamentiQuery = (luogo: Luogo, versione: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'collegamenti', luogo.anno, luogo.id, versione],
    queryFn: ({ signal }) =>
      send<Busta>('GET', makePercorso(percorsi.modelloCollegamenti, luogo), { segnale: signal }).then(
        ({ data }) => data,
      ),
    staleTime: 0,
  });

/** Names of items are words of the files: they go and come as they are. */
export const sendCollegamenti = (luogo: Luogo, corpo: CollegamentiScritti): Promise<CollegamentiFilo> =>
  send<Busta>('POST', makePercorso(percorsi.modelloCollegamenti, luogo), { corpo }).then(({ data }) => data);

export const undoCollegamenti = (
  luogo: Luogo,
  Versione: number,
  Atti: readonly string[],
): Promise<CollegamentiFilo> =>
  send<Busta>('POST', makePercorso(percorsi.modelloCollegamentiAnnulla, luogo), {
    corpo: { Versione, Atti },
  }).then(({ data }) => data);
