import { type CodiceApplicativo, frasiErrore, tipologiaUtente } from '@quadra/contract';
import { DomainError } from '../../http/domain-error.ts';
import type { Sessione } from '../sessione/sessione.public.ts';

/** A module that is off: who may buy it is told where, the others to whom to turn. */
const makeModuloNonAttivo = ({ tipologia }: Pick<Sessione, 'tipologia'>): DomainError =>
  new DomainError(
    'MODULO_NON_ATTIVO',
    tipologia === tipologiaUtente.AMM_STU ? { messaggio: frasiErrore.MODULO_DA_ACQUISTARE } : {},
  );

/**
 * The calls of a module are for the studi that have it today; who works outside every studio passes.
 * @throws MODULO_NON_ATTIVO
 */
export function requireModulo(
  sessione: Pick<Sessione, 'tipologia' | 'profilo'>,
  codice: CodiceApplicativo,
): void {
  const { studio } = sessione.profilo;
  if (studio === null || studio.applicativi.some((attivo) => attivo.codice === codice)) return;
  throw makeModuloNonAttivo(sessione);
}
