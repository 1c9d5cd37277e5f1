import type { Controllo } from '../../scheda.ts';
import { controlliModulo } from './controlli-modulo.ts';
import { makeControlliProspetti } from './controlli-prospetti.ts';
import { controlliLiquidazione, makeControlliSaldo } from './controlli-saldo.ts';

/** What the righi of the form say to one another; what its totals say is true by itself, being counted. */
export const makeControlli = (anno: number): readonly Controllo[] => [
  ...controlliModulo,
  ...controlliLiquidazione,
  ...makeControlliSaldo(anno),
  ...makeControlliProspetti(anno),
];
