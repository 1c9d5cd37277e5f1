import * as r from '../../../regole/agricole.ts';
import { annota, inserisce, mostra, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';

/** From the form of 2025 what grows in buildings has a section of its own: its righi have a letter. */
export const DAI_FABBRICATI = 2025;
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

/** RD1-RD10: what is counted of animals, of what grows, of what goes with the land. */
export const makeSezioniProduzioni = (anno: number): QuadroScheda['sezioni'] => [
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
          righi: produzione([906, 907, 908, 909], r.fabbricati, (posto) => `RD${6 + posto}A`).map((uno) => ({
            ...uno,
            titolo: `${uno.titolo} (RD${uno.rigo - 900}A)`,
          })),
        },
      ]),
  { titolo: 'Sezione III, attività agricole connesse', righi: [connesse(anno)] },
];
