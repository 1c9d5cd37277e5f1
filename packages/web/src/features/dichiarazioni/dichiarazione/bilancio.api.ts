import { type BilancioFilo, type bilancioAnswer, percorsi } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { type Luogo, makePercorso } from './dichiarazione.api.ts';

type Risposta = z.infer<typeof bilancioAnswer>;

/** The accounts of a declaration; null when none were imported. Names of items are words of the file: they stay as they are. */
export const getBilancio = (luogo: Luogo): Promise<BilancioFilo | null> =>
  send<Risposta>('GET', makePercorso(percorsi.modelloBilancio, luogo)).then(({ data }) => data);

export const importBilancio = (
  luogo: Luogo,
  Fonte: string,
  Contenuto: string,
): Promise<BilancioFilo | null> =>
  send<Risposta>('POST', makePercorso(percorsi.modelloBilancio, luogo), { corpo: { Fonte, Contenuto } }).then(
    ({ data }) => data,
  );

export const setCaselleBilancio = (
  luogo: Luogo,
  Caselle: Readonly<Record<string, string>>,
): Promise<BilancioFilo | null> =>
  send<Risposta>('PUT', makePercorso(percorsi.modelloBilancioCaselle, luogo), { corpo: { Caselle } }).then(
    ({ data }) => data,
  );
