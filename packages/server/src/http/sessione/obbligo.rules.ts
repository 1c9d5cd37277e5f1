import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import type { Config } from '../../config.ts';

const GIORNO_MS = 86_400_000;
const { AMM_STU, AMM_GES, AMM_ELMAS } = tipologiaUtente;
const amministratori: readonly TipologiaUtente[] = [AMM_STU, AMM_GES, AMM_ELMAS];
type Regola = Pick<Config, 'verificaObbligatoria' | 'verificaGiorni'>;

/** Whether the settings want a second step of this type of user. */
export const isObbligatoria = (
  config: Pick<Config, 'verificaObbligatoria'>,
  tipologia: TipologiaUtente,
): boolean => config.verificaObbligatoria && amministratori.includes(tipologia);

interface DiChi {
  readonly tipologia: TipologiaUtente;
  readonly protetta: boolean;
  readonly sostituzione: unknown;
  readonly verificaChiestaIl: Date | null;
}

/**
 * Until when this session may work without a second step; null when it has one, or none is wanted. Who acts in place of
 * another proved his own. A session from before it was asked counts from its next login.
 */
export function computeTermine(config: Regola, sessione: DiChi): Date | null {
  const { tipologia, protetta, sostituzione, verificaChiestaIl } = sessione;
  if (protetta || sostituzione !== null || verificaChiestaIl === null) return null;
  if (!isObbligatoria(config, tipologia)) return null;
  return new Date(verificaChiestaIl.getTime() + config.verificaGiorni * GIORNO_MS);
}

/** Whether this session may do nothing but activate the second step. */
export function isDaProteggere(config: Regola, sessione: DiChi, adesso: Date): boolean {
  const termine = computeTermine(config, sessione);
  return termine !== null && termine <= adesso;
}
