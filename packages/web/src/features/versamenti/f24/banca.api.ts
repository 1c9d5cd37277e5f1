import {
  type BancaF24Filo,
  type FiltroBancaF24,
  fromWire,
  type Interno,
  percorsi,
  type RigaBancaF24Filo,
  type SceltaBancaF24Filo,
} from '@quadra/contract';
import { toCentesimi, toEuro } from '@quadra/values';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

export type Banca = Interno<BancaF24Filo>;
export type RigaBanca = Interno<RigaBancaF24Filo>;
export type SceltaBanca = Interno<SceltaBancaF24Filo>;

/** A statement as it was chosen: the server keeps nothing of it, each page is read again from here. */
export interface Estratto {
  readonly testo: string;
  /** Tells it apart from those read before. */
  readonly lettura: number;
}
export interface Vista {
  readonly filtro: FiltroBancaF24;
  readonly pagina: number;
  readonly righe: number;
}

/** A page of what left an account by a statement, with the models it seems to have paid. */
export const bancaQuery = ({ testo, lettura }: Estratto, { filtro, pagina, righe }: Vista) =>
  queryOptions({
    queryKey: ['f24', 'banca', lettura, filtro, pagina, righe] as const,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Banca> => {
      const { data } = await send<{ data: BancaF24Filo }>('POST', percorsi.f24Banca, {
        corpo: { Contenuto: testo, Filtro: filtro, PageNo: pagina, PageSize: righe },
        lettura: true,
        segnale: signal,
      });
      return fromWire<BancaF24Filo>(data);
    },
  });

/** A movement that may be said to have paid a model: it has a day, and models that it does not exceed. */
export const isPagabile = ({ esito, data, scelte, importo }: RigaBanca): boolean =>
  data !== null &&
  ['Corrisponde', 'Da scegliere', 'Importo diverso'].includes(esito) &&
  scelte.some((una) => toCentesimi(una.saldo) >= toCentesimi(importo));

/** What a person changed: the model of a movement, or null of one that corresponds and is left out; with what left for it. */
export type Scelti = ReadonlyMap<number, { readonly id: string | null; readonly importo: number }>;

/** The model that a movement is going to pay: what corresponds is chosen from the start. */
export const findScelto = (riga: RigaBanca, scelti: Scelti): string | null => {
  const suo = scelti.get(riga.riga);
  if (suo !== undefined) return suo.id;
  return riga.esito === 'Corrisponde' && isPagabile(riga) ? (riga.scelte[0]?.id ?? null) : null;
};

/** With a choice more: what is as it was from the start is not written. */
export function choose(scelti: Scelti, riga: RigaBanca, id: string | null): Scelti {
  const nuovi = new Map(scelti);
  nuovi.delete(riga.riga);
  if (findScelto(riga, nuovi) !== id) nuovi.set(riga.riga, { id, importo: riga.importo });
  return nuovi;
}

/** How many models would be paid and of how much, on whatever page they are. */
export function countScelti({ certi }: Banca, scelti: Scelti): { quanti: number; euro: number } {
  let quanti = certi.quanti;
  let centesimi = toCentesimi(certi.importo);
  for (const { id, importo } of scelti.values()) {
    quanti += id === null ? -1 : 1;
    centesimi += id === null ? -toCentesimi(importo) : toCentesimi(importo);
  }
  return { quanti, euro: toEuro(centesimi) };
}

/** Says that some models were paid, each by its movement: a job with a row each. */
export const startPagati = ({ testo }: Estratto, scelti: Scelti): Promise<unknown> =>
  send('POST', percorsi.f24BancaConferma, {
    corpo: {
      ...{ Contenuto: testo, Certi: true },
      Esclusi: [...scelti].flatMap(([riga, { id }]) => (id === null ? [riga] : [])),
      Scelte: [...scelti].flatMap(([Riga, { id: Id }]) => (Id === null ? [] : [{ Riga, Id }])),
    },
  });
