import {
  type AnagraficaFilo,
  type creaAnswer,
  type DichiarazioneRiga,
  type FinalitaDichiarazione,
  percorsi,
  percorso,
  type Soggetto,
  type TipoDichiarazione,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';

type Busta<T> = { data: T };

/** What of a client decides which declarations may be his. */
export const soggettoQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['anagrafica', 'soggetto', id],
    queryFn: async (): Promise<Soggetto> => {
      const { data } = await send<Busta<AnagraficaFilo>>('GET', `${percorsi.anagrafica}/${id ?? ''}`);
      const { Tipo: tipo, NaturaGiuridica: naturaGiuridica, Denominazione: denominazione } = data;
      return { tipo, naturaGiuridica, denominazione };
    },
    enabled: id !== null,
  });

/** The declarations of a client in a year that another of the same type may start from. */
export const basiQuery = (anno: number, cliente: string | null, tipo: TipoDichiarazione | null) =>
  queryOptions({
    queryKey: ['dichiarazione', 'basi', anno, cliente, tipo],
    queryFn: () =>
      list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), {
        filter: { IdAnagrafica: cliente ?? '', Tipo: tipo ?? '' },
        logic: 'and',
        order: ['-ModificataIl'],
      }).then(({ righe }) => righe),
    enabled: cliente !== null && tipo !== null,
    staleTime: 0,
  });

export type NuovaDichiarazione = {
  cliente: string;
  tipo: TipoDichiarazione;
  finalita: FinalitaDichiarazione;
  base: string | null;
  /** The comune it is for, for the types of the IMU. */
  comune: string | null;
};

/** Creates a declaration: its key, or why it was refused and about which field. */
export async function createDichiarazione(
  anno: number,
  { cliente, tipo, finalita, base, comune }: NuovaDichiarazione,
): Promise<{ codice: string } | { messaggio: string; campo: 'Tipo' | 'ComuneId' | undefined }> {
  const corpo = {
    ...{ IdAnagrafiche: [cliente], Tipo: tipo, Finalita: finalita },
    Basi: base === null ? [] : [base],
    ComuneId: comune,
  };
  const { data } = await send<z.infer<typeof creaAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneCrea, { anno }),
    { corpo },
  );
  const [creata] = data.create;
  if (creata) return { codice: creata.Codice };
  const [errore] = data.errori;
  return { messaggio: errore?.Messaggio ?? '', campo: errore?.Campo };
}
