import * as r from '../../../regole/agricole.ts';
import * as impresa from '../../../regole/impresa.ts';
import { inserisce, mostra, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';
import { DAI_FABBRICATI, makeSezioniProduzioni } from './rd-sezioni.ts';

const IMPATRIATI = [
  { codice: '1', descrizione: 'Concorre il 50%' },
  { codice: '2', descrizione: 'Concorre il 30%' },
  { codice: '4', descrizione: 'Concorre il 10%, Mezzogiorno' },
];

/** From the form of 2026 losses of the year and of a winding-up have columns of their own. */
const COLONNE_PERDITE = 2026;

const perdite = (anno: number): RigoScheda =>
  rigo(17, 'Perdite', [
    mostra(1, 'Limitate', impresa.limitateAgricole, { formulaBreve: 'fino all’80%' }),
    mostra(2, 'Piene', impresa.pieneAgricole),
    ...(anno < COLONNE_PERDITE
      ? []
      : [
          mostra(91, 'Perdite dell’anno', impresa.perditeAnnoAgricole, {
            formulaBreve: 'di RF, RG e RH, fino a RD16',
            istruzioni: 'Sul modello è la colonna 2A.',
          }),
          inserisce(92, 'Da liquidazione', impresa.perditeLiquidazione, {
            istruzioni: 'Che restano alla fine della liquidazione. Sul modello è la colonna 2B.',
          }),
        ]),
    mostra(3, 'Totale', impresa.usateAgricole, {
      formulaBreve:
        anno < COLONNE_PERDITE ? 'perdite dell’anno + col. 1 + col. 2' : 'col. 1 + 2 + 2A + 2B, fino a RD16',
    }),
  ]);

/** RD of a form year. */
export const makeQuadroRD = (anno: number): QuadroScheda => ({
  codice: 'RD',
  titolo: 'Allevamento e produzioni agricole',
  titoloBreve: 'Allevamento',
  fascicolo: 3,
  copertura: 'esatto',
  nota: 'I capi di RD2 e RD3 vengono dallo schema di calcolo delle istruzioni. I righi da 901 e le colonne da 91 sono interni.',
  dipendeDa: ['RF', 'RG', 'RH'],
  sezioni: [
    ...makeSezioniProduzioni(anno),
    {
      titolo: 'Sezione IV, reddito',
      righi: [
        rigo(901, 'Reddito già determinato a parte (dato interno)', [inserisce(1, 'Importo', r.altrove)]),
        rigo(11, 'Totale', [
          mostra(1, 'Importo', r.totale, {
            formulaBreve:
              anno < DAI_FABBRICATI ? 'RD5 + RD9 + RD10 col. 7' : 'RD5 + RD9 + RD9A + RD10 col. 7',
          }),
        ]),
        rigo(12, 'Utili del contratto di rete', [
          inserisce(1, 'Importo', r.reteImprese, {
            istruzioni: 'Riserva usata per altro, o adesione venuta meno.',
          }),
        ]),
        rigo(14, 'Reddito', [mostra(1, 'Importo', r.lordo, { formulaBreve: 'RD11 + RD12' })]),
        rigo(15, 'Quote dei familiari o del coniuge', [inserisce(1, 'Importo', r.quoteFamiliari)]),
        rigo(16, 'Reddito di spettanza', [
          inserisce(91, 'Impatriati', r.impatriati, { opzioni: IMPATRIATI }),
          mostra(1, 'Importo', r.spettanza, { formulaBreve: 'RD14 − RD15, ridotto per gli impatriati' }),
        ]),
        perdite(anno),
        rigo(
          18,
          'Reddito',
          [mostra(1, 'A RN1', impresa.allevamento, { formulaBreve: 'RD16 − RD17 col. 3' })],
          {
            totale: true,
          },
        ),
        rigo(19, 'Ritenute d’acconto', [inserisce(1, 'A RN33', r.ritenute)]),
      ],
    },
  ],
});

export const quadroRD = makeQuadroRD(2025);
