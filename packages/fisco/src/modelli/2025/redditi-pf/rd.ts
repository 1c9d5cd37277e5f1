import * as r from '../../../regole/agricole.ts';
import * as impresa from '../../../regole/impresa.ts';
import { annota, inserisce, mostra, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';

const IMPATRIATI = [
  { codice: '1', descrizione: 'Concorre il 50%' },
  { codice: '2', descrizione: 'Concorre il 30%' },
  { codice: '4', descrizione: 'Concorre il 10%, Mezzogiorno' },
];

/** From the form of 2025 what grows in buildings has a section of its own: its righi have a letter. */
const DAI_FABBRICATI = 2025;
/** From the form of 2026 losses of the year and of a winding-up have columns of their own. */
const COLONNE_PERDITE = 2026;

const produzione = (
  numeri: readonly [number, number, number, number],
  di: typeof r.vegetali,
  nome: (posto: number) => string,
): RigoScheda[] => [
  rigo(numeri[0], 'Superfici', [
    inserisce(1, 'Di produzione', di.superficie, { istruzioni: 'Bancali e ripiani, in metri quadrati.' }),
    inserisce(2, 'Di riferimento', di.terreno, { istruzioni: 'Quella del reddito agrario.' }),
  ]),
  rigo(numeri[1], 'Superficie eccedente', [
    mostra(1, 'Superficie', di.eccedente, { formulaBreve: `${nome(0)} col. 1 − 2 × col. 2` }),
  ]),
  rigo(numeri[2], 'Reddito agrario', [
    inserisce(1, 'Importo', di.agrario, {
      istruzioni: 'Della superficie di riferimento, con le tariffe d’estimo.',
    }),
  ]),
  rigo(numeri[3], 'Reddito della produzione eccedente', [
    mostra(1, 'Reddito', di.reddito, { formulaBreve: `${nome(1)} × ${nome(2)} / ${nome(0)} col. 2` }),
  ]),
];

const connesse = (anno: number): RigoScheda =>
  rigo(10, 'Attività agricole connesse', [
    inserisce(1, 'Agriturismo', r.agriturismo),
    inserisce(2, 'Manipolazione', r.manipolazione, { istruzioni: 'Art. 56-bis, c. 2, del TUIR.' }),
    inserisce(3, 'Servizi', r.servizi, { istruzioni: 'Art. 56-bis, c. 3, del TUIR.' }),
    inserisce(4, 'Floricoltura', r.floricoltura, { istruzioni: 'Art. 56-bis, c. 3-bis, del TUIR.' }),
    inserisce(5, 'Energia', r.energia, { istruzioni: 'Senza la quota incentivo.' }),
    inserisce(6, 'Enoturismo', r.enoturismo, { istruzioni: 'Anche oleoturismo.' }),
    ...(anno < DAI_FABBRICATI
      ? []
      : [
          inserisce(91, 'Beni per l’ambiente', r.beniAmbientali, {
            istruzioni: 'Art. 56-bis, c. 3-ter, del TUIR. Sul modello è la colonna 6A.',
          }),
        ]),
    mostra(7, 'Reddito', r.connesse, {
      formulaBreve:
        anno < DAI_FABBRICATI
          ? '25% di col. 1, 3, 5 e 6, 15% di col. 2, 5% di col. 4'
          : '25% di col. 1, 3, 5, 6 e 6A, 15% di col. 2, 5% di col. 4',
    }),
  ]);

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
    {
      titolo: 'Sezione I, allevamento di animali',
      righi: [
        rigo(1, 'Attività', [annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 })]),
        rigo(2, 'Capi allevati', [
          inserisce(1, 'Capi', r.capiAllevati, { istruzioni: 'Totale B dello schema di calcolo.' }),
        ]),
        rigo(3, 'Capi allevabili', [
          inserisce(1, 'Capi', r.capiAllevabili, {
            istruzioni: 'Totale A dello schema × 219,08 / 51,64569.',
          }),
        ]),
        rigo(4, 'Capi eccedenti', [mostra(1, 'Capi', r.capiEccedenti, { formulaBreve: 'RD2 − RD3' })]),
        rigo(5, 'Reddito dell’allevamento', [
          inserisce(91, 'Soli familiari', r.soliFamiliari, {
            istruzioni: 'Casella «Impiego propri familiari».',
          }),
          mostra(1, 'Reddito', r.redditoAllevamento, {
            formulaBreve: 'RD4 × 0,058532, o × 0,029266 con i soli familiari',
          }),
        ]),
      ],
    },
    {
      titolo: 'Sezione II, produzione di vegetali',
      righi: produzione([6, 7, 8, 9], r.vegetali, (posto) => `RD${6 + posto}`),
    },
    ...(anno < DAI_FABBRICATI
      ? []
      : [
          {
            titolo: 'Sezione II-A, produzione di vegetali in fabbricati',
            righi: produzione([906, 907, 908, 909], r.fabbricati, (posto) => `RD${6 + posto}A`).map(
              (uno) => ({
                ...uno,
                titolo: `${uno.titolo} (RD${uno.rigo - 900}A)`,
              }),
            ),
          },
        ]),
    { titolo: 'Sezione III, attività agricole connesse', righi: [connesse(anno)] },
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
