import { type EtichettaDichiarazione, frasiSolaLettura, type MotivoSolaLettura } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { findDivieto, isSolaLettura } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { scriviDichiarazione } from '../dichiarazione.policy.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import { getFatti } from './fatti.queries.ts';
import { type Fatti, findMotivo, listEtichette } from './vita.rules.ts';

const hasDiritto = (sessione: Sessione): boolean =>
  findDivieto(sessione, scriviDichiarazione) === undefined && !isSolaLettura(sessione);

/** How a declaration stands for who asks, as its header says it. */
export interface Situazione {
  readonly fatti: Fatti;
  readonly causa: MotivoSolaLettura | null;
  /** The cause in words. */
  readonly motivo: string | null;
  readonly etichette: EtichettaDichiarazione[];
}

export async function getSituazione(
  trx: Trx,
  sessione: Sessione,
  dichiarazione: Dichiarazione,
): Promise<Situazione> {
  const fatti = await getFatti(trx, dichiarazione);
  const causa = findMotivo(fatti, sessione.utenteId) ?? (hasDiritto(sessione) ? null : 'diritto');
  return {
    fatti,
    causa,
    motivo: causa && frasiSolaLettura[causa](fatti.inCaricoA?.nome ?? ''),
    etichette: listEtichette(fatti, causa !== null),
  };
}

/** Why who asks only looks at a declaration; null when he may change it. */
export const findSolaLettura = async (
  trx: Trx,
  sessione: Sessione,
  dichiarazione: Dichiarazione,
): Promise<MotivoSolaLettura | null> => (await getSituazione(trx, sessione, dichiarazione)).causa;
