/** The communications of the periodic liquidations: counted, checked, written, and what they say to the return. */
export { computeLipe, countPeriodi, matchVersamenti, type Quadratura } from './calcolo.ts';
export {
  type ConfrontoVL,
  matchVL,
  type PropostaLipe,
  proposeAcconto,
  proposeVH,
  proposeVL,
  proposeVP,
} from './collegamenti.ts';
export { caricheLipe, checkLipe, type FrontespizioLipe, type ProblemaLipe } from './comunicazione.ts';
export { writeLipe } from './scrittura.ts';
export { findTermineLipe, listTerminiIva, type TermineIva } from './termini.ts';
export type * from './tipi.ts';
