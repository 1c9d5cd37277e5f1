import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Who acts, as histories keep it: name and surname; both names when somebody acts in the place of another. */
export const nameAutore = ({ nome, cognome, sostituzione }: Sessione): string =>
  sostituzione ? `${sostituzione.attore} (${nome} ${cognome})` : `${nome} ${cognome}`;
