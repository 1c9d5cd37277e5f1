import {
  type DovutoF24Filo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type RadarAnswer,
  type RigaDelegaUnicaFilo,
  type RadarRiga as RigaFilo,
  type TipoDichiarazione,
  toWire,
  type VistaRadar,
} from '@quadra/contract';
import { send } from '../../../../api/client.ts';
import { list, type Pagina, type QueryLista } from '../../../../api/lista.ts';

/** A client, with what he has to pay next and where his delega stands; null where nothing, or it is not told. */
export type RigaRadar = Interno<RigaFilo> & {
  dovuto: Interno<DovutoF24Filo> | null;
  delega: DelegaRadar | null;
};
export type DelegaRadar = Interno<RigaDelegaUnicaFilo>;
export type CellaRadar = RigaRadar['celle'][number];
/** A page, with the types that the clients found have. */
export type PaginaRadar = Pagina<RigaRadar> & { obblighi: readonly TipoDichiarazione[] } & SintesiRadar;
/** How the obligations stand over all the pages, and in whose hands. */
export type SintesiRadar = Interno<Pick<RadarAnswer, 'Totali' | 'Clienti' | 'Carico'>>;
export type ObbligoRadar = SintesiRadar['totali'][number];

type RispostaRadar = Omit<RadarAnswer, 'data'> & { data: RigaFilo[] };

/** What some clients have to pay next, by client. */
async function readDovuti(ids: readonly string[], segnale: AbortSignal) {
  if (ids.length === 0) return new Map<string, Interno<DovutoF24Filo>>();
  const { data } = await send<{ data: DovutoF24Filo[] }>('POST', percorsi.f24Dovuti, {
    corpo: { Codici: ids },
    lettura: true,
    segnale,
  });
  return new Map(data.map((uno) => [uno.IdAnagrafica, fromWire<DovutoF24Filo>(uno)]));
}

/** Where the deleghe of some clients stand, by client. */
async function readDeleghe(ids: readonly string[], segnale: AbortSignal) {
  if (ids.length === 0) return new Map<string, DelegaRadar>();
  const { righe } = await list<RigaDelegaUnicaFilo>(
    percorsi.delegaUnicaLista,
    { anagrafiche: [[...ids]], righePerPagina: ids.length },
    { segnale },
  );
  return new Map(righe.map((una) => [una.id, una]));
}

/** Asks a client for his delega, by e-mail; what stops it is thrown. */
export async function askDelega(id: string): Promise<void> {
  const { data } = await send<{ data: { errori: { Messaggio: string }[] } }>(
    'POST',
    percorsi.delegheUnicheChiedi,
    { corpo: { Codici: [id] } },
  );
  const [errore] = data.errori;
  if (errore) throw new Error(errore.Messaggio);
}

/** One page of the radar of a year; `giro` tells one search from the next. */
export const makeRadarQuery =
  (anno: number, vista: VistaRadar, conDeleghe: boolean) => (query: QueryLista, giro: number) => ({
    queryKey: ['dichiarazione', 'radar', anno, vista, conDeleghe, query, giro] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PaginaRadar> => {
      const risposta = await send<RispostaRadar>('POST', percorso(percorsi.radar, { anno }), {
        corpo: toWire<object>({ ...query, filter: { ...query.filter, Vista: vista } }),
        lettura: true,
        segnale: signal,
      });
      const ids = risposta.data.map(({ IdAnagrafica }) => IdAnagrafica);
      const [dovuti, deleghe] = await Promise.all([
        readDovuti(ids, signal),
        readDeleghe(conDeleghe ? ids : [], signal),
      ]);
      return {
        righe: risposta.data.map((riga) => ({
          ...fromWire<RigaFilo>(riga),
          dovuto: dovuti.get(riga.IdAnagrafica) ?? null,
          delega: deleghe.get(riga.IdAnagrafica) ?? null,
        })),
        totale: risposta.Total,
        pagina: risposta.PageNo,
        righePerPagina: risposta.PageSize,
        obblighi: risposta.Obblighi,
        ...fromWire<Pick<RadarAnswer, 'Totali' | 'Clienti' | 'Carico'>>({
          Totali: risposta.Totali,
          Clienti: risposta.Clienti,
          Carico: risposta.Carico,
        }),
      };
    },
    // What was just done elsewhere is seen on coming back.
    staleTime: 0,
  });
