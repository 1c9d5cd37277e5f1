import { errori, tipologiaUtente } from '@quadra/contract';
import type { Sessione } from '../features/sessione/sessione.public.ts';
import { DomainError } from './domain-error.ts';

/** Who may do what to which thing, in words; the record's own scope is kept by row-level security. */
export interface Permesso {
  readonly azione: string;
  readonly risorsa: string;
  readonly regola: (sessione: Sessione) => boolean;
}

/** Declares a right. It is asked by the route that names it, before anything else of the call is read. */
export const allow = (azione: string, risorsa: string, regola: Permesso['regola']): Permesso =>
  Object.freeze({ azione, risorsa, regola });

/** The actions of a right that change nothing. */
export const azioniDiLettura: readonly string[] = ['leggi', 'elenca', 'calcola', 'spiega', 'simula'];

/** @throws NON_AUTORIZZATO when the session lacks the right altogether. */
export function authorize(sessione: Sessione, permesso: Permesso): void {
  if (!permesso.regola(sessione)) throw new DomainError('NON_AUTORIZZATO');
}

/**
 * The one place where who acts in place of another is stopped: calls of the person alone, and changes when only looking.
 * @throws SOSTITUZIONE_NON_AMMESSA, SOLA_LETTURA
 */
export function requireSostituibile(sessione: Sessione, sostituibile: 'legge' | 'scrive' | 'mai'): void {
  if (sessione.sostituzione === null) return;
  if (sostituibile === 'mai') throw new DomainError('SOSTITUZIONE_NON_AMMESSA');
  if (sostituibile === 'scrive' && isSolaLettura(sessione)) throw new DomainError('SOLA_LETTURA');
}

/** Who only looks in place of another: every change of such a session is refused. */
export const isSolaLettura = ({ sostituzione }: Sessione): boolean => sostituzione?.scrittura === false;

export const isFornitore = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.AMM_ELMAS;
export const isConsulente = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.CON_ELMAS;
export const isDiStudio = ({ tipologia }: Sessione): boolean =>
  tipologia === tipologiaUtente.AMM_STU || tipologia === tipologiaUtente.OP_STU;

/**
 * The studio a write is for: the user's own, or the one named by who reaches several.
 * @throws STUDIO_NON_INDICATO, or NON_TROVATO when it is outside the session's reach.
 */
export function requireStudio(sessione: Sessione, idStudio: number | undefined): number {
  const studio = idStudio ?? sessione.studioId;
  if (studio === null) {
    throw new DomainError('STUDIO_NON_INDICATO', {
      modelState: { IdStudio: [errori.STUDIO_NON_INDICATO.testo] },
    });
  }
  if (!sessione.studi.includes(studio)) throw new DomainError('NON_TROVATO');
  return studio;
}
