import { fromWire, type IntermediarioFilo, type Interno, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';

export type Intermediario = Interno<IntermediarioFilo>;

/** Who may send the declarations of a studio in a year: its own first. */
export const usabiliQuery = (idStudio: number, anno: number) =>
  queryOptions({
    queryKey: ['intermediario', 'usabili', idStudio, anno],
    queryFn: () =>
      send<{ data: IntermediarioFilo[] }>('POST', percorsi.intermediarioUsabili, {
        corpo: { IdStudio: idStudio, Tipo: 'Dichiarazione', Anno: anno },
        lettura: true,
        silenziosa: true,
      }).then(({ data }): readonly Intermediario[] => data.map((riga) => fromWire<IntermediarioFilo>(riga))),
    staleTime: 0,
  });
