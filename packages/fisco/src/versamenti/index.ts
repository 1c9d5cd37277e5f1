/** What is owed and how it is paid: fetched only where it is asked for. */
export type { Atto, Lettera } from '../parametri/ravvedimento.ts';
export type { Passo, Rilievo } from './passo.ts';
export {
  computeRavvedimento,
  type DomandaRavvedimento,
  type Ravvedimento,
  splitPagamento,
} from './ravvedimento.ts';
