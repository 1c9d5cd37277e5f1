import * as r from '../../../regole/altri-redditi.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

type Voce = (typeof r.voci)[keyof typeof r.voci];

const conSpese = (numero: number, titolo: string, { corrispettivi, spese }: Voce) =>
  rigo(numero, titolo, [inserisce(1, 'Redditi', corrispettivi), inserisce(2, 'Spese', spese)]);

export const quadroRL: QuadroScheda = {
  codice: 'RL',
  titolo: 'Altri redditi',
  titoloBreve: 'Altri redditi',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Colonne da riscontrare sul modello. Non gestiti: trust (RL4), affitto d’azienda e cessione di aziende (RL8, RL9), RL11, RL13 e RL17, compensi sportivi (RL21 e RL22: nei modelli fino al 2023), cessione di partecipazioni in perdita. Le deduzioni forfetarie di RL29 si indicano a mano.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, redditi di capitale',
      righi: [
        rigo(1, 'Utili e proventi equiparati', [
          annota(1, 'Tipo', 'intero', { max: 99 }),
          inserisce(2, 'Redditi', r.utili),
          inserisce(3, 'Ritenute', r.utiliRitenute),
        ]),
        rigo(2, 'Altri redditi di capitale', [
          annota(1, 'Tipo', 'intero', { max: 99 }),
          inserisce(2, 'Redditi', r.capitali),
          inserisce(3, 'Ritenute', r.capitaliRitenute),
        ]),
        rigo(
          3,
          'Totale redditi di capitale',
          [
            mostra(2, 'Redditi', r.redditoCapitale, { formulaBreve: 'RL1 + RL2, a RN1' }),
            mostra(3, 'Ritenute', r.ritenuteCapitale, { formulaBreve: 'a RN33' }),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, redditi diversi',
      righi: [
        conSpese(5, 'Lottizzazione di terreni', r.lottizzazioni),
        conSpese(6, 'Rivendita di immobili nei cinque anni', r.rivendite),
        conSpese(7, 'Cessione di partecipazioni sociali', r.cessioni),
        rigo(10, 'Affitto e usufrutto di immobili, sublocazioni e locazioni brevi', [
          inserisce(1, 'Redditi', r.affitti.corrispettivi),
          inserisce(2, 'Spese', r.affitti.spese),
          inserisce(6, 'In cedolare secca', r.affittiCedolare, {
            istruzioni: 'Redditi in cedolare secca: l’imposta si indica in LC1 col. 2.',
          }),
        ]),
        rigo(12, 'Redditi fondiari non catastali e immobili all’estero', [
          inserisce(1, 'Redditi', r.fondiariEsteri),
        ]),
        conSpese(14, 'Attività commerciali non abituali', r.commerciali),
        conSpese(15, 'Lavoro autonomo non abituale', r.autonomi),
        conSpese(16, 'Obblighi di fare, non fare o permettere', r.obblighi),
        rigo(
          18,
          'Totali',
          [
            mostra(1, 'Redditi', r.totaleDiversi, { formulaBreve: 'da RL5 a RL16' }),
            mostra(2, 'Spese', r.speseDiversi, { formulaBreve: 'da RL5 a RL16' }),
          ],
          { totale: true },
        ),
        rigo(
          19,
          'Reddito netto',
          [mostra(1, 'Reddito', r.redditoDiversi, { formulaBreve: 'RL18 col. 1 − col. 2, a RN1' })],
          { totale: true },
        ),
        rigo(20, 'Ritenute', [inserisce(1, 'Ritenute', r.ritenuteDiversi)]),
      ],
    },
    {
      titolo: 'Sezione III, altri redditi di lavoro autonomo',
      righi: [
        rigo(25, 'Opere dell’ingegno e invenzioni', [inserisce(1, 'Proventi', r.diritti)]),
        rigo(26, 'Levata dei protesti, giudici onorari', [inserisce(1, 'Compensi', r.protesti)]),
        rigo(27, 'Associazione in partecipazione, soci promotori', [inserisce(1, 'Redditi', r.associati)]),
        rigo(
          28,
          'Totale compensi e proventi',
          [mostra(1, 'Totale', r.totaleCompensi, { formulaBreve: 'RL25 + RL26 + RL27' })],
          { totale: true },
        ),
        rigo(29, 'Deduzioni forfetarie', [inserisce(1, 'Deduzioni', r.deduzioniForfetarie)]),
        rigo(
          30,
          'Totale netto',
          [mostra(1, 'Totale', r.redditoAutonomo, { formulaBreve: 'RL28 − RL29, a RN1' })],
          { totale: true },
        ),
        rigo(31, 'Ritenute', [inserisce(1, 'Ritenute', r.ritenuteAutonomo)]),
      ],
    },
  ],
};
