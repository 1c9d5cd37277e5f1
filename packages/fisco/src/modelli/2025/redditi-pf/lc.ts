import * as r from '../../../regole/cedolare.ts';
import { impostaCedolare } from '../../../regole/fabbricati.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

export const quadroLC: QuadroScheda = {
  codice: 'LC',
  titolo: 'Cedolare secca sulle locazioni',
  titoloBreve: 'Cedolare secca',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'L’imposta sui redditi diversi (quadro RL) si indica a mano.',
  dipendeDa: ['FR', 'RB', 'LM'],
  sezioni: [
    {
      titolo: 'Imposta',
      righi: [
        rigo(1, 'Cedolare secca', [
          mostra(1, 'Imposta sui fabbricati', impostaCedolare, { formulaBreve: 'RB11 col. 4' }),
          inserisce(2, 'Imposta su redditi diversi', r.redditiDiversi),
          mostra(3, 'Totale imposta', r.totale, { formulaBreve: 'col. 1 + col. 2' }),
          inserisce(4, 'Ritenute locazioni brevi', r.ritenuteBrevi, {
            istruzioni:
              'CU locazioni brevi, punto 20 (15 fino alla CU 2023). Oltre l’imposta, il resto va in RN33.',
          }),
          mostra(5, 'Differenza', r.differenza, { formulaBreve: 'col. 3 − col. 4', negativi: true }),
          inserisce(6, 'Eccedenza precedente', r.eccedenza),
          inserisce(7, 'Compensata in F24', r.compensata),
          inserisce(8, 'Acconti versati', r.acconti, { istruzioni: 'F24, codici 1840 e 1841.' }),
          annota(9, 'Acconti sospesi', 'euro', { istruzioni: 'Già compresi in colonna 8.' }),
          inserisce(10, 'Trattenuta dal sostituto', r.trattenuta, {
            istruzioni: '730-3, rigo 99, colonna 7.',
          }),
          inserisce(11, 'Rimborsata dal sostituto', r.rimborsata, {
            istruzioni: '730-3, rigo 99, colonna 5.',
          }),
          mostra(12, 'A debito', r.debito),
          mostra(13, 'A credito', r.credito),
        ]),
      ],
    },
    {
      titolo: 'Acconti {anno}',
      righi: [
        rigo(2, 'Acconto dovuto', [
          mostra(1, 'Primo acconto', r.primoAcconto, { formulaBreve: '40% di LC1 col. 5' }),
          mostra(2, 'Secondo o unico acconto', r.secondoAcconto, {
            formulaBreve: 'LC1 − col. 1',
          }),
        ]),
      ],
    },
  ],
};
