import { opzioneCedolare } from '../regole/fabbricati.ts';
import * as famiglia from '../regole/familiari.ts';
import * as terre from '../regole/terreni.ts';
import { quadroFAFino2022 } from './2025/redditi-pf/fa.ts';
import { ALTRI_DATI, CALAMITA, SEZIONE_CIN } from './2025/redditi-pf/rb.ts';
import { addSezione, extendRighi, mapColonne, type Variazione } from './differenze.ts';
import { quadroCRFino2022 } from './redditi-pf-crediti-fino-2022.ts';
import { inserisce, type QuadroScheda, rigo } from './scheda.ts';

const BREVI = { codice: '2', descrizione: 'Locazione fino a 30 giorni o destinata alle locazioni brevi' };
const withoutCin = (quadro: QuadroScheda): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni.filter(({ titolo }) => titolo !== SEZIONE_CIN),
});
/** Until the form of 2024 there is no 26%: the colonne after it come one place earlier. No CIN either. */
const withoutBrevi = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(withoutCin(quadro), (c, { rigo: numero }) => {
    if (numero === 11) return c.colonna === 3 ? [] : [c.colonna === 4 ? { ...c, colonna: 3 } : c];
    if (numero < 10 && c.colonna === 11) {
      const { opzioni: _, ...senza } = c;
      return [{ ...senza, inserisce: opzioneCedolare, tipo: 'barrata' }];
    }
    if (c.colonna === 16) return [];
    if (numero < 10 && c.colonna === ALTRI_DATI)
      return [{ ...c, colonna: ALTRI_DATI - 1, opzioni: [CALAMITA, BREVI] }];
    return [c.colonna > 16 ? { ...c, colonna: c.colonna - 1 } : c];
  });

const RIFERIMENTI: readonly (readonly [string, string])[] = [
  ['RB10 col. 17', 'RB10 col. 16'],
  ['RB10 col. 18', 'RB10 col. 17'],
  ['RB10 col. 19', 'RB10 col. 18'],
  ['RB11 col. 4', 'RB11 col. 3'],
];
/** What other quadri say of the colonne of RB that moved. */
export const renumberFabbricati = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => {
    const nuova = RIFERIMENTI.find(([prima]) => c.formulaBreve === prima)?.[1];
    return [nuova === undefined ? c : { ...c, formulaBreve: nuova }];
  });

const FINO_2024 =
  'Fino al modello 2024: cedolare al 21% e al 10%, colonna 11 da barrare, colonne dei redditi da 13 a 18.';

/** Until 2023 the incomes of farmers are in column 13: they have no column of their own. */
const withoutIap = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => (c.colonna > 13 ? [] : [c]));

/** Land and rents before 2024: quadri RA, RB, LC and RN of the forms up to 2024. */
export const fondiariFino2024 = {
  RA: {
    nota: 'Fino al modello 2024 i redditi di coltivatori diretti e IAP sono in colonna 13.',
    cambia: withoutIap,
  },
  RB: { nota: FINO_2024, cambia: withoutBrevi },
} satisfies Record<string, Variazione>;

/** The same in the two of those forms that were read. */
export const fondiariLetti = {
  RA: { ...fondiariFino2024.RA, letto: true },
  RB: { ...fondiariFino2024.RB, letto: true },
} satisfies Record<string, Variazione>;

/** Crops grown in buildings have a code from 2026, and it changes the second raise: a box until then. */
export const terreni2026: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) => ({
    ...mapColonne(quadro, (c) => [
      c.colonna === 16
        ? inserisce(16, 'Produzione di vegetali', terre.vegetali, {
            opzioni: [
              { codice: '1', descrizione: 'Reddito dominicale delle colture più alto della rendita' },
              { codice: '2', descrizione: 'Rendita dell’immobile più alta' },
            ],
          })
        : c,
    ]),
    dipendeDa: ['RH'],
  }),
};

const MESI_PICCOLI = inserisce(6, 'Mesi da minore di tre anni', famiglia.mesiMinoreTre, { max: 12 });
/** Children until 2021: 950 or 1,220 euro each, whatever the age. */
export const familiariFino2021: Variazione = {
  nota: 'Figli di ogni età, con gli aumenti per i minori di tre anni, per la disabilità e oltre tre figli. Il rigo 901 è interno. Numerazione delle colonne da riscontrare.',
  cambia: () =>
    addSezione(
      mapColonne(quadroFAFino2022, (c) => {
        if (c.colonna === 5) return [c, MESI_PICCOLI];
        return c.colonna === 9 ? [] : [c];
      }),
      'Almeno quattro figli',
      [
        rigo(901, 'Ulteriore detrazione', [
          inserisce(1, 'Percentuale', famiglia.percentualeUlteriore, {
            max: 100,
            istruzioni:
              'Percentuale dell’ulteriore detrazione di 1.200 euro per chi ha almeno quattro figli a carico.',
          }),
        ]),
      ],
    ),
};

const MEDIAZIONI = 'Mediazioni';
export const withMediazioni = (quadro: QuadroScheda): QuadroScheda =>
  extendRighi(
    mapColonne(quadro, (c) => [c.titolo === 'Prima casa under 36' ? { ...c, titolo: MEDIAZIONI } : c]),
    quadro.codice === 'CR' ? { 13: { titolo: MEDIAZIONI } } : {},
  );
/** CR13 is of the home of who is under 36 from the form of 2022: before it is of mediations. */
export const creditiFino2021: Variazione = {
  nota: 'Il rigo CR13 è delle mediazioni. Differenze di modello da riscontrare.',
  cambia: () => withMediazioni(quadroCRFino2022),
};
