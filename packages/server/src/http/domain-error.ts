import { type CodiceErrore, errori, frasiErrore, type MetodoVerifica } from '@quadra/contract';

/** Field (wire name) to its sentences. */
export type ModelState = Record<string, string[]>;
export interface Differenza {
  readonly Campo: string;
  readonly Mio: unknown;
  readonly Attuale: unknown;
}

interface Particolari {
  /** Sentence instead of the one of the list, for the same code. */
  readonly messaggio?: string;
  readonly modelState?: ModelState;
  readonly differenze?: Differenza[];
  /** What went wrong underneath: for the log alone. */
  readonly causa?: unknown;
  /** Seconds after which it is worth trying again. */
  readonly riprovaFra?: number;
  /** The second step of a login: the question that waits, and the ways to answer. */
  readonly verifica?: { readonly sfida: string; readonly metodi: readonly MetodoVerifica[] };
}

/** A refusal foreseen by the closed list of errors: the only kind whose text reaches a user. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly codice: CodiceErrore;
  readonly particolari: Particolari;

  constructor(codice: CodiceErrore, particolari: Particolari = {}) {
    super(particolari.messaggio ?? errori[codice].testo);
    this.codice = codice;
    this.particolari = particolari;
  }
}

/** Throws 400 with the fields when there is at least one. */
export function requireNessunErrore(modelState: ModelState): void {
  if (Object.keys(modelState).length > 0) throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
}

/** A studio that is locked: whose maintenance fee is not paid is told so. */
export const makeStudioBloccato = (canone: boolean): DomainError =>
  new DomainError('STUDIO_BLOCCATO', canone ? { messaggio: frasiErrore.STUDIO_SENZA_CANONE } : {});
