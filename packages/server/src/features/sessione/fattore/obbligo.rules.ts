import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import type { Config } from '../../../config.ts';

const { AMM_STU, AMM_GES, AMM_ELMAS } = tipologiaUtente;
const amministratori: readonly TipologiaUtente[] = [AMM_STU, AMM_GES, AMM_ELMAS];

/** Whether the settings want a second step of this type of user. */
export const isObbligatoria = (
  config: Pick<Config, 'verificaObbligatoria'>,
  tipologia: TipologiaUtente,
): boolean => config.verificaObbligatoria && amministratori.includes(tipologia);

/** Whether this session may do nothing but activate the second step. Who acts in place of another proved his own. */
export const isDaProteggere = (
  config: Pick<Config, 'verificaObbligatoria'>,
  sessione: {
    readonly tipologia: TipologiaUtente;
    readonly protetta: boolean;
    readonly sostituzione: unknown;
  },
): boolean =>
  !sessione.protetta && sessione.sostituzione === null && isObbligatoria(config, sessione.tipologia);
