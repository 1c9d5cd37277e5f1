import * as r from '../../../regole/integrativa.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const credito = (numero: number) =>
  rigo(
    numero,
    'Credito da integrativa',
    [
      inserisce(1, 'Codice tributo', r.tributoIntegrativa, { max: 9_999 }),
      inserisce(2, 'Anno d’imposta', r.annoIntegrativa, {
        ...{ min: 2015, max: 2099 },
        istruzioni: 'Quello a cui si riferisce la dichiarazione integrativa.',
      }),
      inserisce(3, 'Errori contabili di competenza', r.contabileIntegrativa, {
        istruzioni: 'Si somma all’eccedenza precedente della sua imposta: RN36, RV4, RV12, LC1 col. 6.',
      }),
      inserisce(4, 'Altri casi', r.creditoIntegrativa, {
        istruzioni: 'Entra nel saldo della sua imposta, in RX.',
      }),
    ],
    { raccolta: r.creditiIntegrativa },
  );

export const quadroDI: QuadroScheda = {
  codice: 'DI',
  titolo: 'Dichiarazione integrativa',
  titoloBreve: 'Dichiarazione integrativa',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'Crediti di integrative a favore presentate oltre il termine. Il rigo 901 è interno. Col. 3 si indica anche fra le eccedenze precedenti della sua imposta; col. 4 entra da sé in RX quando il codice tributo è di una imposta che lì ha una colonna dei crediti, e negli altri casi si indica nella sezione II di RX.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Crediti da dichiarazioni integrative',
      righi: [
        ...[1, 2, 3, 4, 5].map(credito),
        rigo(
          901,
          'Totale',
          [mostra(4, 'Totale', r.totaleIntegrativa, { formulaBreve: 'col. 3 + col. 4, da DI1 a DI5' })],
          {
            totale: true,
          },
        ),
      ],
    },
  ],
};
