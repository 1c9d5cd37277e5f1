import {
  type FinalitaDichiarazione,
  finalitaDichiarazione,
  finalitaNonGestite,
  gruppiTipoDichiarazione,
  requisiti,
  type TipoDichiarazione,
} from '@quadra/contract';
import { hasRequisito } from '../../api/requisiti.ts';

/** The types of declaration by group: the 730 is beside those of persons. */
export const gruppiTipi = Object.entries(gruppiTipoDichiarazione).map(
  ([gruppo, tipi]): readonly [string, readonly TipoDichiarazione[]] => [
    gruppo,
    gruppo === 'Redditi' ? [...tipi, '730'] : tipi,
  ],
);

/** The purposes that a user may choose: the simulation is where it is enabled, what is not handled is not offered. */
export const listFinalita = (utente: Parameters<typeof hasRequisito>[0]): readonly FinalitaDichiarazione[] =>
  finalitaDichiarazione.filter(
    (finalita) =>
      !finalitaNonGestite.includes(finalita) &&
      (finalita !== 'Simulazione' || hasRequisito(utente, requisiti.simulaDichiarazioni)),
  );
