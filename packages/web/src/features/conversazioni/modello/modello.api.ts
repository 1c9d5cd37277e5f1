import {
  fromWire,
  type Interno,
  type ModelloDiPostaFilo,
  type modelloAnteprimaAnswer,
  percorsi,
  percorso,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';

type Busta = { data: ModelloDiPostaFilo[] };
type Resa = z.output<typeof modelloAnteprimaAnswer>['data'];
export type Modello = Interno<ModelloDiPostaFilo>;
/** What is written, and the client it is looked at with. */
export type Parole = { oggetto: string; corpo: string; cliente: string | null };

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
/** Who decides the words of the mails; the server decides. */
export const mayScrivereModelli = (utente: Utente): boolean =>
  readChi(utente) === 'studio' &&
  [AMM_ELMAS, AMM_GES, AMM_STU].some((tipo) => tipo === utente.tipologiaUtente);

const read = ({ data }: Busta): readonly Modello[] => data.map((uno) => fromWire<ModelloDiPostaFilo>(uno));
const un = (codice: string) => percorso(percorsi.modelloPosta, { codice });
const anteprima = (codice: string) => percorso(percorsi.modelloPostaAnteprima, { codice });

export const modelliQuery = queryOptions({
  queryKey: ['modello', 'posta'],
  queryFn: () => send<Busta>('GET', percorsi.modelliPosta).then(read),
  staleTime: 0,
});

/** Writes one's own template over the version that was read; answers them all. */
export const writeModello = (
  { codice, versione }: Modello,
  { oggetto, corpo, attivo }: { oggetto: string; corpo: string; attivo: boolean },
): Promise<readonly Modello[]> =>
  send<Busta>('PUT', un(codice), {
    corpo: { Oggetto: oggetto, Corpo: corpo, Attivo: attivo, Versione: versione },
  }).then(read);
export const removeModello = (codice: string) => send<null>('DELETE', un(codice));

/** The mail with these words; asked again as they change. */
export const resaQuery = (codice: string, { oggetto, corpo, cliente }: Parole) =>
  queryOptions({
    queryKey: ['modello', 'resa', codice, oggetto, corpo, cliente],
    queryFn: () =>
      send<{ data: Resa }>('POST', anteprima(codice), {
        corpo: { Oggetto: oggetto, Corpo: corpo, IdAnagrafica: cliente },
        lettura: true,
        silenziosa: true,
      }).then(({ data }) => fromWire<Resa>(data)),
    retry: false,
  });

/** Where a frame finds the same mail. */
export const indirizzoResa = (codice: string, { oggetto, corpo, cliente }: Parole): string =>
  `${anteprima(codice)}?${new URLSearchParams({
    Oggetto: oggetto,
    Corpo: corpo,
    ...(cliente === null ? {} : { IdAnagrafica: cliente }),
  })}`;
