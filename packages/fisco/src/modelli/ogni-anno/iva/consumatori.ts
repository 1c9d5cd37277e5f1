import * as r from '../../../regole/iva-prospetti.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import { coppia, quadroIva } from './parti.ts';

const NEGATIVI = { negativi: true } as const;

export const quadroVT = quadroIva(
  'VT',
  ['Operazioni verso consumatori finali e titolari di partita IVA', 'Consumatori finali'],
  [
    {
      titolo: 'Ripartizione delle operazioni imponibili',
      righi: [
        rigo(1, 'Totale', [
          mostra(1, 'Totale operazioni imponibili', r.totaleVerso.imponibile),
          mostra(2, 'Totale imposta', r.totaleVerso.imposta),
          inserisce(3, 'Consumatori finali, imponibile', r.consumatori.imponibile, NEGATIVI),
          inserisce(4, 'Consumatori finali, imposta', r.consumatori.imposta, NEGATIVI),
          inserisce(5, 'Titolari di partita IVA, imponibile', r.titolari.imponibile, NEGATIVI),
          inserisce(6, 'Titolari di partita IVA, imposta', r.titolari.imposta, NEGATIVI),
        ]),
      ],
    },
    {
      titolo: 'Consumatori finali per regione',
      righi: r.regioniIva.map((voce) => coppia(voce.rigo, voce.titolo, voce)),
    },
  ],
  { dipendeDa: ['VE'] },
);
