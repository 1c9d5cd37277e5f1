import * as r from '../../../regole/impresa.ts';
import { inserisce, type QuadroScheda, rigo } from '../../scheda.ts';

export const quadroRD: QuadroScheda = {
  codice: 'RD',
  titolo: 'Allevamento e produzioni agricole',
  titoloBreve: 'Allevamento',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Solo il risultato, già calcolato: i righi da 901 sono interni, il modello li numera in altro modo.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Reddito di allevamento e produzioni agricole', [inserisce(1, 'A RN1', r.allevamento)]),
        rigo(902, 'Ritenute d’acconto', [inserisce(1, 'A RN33', r.ritenuteAllevamento)]),
      ],
    },
  ],
};
