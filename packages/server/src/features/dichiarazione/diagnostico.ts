import { frasiCampo } from '@quadra/contract';
import type { Finding, Mancanza, Spiegazione } from '@quadra/fisco';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
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
  readonly mancano: Record<string, readonly (Mancanza & { per: string })[]>;
}

/** What the checks say, and what is missing quadro by quadro. */
export async function diagnose(trx: Trx, anno: number, id: string): Promise<Diagnostico> {
  const { calcolo } = await openCalcolo(trx, anno, id);
  return { findings: calcolo.findings(), mancano: calcolo.missingByQuadro() };
}
