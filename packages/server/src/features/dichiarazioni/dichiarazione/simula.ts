import type { TipoDichiarazione } from '@quadra/contract';
import { type DatiModello, type EsitoCasella, type Finding, type Modello, quadroOf } from '@quadra/fisco';
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
  /** The quadri with figures that are «indicativo», and what is known of why. */
  readonly indicativi: readonly { readonly quadro: string; readonly nota: string }[];
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
  const calcolati = calcolo.computed();
  return {
    anno: modello.anno,
    annoImposta: modello.annoImposta,
    modello: modello.codice,
    versione: modello.versione,
    righi: calcolati,
    rilievi: calcolo.findings(),
    indicativi: listIndicativi(modello, calcolati),
  };
}

/** Why figures are «indicativo»: the quadri they stand in, each with its note; empty where only their law is to be checked. */
function listIndicativi(
  { quadri }: Pick<Modello, 'quadri'>,
  esiti: Readonly<Record<string, EsitoCasella>>,
): Simulazione['indicativi'] {
  const incerti = Object.entries(esiti).filter(
    ([, { stato, precisione }]) => precisione === 'indicativo' && stato !== 'vuoto',
  );
  const codici = new Set(incerti.map(([chiave]) => quadroOf(chiave)));
  return quadri
    .filter(({ codice }) => codici.has(codice))
    .map(({ codice, nota = '' }) => ({ quadro: codice, nota }));
}
