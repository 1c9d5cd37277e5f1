export type { Collegamento } from './collegamento.queries.ts';
export { hideEmail } from './collegamento.rules.ts';
export {
  endCollegamento,
  giveCollegamento,
  noteApertura,
  repeatCollegamento,
  sendCodice,
  withCodice,
  withLink,
} from './collegamento.service.ts';
export { mailLink, makeLink, parseLink } from './link.ts';
