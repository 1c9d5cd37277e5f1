import type { TipoDichiarazione } from '@quadra/contract';
import { moduliDiQuadri } from '@quadra/contract';
import { type DatiModello, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import { listQuadriNonAttivi } from '../vita/fatti.queries.ts';

type Sua = Pick<Dichiarazione, 'studioId' | 'anno' | 'tipo' | 'righi'>;

/** Whether a quadro is a module of its own, so that it may be off. */
const isDiModulo = (tipo: TipoDichiarazione, quadro: string): boolean =>
  Object.hasOwn(moduliDiQuadri(tipo), quadro);

/** A quadro is a module of its own and is off for the studio. @throws MODULO_NON_ATTIVO */
export async function requireQuadroAttivo(trx: Trx, dichiarazione: Sua, quadro: string): Promise<void> {
  if (!isDiModulo(dichiarazione.tipo, quadro)) return;
  if ((await listQuadriNonAttivi(trx, dichiarazione)).includes(quadro))
    throw new DomainError('MODULO_NON_ATTIVO');
}

/**
 * What is written in a quadro whose module is off is refused, by whatever way it comes; what is taken away is not.
 * @throws MODULO_NON_ATTIVO
 */
export async function requireQuadriAttivi(trx: Trx, dichiarazione: Sua, nuovi: DatiModello): Promise<void> {
  const { tipo, righi } = dichiarazione;
  if (nuovi === righi || Object.keys(moduliDiQuadri(tipo)).length === 0) return;
  const scritti = new Set(
    Object.keys(nuovi)
      .filter((chiave) => nuovi[chiave] !== righi[chiave])
      .map(quadroOf),
  );
  for (const quadro of scritti) await requireQuadroAttivo(trx, dichiarazione, quadro);
}
