import type { DefinizioneScritta } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { type Dove, listPubblicate, writeInsieme } from './definizione.queries.ts';
import { markInsieme } from './definizione.rules.ts';
import { listMessaggiScritti } from './messaggi.queries.ts';

export const toInVigore = ({ versione, contenuto }: { versione: number; contenuto: DefinizioneScritta }) => ({
  Versione: versione,
  Definizione: contenuto,
});

/** Puts together again what is in force of a modello of a year, under its mark. */
export async function putInVigore(trx: Trx, { anno, modello }: Dove): Promise<void> {
  const dove = { anno, modello };
  const definizioni = (await listPubblicate(trx, dove)).map(toInVigore);
  const messaggi = (await listMessaggiScritti(trx, dove)).map(({ Versione: _, ...messaggio }) => messaggio);
  const inVigore = { definizioni, messaggi };
  await writeInsieme(trx, dove, markInsieme(inVigore), inVigore);
}
