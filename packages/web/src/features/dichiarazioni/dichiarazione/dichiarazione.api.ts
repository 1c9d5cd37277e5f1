import {
  type CopertinaMinisteriale,
  type chiudiAnswer,
  type DichiarazioneFilo,
  type DichiarazioneRiga,
  fromWire,
  type Impegno,
  type Interno,
  modelloDiTipo,
  type modifica,
  type OpzioniStampa,
  percorsi,
  percorso,
  type RiportoFilo,
  type riapriAnswer,
  type TipoDichiarazione,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { download, send } from '../../../api/client.ts';
import { list, type QueryLista } from '../../../api/lista.ts';
import { BOZZA_RISPOSTA_MS } from '../../../dominio/bozza/bozza.api.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import type { Modifiche, RighiModificati } from './dati/modifiche.ts';

export type Dichiarazione = Interno<DichiarazioneFilo>;
export type RigaDichiarazione = Interno<DichiarazioneRiga>;
export type VoceStoria = Interno<z.infer<typeof modifica>>;
export type Riporto = Interno<RiportoFilo>;
export type Copertina = Interno<CopertinaMinisteriale>;
export type AzioneQuadro = 'completa' | 'riapri' | 'svuota' | 'rimuovi';
type Busta<T> = { data: T };

/** What is asked of the list, of one type alone when there is one. */
export const restrict = (query: QueryLista, tipo: TipoDichiarazione | undefined): QueryLista =>
  tipo === undefined ? query : { ...query, filter: { ...query.filter, SoloTipo: tipo } };

/** One page of the declarations of a year, or of those of one type; `giro` tells one search from the next. */
export const makeDichiarazioniQuery =
  (anno: number, tipo?: TipoDichiarazione): QueryPagina<RigaDichiarazione> =>
  (query, giro) => ({
    queryKey: ['dichiarazione', 'list', anno, tipo, query, giro] as const,
    queryFn: ({ signal }) =>
      list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), restrict(query, tipo), {
        segnale: signal,
      }),
  });

/** Which declaration, and of which type: its paths are those of the type. */
export type Luogo = Pick<Dichiarazione, 'anno' | 'id' | 'tipo'>;
export const makePercorso = (
  modello: string,
  { anno, id, tipo }: Luogo,
  altro: Record<string, string> = {},
) => percorso(modello, { anno, id, prefisso: modelloDiTipo[tipo].prefisso, ...altro });

/** The types that a list told: a declaration never changes its own. */
const tipi = new Map<string, Luogo['tipo']>();
export const rememberTipo = ({ anno, id, tipo }: Luogo): void => {
  tipi.set(`${anno}/${id}`, tipo);
};

/** What a declaration is, from an address that names only its year and key. */
export async function getLuogo(anno: number, id: string): Promise<Luogo> {
  const noto = tipi.get(`${anno}/${id}`);
  if (noto !== undefined) return { anno, id, tipo: noto };
  const indirizzo = percorso(percorsi.dichiarazioneUna, { anno, id });
  const { data } = await send<Busta<DichiarazioneRiga>>('GET', indirizzo);
  return { anno, id, tipo: data.Tipo };
}

const toDichiarazione = ({ data }: Busta<DichiarazioneFilo>): Dichiarazione =>
  fromWire<DichiarazioneFilo>(data);

/** Opens a declaration: the screen keeps its own copy while it is open, so it is asked fresh at each opening. */
export const openDichiarazione = (luogo: Luogo): Promise<Dichiarazione> =>
  send<Busta<DichiarazioneFilo>>('POST', makePercorso(percorsi.modelloApri, luogo), {
    corpo: {},
    lettura: true,
  }).then(toDichiarazione);

/** The whole declaration as it is now, after an act that does not answer it. */
export const getDichiarazione = (luogo: Luogo): Promise<Dichiarazione> =>
  send<Busta<DichiarazioneFilo>>('GET', makePercorso(percorsi.modello, luogo)).then(toDichiarazione);

/** Salva: answers the declaration as it is saved, with what others saved meanwhile. */
export const saveDichiarazione = (
  luogo: Luogo,
  versione: number,
  modifiche: Modifiche,
): Promise<Dichiarazione> =>
  send<Busta<DichiarazioneFilo>>('PUT', makePercorso(percorsi.modello, luogo), {
    corpo: { Versione: versione, Righi: modifiche.righi, Forzature: modifiche.forzature },
  }).then(toDichiarazione);

/** A draft of one quadro: all its changes since the last save. */
export const saveBozza = (
  luogo: Luogo,
  quadro: string,
  righi: RighiModificati,
  inUscita: boolean,
): Promise<string> =>
  send<Busta<{ SalvataIl: string }>>('PUT', makePercorso(percorsi.modelloBozza, luogo), {
    corpo: { Quadro: quadro, Righi: righi },
    silenziosa: true,
    keepalive: inUscita,
    ...(inUscita ? {} : { segnale: AbortSignal.timeout(BOZZA_RISPOSTA_MS) }),
  }).then(({ data }) => data.SalvataIl);

