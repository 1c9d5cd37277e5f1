import {
  type ContoFiscaleFilo,
  type DichiarazioneRiga,
  fromSpiegazioneFilo,
  fromWire,
  type Interno,
  modelloDiTipo,
  percorsi,
  percorso,
  type prospetto,
  type SpiegazioneFilo,
} from '@quadra/contract';
import type { Spiegazione } from '@quadra/fisco';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { ApiError } from '../../../api/errore.ts';
import { list } from '../../../api/lista.ts';

export type Dichiarazione = Interno<DichiarazioneRiga>;
type ProspettoFilo = z.output<typeof prospetto>;
export type RigaImposta = Interno<ProspettoFilo>['imposte'][number];
export type VoceDelConto = Interno<ContoFiscaleFilo>['voci'][number];
const RIEPILOGO = 'Liquidazione';
const NON_TROVATO = 404;

/** The declarations of a client of a year. */
export const dichiarazioniQuery = (cliente: string, anno: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'di', cliente, anno] as const,
    queryFn: async (): Promise<readonly Dichiarazione[]> =>
      (
        await list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), {
          filter: { IdAnagrafica: cliente },
        })
      ).righe,
  });

/** The taxes of a declaration; none for a form that has no such summary. */
export const imposteQuery = ({ id, anno, tipo }: Pick<Dichiarazione, 'id' | 'anno' | 'tipo'>) =>
  queryOptions({
    queryKey: ['dichiarazione', 'imposte', id] as const,
    staleTime: 0,
    queryFn: async (): Promise<readonly RigaImposta[]> => {
      const { prefisso } = modelloDiTipo[tipo];
      const dove = percorso(percorsi.modelloProspetto, { anno, prefisso, id, nome: RIEPILOGO });
      try {
        const { data } = await send<{ data: ProspettoFilo }>('GET', dove, { silenziosa: true });
        return fromWire<ProspettoFilo>(data).imposte;
      } catch (causa) {
        if (causa instanceof ApiError && causa.status === NON_TROVATO) return [];
        throw causa;
      }
    },
  });

/** What the conto fiscale of the year has of the client. */
export const vociQuery = (cliente: string, anno: number) =>
  queryOptions({
    queryKey: ['conto', 'voci', cliente, anno] as const,
    staleTime: 0,
    queryFn: async (): Promise<readonly VoceDelConto[]> => {
      const dove = percorso(percorsi.contoUno, { anno, id: cliente });
      const { data } = await send<{ data: ContoFiscaleFilo }>('GET', dove);
      return fromWire<ContoFiscaleFilo>(data).voci;
    },
  });

/** How a number of a declaration came to be. */
export const spiegaQuery = (
  { id, anno, tipo }: Pick<Dichiarazione, 'id' | 'anno' | 'tipo'>,
  chiave: string,
) =>
  queryOptions({
    queryKey: ['dichiarazione', 'spiega', id, chiave] as const,
    staleTime: 0,
    queryFn: async (): Promise<Spiegazione> => {
      const { prefisso } = modelloDiTipo[tipo];
      const dove = percorso(percorsi.modelloSpiega, { anno, prefisso, id, chiave });
      const { data } = await send<{ data: { Spiegazione: SpiegazioneFilo } }>('GET', dove);
      return fromSpiegazioneFilo(data.Spiegazione);
    },
  });
