import {
  type chiudiAnswer,
  type DichiarazioneFilo,
  type DichiarazioneRiga,
  fromWire,
  type IntermediarioFilo,
  type Interno,
  type modifica,
  percorsi,
  percorso,
  type RiportoFilo,
  type riapriAnswer,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { BOZZA_RISPOSTA_MS } from '../../api/bozza/bozza.api.ts';
import { download, send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';
import type { QueryPagina } from '../../api/useElenco.ts';
import type { Modifiche, RighiModificati } from './dati/modifiche.ts';

export type Dichiarazione = Interno<DichiarazioneFilo>;
export type RigaDichiarazione = Interno<DichiarazioneRiga>;
export type VoceStoria = Interno<z.infer<typeof modifica>>;
export type Riporto = Interno<RiportoFilo>;
export type AzioneQuadro = 'completa' | 'riapri' | 'svuota' | 'rimuovi';
type Busta<T> = { data: T };

/** One page of the declarations of a year; `giro` tells one search from the next. */
export const makeDichiarazioniQuery =
  (anno: number): QueryPagina<RigaDichiarazione> =>
  (query, giro) => ({
    queryKey: ['dichiarazione', 'list', anno, query, giro],
    queryFn: ({ signal }) =>
      list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), query, { segnale: signal }),
  });

/** The whole declaration: the screen keeps its own copy while it is open, so it is asked fresh at each opening. */
export const getDichiarazione = (anno: number, id: string): Promise<Dichiarazione> =>
  send<Busta<DichiarazioneFilo>>('GET', percorso(percorsi.pf, { anno, id })).then(({ data }) =>
    fromWire<DichiarazioneFilo>(data),
  );

/** Salva. Answers nothing the screen relies on: the declaration is read again. */
export const saveDichiarazione = (anno: number, id: string, versione: number, modifiche: Modifiche) =>
  send<unknown>('PUT', percorso(percorsi.pf, { anno, id }), {
    corpo: { Versione: versione, Righi: modifiche.righi, Forzature: modifiche.forzature },
  });

/** A draft of one quadro: all its changes since the last save. */
export const saveBozza = (
  { anno, id }: { anno: number; id: string },
  quadro: string,
  righi: RighiModificati,
  inUscita: boolean,
): Promise<string> =>
  send<Busta<{ SalvataIl: string }>>('PUT', percorso(percorsi.pfBozza, { anno, id }), {
    corpo: { Quadro: quadro, Righi: righi },
    silenziosa: true,
    keepalive: inUscita,
    ...(inUscita ? {} : { segnale: AbortSignal.timeout(BOZZA_RISPOSTA_MS) }),
  }).then(({ data }) => data.SalvataIl);

export type Intermediario = Interno<IntermediarioFilo>;

/** Who may send the declarations of a studio in a year: its own first. */
export const usabiliQuery = (idStudio: number, anno: number) =>
  queryOptions({
    queryKey: ['intermediario', 'usabili', idStudio, anno],
    queryFn: () =>
      send<Busta<IntermediarioFilo[]>>('POST', percorsi.intermediarioUsabili, {
        corpo: { IdStudio: idStudio, Tipo: 'Dichiarazione', Anno: anno },
        lettura: true,
        silenziosa: true,
      }).then(({ data }): readonly Intermediario[] => data.map((riga) => fromWire<IntermediarioFilo>(riga))),
    staleTime: 0,
  });

/** Who sends a declaration (null: the default of the year) and the day of the promise. */
export const saveIncarico = (
  anno: number,
  id: string,
  incarico: { idIntermediario: string | null; dataImpegno: string | null },
) => send<unknown>('PUT', percorso(percorsi.pfIncarico, { anno, id }), { corpo: toWire<object>(incarico) });

/** What the records of land, buildings and contracts would change in RA and RB; nothing is written. */
export const getRiporto = (anno: number, id: string): Promise<Riporto> =>
  send<Busta<RiportoFilo>>('GET', percorso(percorsi.pfRiporto, { anno, id })).then(({ data }) =>
    fromWire<RiportoFilo>(data),
  );

export const runAzioneQuadro = (anno: number, id: string, quadro: string, azione: AzioneQuadro) =>
  send<unknown>('POST', percorso(percorsi.pfQuadroAzione, { anno, id, quadro, azione }), { corpo: {} });

export type EsitoChiusura = {
  fatto: boolean;
  messaggio: string;
  quadri: string[];
  /** The studio lets those quadri be closed by force. */
  forzabile: boolean;
};

/** Closes the declaration; a refusal names the quadri still open. `conferma`: also by force, where the studio lets it. */
export async function closeDichiarazione(
  anno: number,
  id: string,
  conferma: boolean,
): Promise<EsitoChiusura> {
  const { data } = await send<z.infer<typeof chiudiAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneChiudi, { anno }),
    { corpo: { Codici: [id], Conferma: conferma } },
  );
  const [errore] = data.errori;
  return {
    fatto: data.chiuse.length > 0,
    messaggio: errore?.Messaggio ?? data.avvisi?.[0]?.Messaggio ?? '',
    quadri: errore?.Quadri ?? [],
    forzabile: errore?.Forzabile ?? false,
  };
}

export async function reopenDichiarazione(anno: number, id: string): Promise<EsitoChiusura> {
  const { data } = await send<z.infer<typeof riapriAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneRiapri, { anno }),
    { corpo: { Codici: [id] } },
  );
  return {
    fatto: data.riaperte.length > 0,
    messaggio: data.errori[0]?.Messaggio ?? '',
    quadri: [],
    forzabile: false,
  };
}

export const RIGHE_DI_STORIA = 20;
export const storiaQuery = (anno: number, id: string, pagina: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'storia', anno, id, pagina],
    queryFn: () =>
      list<z.infer<typeof modifica>>(percorso(percorsi.pfStoria, { anno, id }), {
        pagina,
        righePerPagina: RIGHE_DI_STORIA,
      }),
    staleTime: 0,
  });

/** The PDF: a draft crossed by BOZZA, or the final one of a closed declaration. */
export const printDichiarazione = (anno: number, id: string, tipo: 'bozza' | 'definitiva'): Promise<Blob> =>
  download(tipo === 'bozza' ? percorsi.anteprimaStampa : percorsi.stampa, {
    tipo: 'dichiarazione',
    anno,
    chiavi: [id],
  });
