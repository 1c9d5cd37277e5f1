import * as r from '../../../regole/impresa.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

export const quadroRG: QuadroScheda = {
  codice: 'RG',
  titolo: 'Impresa in contabilità semplificata',
  titoloBreve: 'Impresa, semplificata',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Solo i totali: i righi da 901 sono interni, il modello li numera in altro modo. Le perdite precedenti si indicano in RF901.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Componenti positivi', [
          inserisce(1, 'Totale', r.ricavi, { istruzioni: 'Ricavi, plusvalenze, altri componenti positivi.' }),
        ]),
        rigo(902, 'Componenti negativi', [
          inserisce(1, 'Totale', r.costi, { istruzioni: 'Parte deducibile.' }),
        ]),
        rigo(
          903,
          'Reddito o perdita d’impresa',
          [mostra(1, 'Reddito', r.semplificata, { formulaBreve: 'RG901 − RG902', negativi: true })],
          { totale: true },
        ),
        rigo(904, 'Ritenute d’acconto', [inserisce(1, 'A RN33', r.ritenuteSemplificata)]),
      ],
    },
  ],
};
