import {
  fromWire,
  type Interno,
  type LiquidazioneFilo,
  type LiquidazioneRigaFilo,
  percorsi,
  percorso,
  requisiti,
} from '@quadra/contract';
import { loadLipe } from '@quadra/fisco';
import { queryOptions } from '@tanstack/react-query';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta = { data: LiquidazioneFilo };
export type Liquidazione = Interno<LiquidazioneFilo>;
export type RigaLiquidazione = Interno<LiquidazioneRigaFilo>;
/** Whose year, which tax year. */
export type Chiesta = { anagrafica: string; annoImposta: number };

const read = ({ data }: Busta): Liquidazione => fromWire<LiquidazioneFilo>(data);

/** One page of the clients with a VAT number. */
export const makeLiquidazioniQuery =
  (annoImposta: number): QueryPagina<RigaLiquidazione> =>
  (query, giro) => ({
    queryKey: ['liquidazione', 'list', annoImposta, query, giro] as const,
    queryFn: ({ signal }) =>
      list<LiquidazioneRigaFilo>(percorso(percorsi.liquidazioneLista, { annoImposta }), query, {
        segnale: signal,
      }),
  });

export const liquidazioneQuery = (chiesta: Chiesta) =>
  queryOptions({
    queryKey: ['liquidazione', 'una', chiesta] as const,
    queryFn: () => send<Busta>('GET', percorso(percorsi.liquidazioneUna, chiesta)).then(read),
    staleTime: 0,
  });

/** The law of the liquidations, the same as on the server: what is typed is counted at once. */
export const lipeQuery = queryOptions({
  queryKey: ['fisco', 'lipe'] as const,
  queryFn: loadLipe,
  staleTime: Number.POSITIVE_INFINITY,
});

export const saveLiquidazione = (chiesta: Chiesta, corpo: object): Promise<Liquidazione> =>
  send<Busta>('PUT', percorso(percorsi.liquidazioneUna, chiesta), { corpo }).then(read);

/** Writes the chosen caselle in the return that was read. */
export const portaLiquidazione = (
  chiesta: Chiesta,
  Caselle: readonly string[],
  Versione: number,
): Promise<Liquidazione> =>
  send<Busta>('POST', percorso(percorsi.liquidazionePorta, chiesta), { corpo: { Caselle, Versione } }).then(
    read,
  );

export const createComunicazione = (chiesta: Chiesta, corpo: object): Promise<{ id: string; nome: string }> =>
  send<{ data: { Id: string; Nome: string } }>('POST', percorso(percorsi.comunicazioniLipe, chiesta), {
    corpo,
  }).then(({ data }) => ({ id: data.Id, nome: data.Nome }));

export const downloadComunicazione = (id: string): Promise<Blob> =>
  download(percorso(percorsi.comunicazioneLipe, { id }));

export const mayScrivereLiquidazioni = (utente: Utente): boolean =>
  canScrivere(utente, requisiti.scriviDichiarazioni);
