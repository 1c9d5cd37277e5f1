import {
  type AnagraficaRiga as ClienteFilo,
  type ConteggiAnno as ConteggiFilo,
  fromWire,
  type Home as HomeFilo,
  type Interno,
  percorsi,
  percorso,
  type DichiarazioneRiga as RigaFilo,
  type ScadenzeF24Filo,
  type TipoDichiarazione,
  toWire,
  type VistaDichiarazioneFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { count, list } from '../../../api/lista.ts';

export type DichiarazioneRiga = Interno<RigaFilo>;
export type Home = Interno<HomeFilo>;
export type Conteggi = { totale: number; chiuse: number };

/** The declarations of each year and type. */
export const conteggiQuery = queryOptions({
  queryKey: ['dichiarazione', 'conteggi'],
  queryFn: () =>
    send<{ data: ConteggiFilo[] }>('GET', percorsi.dichiarazioneConteggi, { silenziosa: true }).then(
      ({ data }) => data.map((anno) => fromWire<ConteggiFilo>(anno)),
    ),
});
type ConteggiAnno = Interno<ConteggiFilo>;

/** Those of a year, of all the types or of one; null when it is not a year that Quadra works on. */
export function sumConteggi(
  anni: readonly ConteggiAnno[],
  anno: number,
  tipo?: TipoDichiarazione,
): Conteggi | null {
  const tipi = anni.find((uno) => uno.anno === anno)?.tipi;
  if (!tipi) return null;
  const suoi = tipi.filter((uno) => tipo === undefined || uno.tipo === tipo);
  const sum = (di: keyof Conteggi) => suoi.reduce((somma, uno) => somma + uno[di], 0);
  return { totale: sum('totale'), chiuse: sum('chiuse') };
}

/** How many of them the home shows. */
const RECENTI = 11;
/** A declaration, and when it was opened last or, for who opened none yet, changed. */
export type Recente = DichiarazioneRiga & { readonly quando: string };

/** The declarations that who asks opened last; those changed last by anybody until he opens one. */
export const recentiQuery = (anno: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'recenti', anno],
    queryFn: async (): Promise<readonly Recente[]> => {
      const { data } = await send<{ data: VistaDichiarazioneFilo[] }>(
        'GET',
        percorso(percorsi.dichiarazioneViste, { anno }),
        { silenziosa: true },
      );
      if (data.length > 0)
        return data.slice(0, RECENTI).map((vista) => {
          const { dateLastView, ...riga } = fromWire<VistaDichiarazioneFilo>(vista);
          return { ...riga, quando: dateLastView };
        });
      const { righe } = await list<RigaFilo>(
        percorso(percorsi.dichiarazioneLista, { anno }),
        { order: ['-ModificataIl'], righePerPagina: RECENTI },
        { silenziosa: true },
      );
      return righe.map((riga) => ({ ...riga, quando: riga.modificataIl }));
    },
  });

export const clientiQuery = queryOptions({
  queryKey: ['anagrafica', 'conteggio'],
  queryFn: () => count(percorsi.anagraficaLista).catch(() => null),
});

/** The clients changed last. */
export const clientiRecentiQuery = queryOptions({
  queryKey: ['anagrafica', 'recenti'],
  queryFn: () =>
    list<ClienteFilo>(
      percorsi.anagraficaLista,
      { order: ['-ModificataIl'], righePerPagina: 8 },
      { silenziosa: true },
    ),
});

/** Favourites, read release notes, and where the user was working. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () =>
    send<{ data: HomeFilo }>('GET', percorsi.home, { silenziosa: true }).then(({ data }) =>
      fromWire<HomeFilo>(data),
    ),
  staleTime: 0,
});

/** What the user changes of his home, one thing or more at a time. */
export type PreferenzaHome = Partial<Pick<Home, 'preferiti' | 'noteLette' | 'tastoAiuto' | 'passiNascosti'>>;

/** Goes on when the page is left: a choice seen on the page is a choice kept. */
export const savePreferenzaHome = (nuova: PreferenzaHome) =>
  send<null>('PUT', percorsi.home, {
    corpo: toWire<Partial<HomeFilo>>(nuova as Interno<Partial<HomeFilo>>),
    silenziosa: true,
    keepalive: true,
  });

/** What is to be paid at the next terms, and what is past. */
export const scadenzeQuery = queryOptions({
  queryKey: ['f24', 'scadenze'],
  queryFn: () =>
    send<{ data: ScadenzeF24Filo }>('GET', percorsi.f24Scadenze, { silenziosa: true }).then(({ data }) =>
      fromWire<ScadenzeF24Filo>(data),
    ),
  staleTime: 0,
});
