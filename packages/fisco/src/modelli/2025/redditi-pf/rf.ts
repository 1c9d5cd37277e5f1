import * as r from '../../../regole/impresa.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const voce = (numero: number, dato: typeof r.utile) =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]);

export const quadroRF: QuadroScheda = {
  codice: 'RF',
  titolo: 'Impresa in contabilità ordinaria',
  titoloBreve: 'Impresa, ordinaria',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Righi delle variazioni da riscontrare sul modello. I righi da 901 sono interni: il modello non li numera. Le variazioni si indicano già calcolate: limiti e quote non sono controllati.',
  dipendeDa: ['RG', 'RH'],
  sezioni: [
    {
      titolo: 'Risultato di bilancio',
      righi: [
        voce(4, r.utile),
        voce(5, r.perditaConto),
        rigo(6, r.riassorbimento.titolo, [inserisce(4, 'Totale', r.riassorbimento)]),
      ],
    },
    {
      titolo: 'Variazioni in aumento',
      righi: [
        ...r.aumenti.map(({ rigo: numero, dato }) => voce(numero, dato)),
        rigo(
          32,
          'Totale in aumento',
          [mostra(1, 'Totale', r.totaleAumenti, { formulaBreve: 'da RF7 a RF31' })],
          {
            totale: true,
          },
        ),
      ],
    },
    {
      titolo: 'Variazioni in diminuzione',
      righi: [
        ...r.diminuzioni.map(({ rigo: numero, dato }) => voce(numero, dato)),
        rigo(
          56,
          'Totale in diminuzione',
          [mostra(1, 'Totale', r.totaleDiminuzioni, { formulaBreve: 'da RF34 a RF55' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        rigo(57, 'Reddito o perdita', [
          mostra(1, 'Reddito', r.ordinariaLordo, {
            formulaBreve: 'RF4 − RF5 + RF6 + RF32 − RF56',
            negativi: true,
          }),
        ]),
        voce(58, r.redditiPartecipazione),
        voce(59, r.perditePartecipazione),
        rigo(60, r.ordinariaPrima.titolo, [
          mostra(2, 'Reddito', r.ordinariaPrima, { formulaBreve: 'RF57 + RF58 − RF59', negativi: true }),
        ]),
        voce(61, r.liberalita),
        rigo(
          63,
          'Reddito o perdita d’impresa',
          [
            mostra(1, 'Reddito', r.ordinaria, {
              formulaBreve: 'RF60 − RF61',
              negativi: true,
            }),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Perdite e ritenute (dati interni)',
      righi: [
        rigo(901, 'Perdite d’impresa precedenti', [
          inserisce(1, 'Limitate', r.perdite.limitate, {
            istruzioni: 'Utilizzabili fino all’80% del reddito.',
          }),
          inserisce(2, 'Piene', r.perdite.piene, { istruzioni: 'Dei primi tre anni di attività.' }),
          mostra(3, 'Utilizzate', r.perdite.usate, { formulaBreve: 'su RF63 + RG903' }),
        ]),
        rigo(902, 'Perdite da riportare', [
          mostra(1, 'Limitate', r.perdite.limitateResidue),
          mostra(2, 'Piene', r.perdite.pieneResidue),
          mostra(3, 'Dell’anno', r.perditaAnno),
        ]),
        rigo(
          903,
          'Reddito d’impresa',
          [mostra(1, 'A RN1', r.reddito, { formulaBreve: 'RF63 + RG903 − RH902 − RF901 col. 3' })],
          { totale: true },
        ),
        voce(904, r.ritenuteOrdinaria),
      ],
    },
  ],
};