/** Changes who sends a declaration (null: the default of the year), the day of the promise, or how long it lasts; answers it. */
export const saveIncarico = (
  luogo: Luogo,
  incarico: { idIntermediario: string | null } | { dataImpegno: string | null } | { impegno: Impegno | null },
): Promise<Dichiarazione> =>
  send<Busta<DichiarazioneFilo>>('PUT', makePercorso(percorsi.modelloIncarico, luogo), {
    corpo: toWire<object>(incarico),
  }).then(toDichiarazione);

/** What the records of land, buildings and contracts would change in RA and RB; nothing is written. */
export const getRiporto = (luogo: Luogo): Promise<Riporto> =>
  send<Busta<RiportoFilo>>('GET', makePercorso(percorsi.modelloRiporto, luogo)).then(({ data }) =>
    fromWire<RiportoFilo>(data),
  );

/** Acts on a whole quadro; `conferma`: its warnings were seen. */
export const runAzioneQuadro = (luogo: Luogo, quadro: string, azione: AzioneQuadro, conferma: boolean) =>
  send<unknown>('POST', makePercorso(percorsi.modelloQuadroAzione, luogo, { quadro, azione }), {
    corpo: { Conferma: conferma },
  });

export type EsitoChiusura = {
  fatto: boolean;
  messaggio: string;
  /** What is to be known of one that was done. */
  avviso: string | null;
  quadri: string[];
  /** What does not let it close but with a reason: of a joint 730, what the spouse's says otherwise. */
  mancanze: readonly { readonly Chiave: string; readonly Frase: string }[];
  /** It is done once it is confirmed: the telematic file was sent. */
  confermabile: boolean;
};

/** Closes the declaration, what is not as it should be having been told; `motivo`: why one that is incomplete is closed. */
export async function closeDichiarazione(
  anno: number,
  id: string,
  motivo: string | undefined,
): Promise<EsitoChiusura> {
  const { data } = await send<z.infer<typeof chiudiAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneChiudi, { anno }),
    { corpo: { Codici: [id], Conferma: true, Motivo: motivo } },
  );
  const [errore] = data.errori;
  return {
    fatto: data.chiuse.length > 0,
    messaggio: errore?.Messaggio ?? '',
    avviso: data.avvisi?.[0]?.Messaggio ?? null,
    quadri: errore?.Quadri ?? [],
    mancanze: errore?.Mancanze ?? [],
    confermabile: false,
  };
}

/** `conferma`: also when its telematic file was sent. */
export async function reopenDichiarazione(
  anno: number,
  id: string,
  conferma: boolean,
): Promise<EsitoChiusura> {
  const { data } = await send<z.infer<typeof riapriAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneRiapri, { anno }),
    { corpo: { Codici: [id], Conferma: conferma } },
  );
  return {
    fatto: data.riaperte.length > 0,
    messaggio: data.errori[0]?.Messaggio ?? '',
    avviso: null,
    quadri: [],
    mancanze: [],
    confermabile: data.errori[0]?.Confermabile ?? false,
  };
}

export const RIGHE_DI_STORIA = 20;
export const storiaQuery = (luogo: Luogo, pagina: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'storia', luogo.anno, luogo.id, pagina],
    queryFn: () =>
      list<z.infer<typeof modifica>>(makePercorso(percorsi.modelloStoria, luogo), {
        pagina,
        righePerPagina: RIGHE_DI_STORIA,
      }),
    staleTime: 0,
  });

/** The PDF: a draft crossed by BOZZA, or the final one of a closed declaration. */
export const printDichiarazione = (
  { anno, id }: Pick<Luogo, 'anno' | 'id'>,
  tipo: 'bozza' | 'definitiva',
  opzioni: Partial<OpzioniStampa>,
): Promise<Blob> =>
  download(tipo === 'bozza' ? percorsi.anteprimaStampa : percorsi.stampa, {
    ...{ tipo: 'dichiarazione', anno, chiavi: [id] },
    opzioni,
  });

/** Whether it can be printed on the official pages, and what has no place there. */
export const copertinaQuery = ({ anno, id }: Pick<Luogo, 'anno' | 'id'>) =>
  queryOptions({
    queryKey: ['dichiarazione', 'ministeriale', anno, id],
    queryFn: () =>
      send<{ data: CopertinaMinisteriale }>(
        'GET',
        percorso(percorsi.dichiarazioneMinisteriale, { anno, id }),
      ).then(({ data }) => fromWire<CopertinaMinisteriale>(data)),
    staleTime: 0,
  });
