import { fromWire, type Interno, percorsi, percorso, type VoceLookup as VoceFilo } from '@quadra/contract';
import { send } from '../../../api/client.ts';
import type { Cerca } from '../../../ui/scelta/motore.ts';

export type VoceLookup = Interno<VoceFilo>;
/** Which list: that of a code, in a modello of a year. */
export type DoveLookup = { anno: number; modello: string; codice: string };

const ask = (dove: DoveLookup, corpo: object, segnale?: AbortSignal): Promise<readonly VoceLookup[]> =>
  send<{ data: VoceFilo[] }>('POST', percorso(percorsi.definizioneLookup, dove), {
    corpo,
    lettura: true,
    silenziosa: true,
    ...(segnale ? { segnale } : {}),
  }).then(({ data }) => data.map((voce) => fromWire<VoceFilo>(voce)));

/** The entries whose code or words hold the text. */
export const searchLookup =
  (dove: DoveLookup): Cerca<VoceLookup> =>
  async (testo, segnale) => ({
    voci: [...(await ask(dove, { Testo: testo.trim() }, segnale))],
    altre: false,
  });

/** The entry of a key; null when there is none. */
export const findVoce = async (dove: DoveLookup, chiave: string): Promise<VoceLookup | null> =>
  (await ask(dove, { Chiave: chiave }))[0] ?? null;
