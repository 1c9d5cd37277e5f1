import type { TipoDichiarazione } from '@quadra/contract';
import type { DatiModello, EsitoCasella, Finding } from '@quadra/fisco';
import type { Db } from '../../../db/pool.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import { createCalcolo, requireModello } from './calcolo.ts';
import { checkRighi } from './dichiarazione.rules.ts';

export interface Simulazione {
  readonly anno: number;
  readonly annoImposta: number;
  readonly modello: string;
  readonly versione: string;
  readonly righi: Readonly<Record<string, EsitoCasella>>;
  /** What the checks of the form say, from the most serious. */
  readonly rilievi: readonly Finding[];
}

/**
 * Every computed casella of a declaration that exists only in the request, and what its checks say; nothing is saved.
 * @throws ANNO_NON_DISPONIBILE; RICHIESTA_NON_VALIDA with `righi.<chiave>` for unknown righi and wrong values
 */
export async function simulate(
  db: Db,
  anno: number,
  tipo: TipoDichiarazione,
  righi: DatiModello,
): Promise<Simulazione> {
  const modello = await requireModello(db, anno, tipo);
  requireNessunErrore(checkRighi(modello, righi, 'righi'));
  const calcolo = createCalcolo(modello, righi);
  return {
    anno: modello.anno,
    annoImposta: modello.annoImposta,
    modello: modello.codice,
    versione: modello.versione,
    righi: calcolo.computed(),
    rilievi: calcolo.findings(),
  };
}
