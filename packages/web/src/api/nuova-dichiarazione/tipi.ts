import {
  type FinalitaDichiarazione,
  finalitaDichiarazione,
  gruppiTipoDichiarazione,
  requisiti,
  type TipoDichiarazione,
} from '@quadra/contract';
import { hasRequisito } from '../requisiti.ts';

/** The types of declaration by group: the 730 is beside those of persons. */
export const gruppiTipi = Object.entries(gruppiTipoDichiarazione).map(
  ([gruppo, tipi]): readonly [string, readonly TipoDichiarazione[]] => [
    gruppo,
    gruppo === 'Redditi' ? [...tipi, '730'] : tipi,
  ],
);

/** The purposes that always start from a declaration of the client. */
export const CON_BASE: readonly FinalitaDichiarazione[] = ['Integrativa', 'Duplicata'];

/** The purposes that a user may choose: the simulation is where it is enabled. */
export const listFinalita = (utente: Parameters<typeof hasRequisito>[0]): readonly FinalitaDichiarazione[] =>
  finalitaDichiarazione.filter(
    (finalita) => finalita !== 'Simulazione' || hasRequisito(utente, requisiti.simulaDichiarazioni),
  );
