import {
  type AltraFiscaleFilo,
  type ContoFiscaleFilo,
  fromWire,
  type Interno,
  type PrevisioneSimulataFilo,
  percorsi,
  percorso,
  requisiti,
  type VoceContoNuova,
  type VoceFiscaleFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';

type Busta = { data: ContoFiscaleFilo };
export type Conto = Interno<ContoFiscaleFilo>;
export type VoceConto = Interno<VoceFiscaleFilo>;
export type Altra = Interno<AltraFiscaleFilo>;
export type Modello = Conto['f24'][number];
/** Whose conto, of which year. */
export type Chiesto = { id: string; anno: number };
/** How the client pays; what is left out stays. */
export type Scelte = {
  Regime?: Conto['regime'];
  Differito?: boolean;
  IvaConSaldi?: boolean;
  Rate?: number;
  SedeInps?: string | null;
};

const read = ({ data }: Busta): Conto => fromWire<ContoFiscaleFilo>(data);

/** The conto as it is now; one that is being made is asked again until it is. */
export const contoQuery = (chiesto: Chiesto) =>
  queryOptions({
    queryKey: ['conto', chiesto] as const,
    queryFn: () => send<Busta>('GET', percorso(percorsi.contoUno, chiesto)).then(read),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.inAttesa ? 2000 : false),
  });

/** Makes the conto again, with the choices that are given. */
export const createConto = (chiesto: Chiesto, scelte: Scelte): Promise<Conto> =>
  send<Busta>('POST', percorso(percorsi.contoCrea, chiesto), { corpo: scelte }).then(read);

/** Keeps the F24 that are proposed; answers how many. */
export const prepareF24 = (chiesto: Chiesto, Rate: number, iban: string): Promise<number> =>
  send<{ data: { Creati: string[] } }>('POST', percorso(percorsi.contoF24, chiesto), {
    corpo: { Rate, Iban: iban === '' ? null : iban },
  }).then(({ data }) => data.Creati.length);

/** Writes by hand a debt or a credit; answers the conto with it. */
export const addVoce = (chiesto: Chiesto, corpo: Omit<VoceContoNuova, 'appid'>): Promise<Conto> =>
  send<Busta>('POST', percorso(percorsi.contoVoci, chiesto), { corpo }).then(read);
/** Counts the advances of a tax on what is expected of it, in euro, or by history again (null); answers the conto. */
export const setPrevisione = (chiesto: Chiesto, Imposta: string, Previsto: number | null): Promise<Conto> =>
  send<Busta>('PUT', percorso(percorsi.contoPrevisione, chiesto), { corpo: { Imposta, Previsto } }).then(
    read,
  );

export type Previsione = Interno<PrevisioneSimulataFilo>;
/** What a forecast does, in euro: without `Effettivo`, the tax comes to be the historical one. */
export type DomandaPrevisione = { Imposta: string; Previsto: number; Effettivo: number | null };
export const previsioneQuery = (chiesto: Chiesto, domanda: DomandaPrevisione) =>
  queryOptions({
    queryKey: ['conto', 'previsione', chiesto, domanda] as const,
    queryFn: (): Promise<Previsione> =>
      send<{ data: PrevisioneSimulataFilo }>('POST', percorso(percorsi.contoPrevisioneSimula, chiesto), {
        corpo: domanda,
      }).then(({ data }) => fromWire<PrevisioneSimulataFilo>(data)),
  });

/** Takes away what was written by hand. */
export const removeVoce = (chiesto: Chiesto, voce: string) =>
  send<null>('DELETE', percorso(percorsi.contoVoce, { ...chiesto, voce }));

/** The only client of who works for himself; null where there are more. */
export const clienteSoloQuery = queryOptions({
  queryKey: ['conto', 'cliente solo'] as const,
  queryFn: async (): Promise<string | null> => {
    const { righe, totale } = await list<{ Id: string }>(percorsi.anagraficaLista, { righePerPagina: 2 });
    return totale === 1 ? (righe[0]?.id ?? null) : null;
  },
});

export const mayPreparare = (utente: Utente): boolean => canScrivere(utente, requisiti.scriviDichiarazioni);
