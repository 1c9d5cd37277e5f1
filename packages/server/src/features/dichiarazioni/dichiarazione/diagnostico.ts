import { frasiCampo } from '@quadra/contract';
import {
  collectMancanze,
  type Finding,
  isSenzaEffetto,
  type MancanzaPer,
  type Spiegazione,
} from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { createCalcolo } from './calcolo.ts';
import { getCalcolata } from './leggi-dichiarazione.ts';

const openCalcolo = async (trx: Trx, anno: number, id: string) => {
  const { dichiarazione, modello } = await getCalcolata(trx, anno, id);
  return { modello, calcolo: createCalcolo(modello, dichiarazione.righi, dichiarazione.forzature) };
};

/** How a value came to be, down to the article. @throws NON_TROVATO for a casella the modello has not. */
export async function explainCasella(
  trx: Trx,
  anno: number,
  id: string,
  chiave: string,
): Promise<Spiegazione> {
  const { modello, calcolo } = await openCalcolo(trx, anno, id);
  if (modello.findCasella(chiave)?.chiave !== chiave) {
    throw new DomainError('NON_TROVATO', { messaggio: frasiCampo.rigoSconosciuto(chiave) });
  }
  return calcolo.explain(chiave);
}

export interface Diagnostico {
  readonly findings: readonly Finding[];
  /** What the results wait for, each thing once; of a closed declaration, as it was closed. */
  readonly mancano: readonly MancanzaPer[];
}

/** What the checks say, and what is missing. In a closed declaration every value counts as it did when it was closed. */
export async function diagnose(trx: Trx, anno: number, id: string): Promise<Diagnostico> {
  const { dichiarazione, modello, esiti, copia } = await getCalcolata(trx, anno, id);
  const calcolo = createCalcolo(modello, dichiarazione.righi, dichiarazione.forzature);
  const findings = calcolo.findings().filter((finding) => copia === undefined || !isSenzaEffetto(finding));
  return { findings, mancano: collectMancanze(modello, esiti) };
}
