import * as r from '../../../regole/integrativa.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const credito = (numero: number) =>
  rigo(
    numero,
    'Credito da integrativa',
    [
      annota(1, 'Errori contabili', 'barrata'),
      annota(2, 'Codice tributo', 'testo', { lunghezza: 4 }),
      inserisce(3, 'Anno', r.annoIntegrativa, { min: 2015, max: 2099 }),
      inserisce(4, 'Credito', r.creditoIntegrativa),
    ],
    { raccolta: r.creditiIntegrativa },
  );

export const quadroDI: QuadroScheda = {
  codice: 'DI',
  titolo: 'Dichiarazione integrativa',
  titoloBreve: 'Dichiarazione integrativa',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Crediti di integrative a favore presentate oltre il termine. Colonne da riscontrare sul modello; il rigo 901 è interno. Il credito entra nel calcolo quando si indica fra le eccedenze precedenti (RN36, RV4, RV12, LC1 col. 6, RX sezione II).',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Crediti da dichiarazioni integrative',
      righi: [
        ...[1, 2, 3, 4, 5].map(credito),
        rigo(901, 'Totale', [mostra(4, 'Totale', r.totaleIntegrativa, { formulaBreve: 'da DI1 a DI5' })], {
          totale: true,
        }),
      ],
    },
  ],
};
