import { type MovimentoFilo, percorsi } from '@quadra/contract';
import { send } from '../../../api/client.ts';
import type { Movimento } from '../../../api/crediti.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

/** One page of the movements; `giro` tells one search from the next. */
export const movimentiQuery: QueryPagina<Movimento> = (query, giro) => ({
  queryKey: ['crediti', 'movimenti', query, giro] as const,
  queryFn: ({ signal }) => list<MovimentoFilo>(percorsi.movimentoLista, query, { segnale: signal }),
});

/** The packages on sale, by name. */
export const fontePacchetti = makeFonteServer({
  url: percorsi.pacchettoLista,
  urlUna: percorsi.pacchetto,
  campiTesto: ['Nome'],
  filtro: { Attivo: true },
});

/** Sent with a key: however many times it is sent, it is done once. */
const pay = <T>(dove: string, corpo: object, chiave: string) =>
  send<{ data: T }>('POST', dove, { corpo, chiave }).then(({ data }) => data);

/** Answers what is left to the studio. */
export const buyPacchetto = (
  valori: { idStudio: number; idPacchetto: string; descrizione: string },
  chiave: string,
): Promise<number> =>
  pay(
    percorsi.creditiAcquisto,
    { IdStudio: valori.idStudio, IdPacchetto: valori.idPacchetto, Descrizione: valori.descrizione },
    chiave,
  );

/** Answers what is left to the studio. */
export const burnCrediti = (
  valori: { idStudio: number; crediti: number; motivazione: string },
  chiave: string,
): Promise<number> =>
  pay(
    percorsi.creditiScala,
    { IdStudio: valori.idStudio, Crediti: valori.crediti, Motivazione: valori.motivazione },
    chiave,
  );

/** Answers what is left to the two studi. */
export const moveCrediti = (
  valori: { daIdStudio: number; aIdStudio: number; crediti: number; motivazione: string },
  chiave: string,
): Promise<{ residuiDa: number; residuiA: number }> =>
  pay(
    percorsi.creditiSpostamento,
    {
      DaIdStudio: valori.daIdStudio,
      AIdStudio: valori.aIdStudio,
      Crediti: valori.crediti,
      Motivazione: valori.motivazione,
    },
    chiave,
  );
