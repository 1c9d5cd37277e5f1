import { type CoppiaFilo, fromWire, type Interno, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';

export type Coppia = Interno<CoppiaFilo>;
type Correzione = {
  errato: string;
  corretto: string;
  idStudio: number;
  conferma?: boolean;
  tieni?: readonly string[];
};

/** Corrects a codice fiscale, or makes one of two records; 409 with the differences until it is confirmed. */
export const correctCodice = ({ errato, corretto, idStudio, conferma = false, tieni = [] }: Correzione) =>
  send<{ data: { aggiornate: number; IdAnagrafica: string } }>('POST', percorsi.correzione, {
    corpo: {
      CodiceFiscaleErrato: errato,
      CodiceFiscaleCorretto: corretto,
      Conferma: conferma,
      Tieni: tieni,
      IdStudio: idStudio,
    },
  }).then(({ data }) => ({ aggiornate: data.aggiornate, id: data.IdAnagrafica }));

/** The pairs of clients that may be one. */
export const doppioniQuery = () =>
  queryOptions({
    queryKey: ['anagrafica', 'doppioni'],
    queryFn: () =>
      send<{ data: CoppiaFilo[] }>('GET', percorsi.doppioni).then(({ data }) =>
        data.map((coppia) => fromWire<CoppiaFilo>(coppia)),
      ),
    staleTime: 0,
  });
