import type { Data } from '@quadra/values';
import type { Confronto } from '../modelli/confronto.ts';
import type { MancanzaPer } from '../modelli/mancanze.ts';
import type { LatoLettera } from './cifre.ts';
import { titoliParte } from './parole.ts';
import type {
  CifraLettera,
  CreditoLettera,
  FattoLettera,
  ParteLettera,
  PezzoLettera,
  VersamentoLettera,
} from './tipi.ts';

/** What the letter is written from. */
export interface DatiLettera {
  readonly oggi: LatoLettera;
  /** The declaration of the year before, and the two compared; null where there is none. */
  readonly prima: LatoLettera | null;
  readonly confronto: Confronto | null;
  readonly isChiusa: boolean;
  readonly versamenti: readonly VersamentoLettera[];
  readonly crediti: readonly CreditoLettera[];
  /** Something that is to be paid is not known yet. */
  readonly isDovutoIncompleto: boolean;
  readonly mancanze: readonly MancanzaPer[];
  readonly fatti: readonly FattoLettera[];
}

export const cifra = (di: CifraLettera): PezzoLettera => ({ cifra: di });
export const giorno = (data: Data): PezzoLettera => ({ giorno: data });

/** A part of the letter; none where it says nothing. */
export const parte = (
  codice: ParteLettera['codice'],
  { frasi = [], righe = [], coda = [] }: Partial<Pick<ParteLettera, 'frasi' | 'righe' | 'coda'>>,
): ParteLettera[] =>
  frasi.length + righe.length + coda.length === 0
    ? []
    : [{ codice, titolo: titoliParte[codice], frasi, righe, coda }];
