import { percorsi, percorso, type ScambioCopilota } from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

export const scambiQuery = (pagina: number, righePerPagina: number) =>
  queryOptions({
    queryKey: ['copilota', 'list', pagina, righePerPagina] as const,
    queryFn: ({ signal }) =>
      list<ScambioCopilota>(
        percorsi.copilotaLista,
        { pagina, righePerPagina },
        { segnale: signal, silenziosa: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const removeScambio = (id: string) => send('DELETE', percorso(percorsi.copilotaUno, { id }));
export const removeTutti = () => send('DELETE', percorsi.copilota);

const fonti = new Map<number, ReturnType<typeof makeFonteServer>>();
/** The declarations of a year, by client. */
export function getFonteDichiarazioni(anno: number) {
  const gia = fonti.get(anno);
  if (gia) return gia;
  const fonte = makeFonteServer({
    url: percorso(percorsi.dichiarazioneLista, { anno }),
    urlUna: `/api/${anno}/pf`,
    campiTesto: ['Denominazione', 'Tipo'],
    campoChiave: 'Id',
  });
  fonti.set(anno, fonte);
  return fonte;
}
