import {
  type BozzaFilo,
  type bozzaDelLuogoAnswer,
  type bozzaSalvata,
  fromWire,
  type Interno,
  percorsi,
  percorso,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { sospese } from './sospese.ts';

export type BozzaDelLuogo = Interno<BozzaFilo>;
export type RighiBozza = BozzaDelLuogo['righi'];
/** Where a draft belongs: kind and key of the record, or `nuova`. */
export type Luogo = { genere: 'anagrafica'; chiave: string };

/** Longer than this a draft is tried again: a line that swallows a request must not stop the next. */
export const BOZZA_RISPOSTA_MS = 8_000;

export const formatLuogo = ({ genere, chiave }: Luogo): string => `${genere}/${chiave}`;

/** My draft of a place, after what this tab still had to send. */
export async function findBozza(luogo: Luogo): Promise<BozzaDelLuogo | null> {
  await sospese.flush();
  const { data } = await send<z.infer<typeof bozzaDelLuogoAnswer>>('GET', percorso(percorsi.bozza, luogo), {
    silenziosa: true,
  });
  return data && fromWire<BozzaFilo>(data);
}

/** Answers when the draft was saved (ISO). */
export function saveBozza(
  luogo: Luogo,
  righi: RighiBozza,
  versione: number | null,
  inUscita: boolean,
): Promise<string> {
  return send<z.infer<typeof bozzaSalvata>>('PUT', percorso(percorsi.bozza, luogo), {
    corpo: { Righi: righi, Versione: versione },
    silenziosa: true,
    keepalive: inUscita,
    ...(inUscita ? {} : { segnale: AbortSignal.timeout(BOZZA_RISPOSTA_MS) }),
  }).then(({ data }) => data.SalvataIl);
}

export const deleteBozza = (luogo: Luogo): Promise<unknown> =>
  send<null>('DELETE', percorso(percorsi.bozza, luogo), { silenziosa: true, keepalive: true });
