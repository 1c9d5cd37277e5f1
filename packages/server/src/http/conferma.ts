import { CONFERMA_VALIDA_SECONDI } from '@quadra/contract';
import type { Config } from '../config.ts';
import { DomainError } from './domain-error.ts';
import { isDaProteggere } from './sessione/obbligo.rules.ts';
import type { Sessione } from './sessione/sessione.ts';

/** @throws VERIFICA_OBBLIGATORIA while the second step that the settings want is not active */
export function requireVerifica(sessione: Sessione, config: Config, adesso: Date): void {
  if (isDaProteggere(config, sessione, adesso)) throw new DomainError('VERIFICA_OBBLIGATORIA');
}

/** @throws CONFERMA_RICHIESTA when the last proof of who is there is older than five minutes */
export function requireConferma(sessione: Sessione, adesso: Date): void {
  const secondi = (adesso.getTime() - sessione.confermataIl.getTime()) / 1000;
  if (secondi > CONFERMA_VALIDA_SECONDI) throw new DomainError('CONFERMA_RICHIESTA');
}
