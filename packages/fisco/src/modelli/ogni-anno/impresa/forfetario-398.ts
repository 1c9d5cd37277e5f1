import type { Forfetario398 } from '../../../regole/forfetario-398.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';

type Numeri = readonly [proventi: number, plusvalenze: number, perdite: number, reddito: number];

/** The righi of L. 398/1991, under the numbers of a form. */
export const makeRighi398 = (
  f: Forfetario398,
  [proventi, plusvalenze, perdite, reddito]: Numeri,
): RigoScheda[] => [
  rigo(proventi, 'Proventi', [inserisce(1, 'Importo', f.proventi)]),
  rigo(plusvalenze, 'Plusvalenze', [inserisce(1, 'Importo', f.plusvalenze)]),
  rigo(perdite, 'Perdite scomputabili', [inserisce(1, 'Importo', f.perdite)]),
  rigo(
    reddito,
    'Reddito imponibile',
    [mostra(2, 'Importo', f.reddito, { formulaBreve: '3% dei proventi + plusvalenze − perdite' })],
    { totale: true },
  ),
];
