import { gruppiTipoDichiarazione, type TipoDichiarazione } from '@quadra/contract';

/** The types of declaration that can be made, by group: the 730 is beside those of persons. */
export const gruppiDaCreare = Object.entries(gruppiTipoDichiarazione).map(
  ([gruppo, tipi]): readonly [string, readonly TipoDichiarazione[]] => [
    gruppo,
    gruppo === 'Redditi' ? [...tipi, '730'] : tipi,
  ],
);
