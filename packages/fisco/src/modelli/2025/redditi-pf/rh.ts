import * as impresa from '../../../regole/impresa.ts';
import * as r from '../../../regole/partecipazioni.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { listOpzioni } from './rm-colonne.ts';

const tipi = listOpzioni([
  ['1', 'Impresa'],
  ['2', 'Associazione fra professionisti'],
  ['3', 'Società semplice di lavoro autonomo'],
  ['4', 'Altra società semplice'],
  ['5', 'Impresa: recesso, esclusione, liquidazione'],
  ['6', 'Semplice di lavoro autonomo: recesso o liquidazione'],
  ['7', 'Associazione: recesso o liquidazione'],
  ['8', 'Altra semplice: recesso o liquidazione'],
]);
const agevolazioni = listOpzioni([
  ['1', 'Ricercatori: in col. 4 il 10%'],
  ['3', 'Impatriati: in col. 4 il 50%'],
  ['4', 'Impatriati: in col. 4 il 30%'],
  ['5', 'Impatriati nel Mezzogiorno: in col. 4 il 10%'],
  ['6', 'Sportivi professionisti: in col. 4 il 50%'],
]);
/** What the agreement adds, from 2025; column 4A from 2026. */
const concordato = (anno: number, da: number, di: typeof r.quota): readonly Colonna[] =>
  anno < 2025
    ? []
    : [
        ...(anno < 2026 ? [] : [inserisce(92, 'Perdita non compensata (col. 4A)', di.nonCompensata)]),
        inserisce(93, `Quota CPB pari a zero (col. ${da - 1}A)`, di.isConcordata, {
          istruzioni: 'Da barrare se la quota del concordato è pari a zero.',
        }),
        inserisce(da, 'Reddito CPB', di.concordato),
        inserisce(da + 1, 'Perdita CPB', di.perditaConcordata),
        inserisce(da + 2, 'Soglia minima', di.soglia),
      ];
const ordina = (colonne: readonly Colonna[]) => [...colonne].sort((x, y) => x.colonna - y.colonna);

const partecipazione = (numero: number, anno: number) =>
  rigo(
    numero,
    'Partecipazione',
    ordina([
      annota(1, 'Codice fiscale della società', 'codiceFiscale'),
      inserisce(2, 'Tipo', r.genereQuota, { opzioni: tipi, istruzioni: 'Senza codice è un’impresa.' }),
      annota(3, 'Quota %', 'percentuale', { max: 100 }),
      inserisce(4, 'Reddito o perdita', r.quotaReddito, { negativi: true }),
      annota(5, 'Perdita piena', 'barrata'),
      annota(6, 'Redditi di terreni', 'barrata'),
      annota(7, 'Detrazione', 'barrata', { istruzioni: 'Se spetta quella dell’art. 13, c. 5.' }),
      inserisce(8, 'Reddito minimo', r.quota.minimo),
      inserisce(9, 'Ritenute', r.ritenuteQuota),
      inserisce(10, 'Crediti d’imposta', r.quota.crediti),
      annota(11, 'Agevolazione', 'codice', { opzioni: agevolazioni }),
      inserisce(12, 'Oneri detraibili', r.quota.oneri),
      inserisce(13, 'Non imponibile', r.fondiario, { istruzioni: 'Fondiari, anche di coltivatori e IAP.' }),
      ...concordato(anno, 14, r.quota),
    ]),
    { raccolta: r.partecipazioni },
  );
const trasparente = (numero: number, anno: number) =>
  rigo(
    numero,
    'Società in trasparenza',
    ordina([
      annota(1, 'Codice fiscale della società', 'codiceFiscale'),
      annota(3, 'Quota %', 'percentuale', { max: 100 }),
      inserisce(4, 'Reddito o perdita', r.trasparente.reddito, { negativi: true }),
      annota(5, 'Perdita piena', 'barrata'),
      inserisce(8, 'Reddito minimo', r.trasparente.minimo),
      inserisce(9, 'Ritenute', r.trasparente.ritenute),
      inserisce(10, 'Crediti d’imposta', r.trasparente.crediti),
      inserisce(11, 'Crediti esteri', r.trasparente.estero),
      inserisce(12, 'Oneri detraibili', r.trasparente.oneri),
      inserisce(13, 'Eccedenza', r.trasparente.eccedenza),
      inserisce(14, 'Acconti', r.trasparente.acconti),
      ...concordato(anno, 15, r.trasparente),
    ]),
    { raccolta: r.trasparenti },
  );
const totale = (numero: number, titolo: string, colonne: readonly Colonna[]) =>
  rigo(numero, titolo, colonne, { totale: true });

/** RH of a form year: the agreement from 2025, column 4A and RH26 from 2026. */
export const makeQuadroRH = (anno: number): QuadroScheda => ({
  codice: 'RH',
  titolo: 'Redditi di partecipazione in società di persone',
  titoloBreve: 'Partecipazioni',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'Le perdite d’impresa si compensano con gli altri redditi d’impresa dell’anno e si riportano. Il credito di fondi, gli oneri, l’eccedenza e gli acconti di RH20, RH22-RH24 si riportano a mano in RN e RP; così la detrazione dell’art. 13, c. 5 in RN7. Le colonne da 90 sono quelle che il modello distingue con una lettera; interni i righi da 901.',
  dipendeDa: ['RF', 'RG', 'RD'],
  sezioni: [
    {
      titolo: 'Sezione I, dati delle società',
      righi: [1, 2, 3, 4].map((numero) => partecipazione(numero, anno)),
    },
    {
      titolo: 'Sezione II, società in trasparenza',
      righi: [5, 6].map((numero) => trasparente(numero, anno)),
    },
    {
      titolo: 'Sezione III, determinazione del reddito',
      righi: [
        rigo(7, 'Redditi di partecipazione in imprese', [
          mostra(1, 'Reddito minimo', r.minimo, { formulaBreve: 'col. 8' }),
          mostra(2, 'Redditi', r.redditi, { formulaBreve: 'quote positive, da RH1 a RH6' }),
        ]),
        rigo(8, 'Perdite di partecipazione in imprese', [
          mostra(1, 'Perdite', r.perdite, { formulaBreve: 'quote negative, da RH1 a RH6' }),
        ]),
        rigo(9, 'Differenza', [
          mostra(1, 'Perdite residue', r.perditaResidua, { formulaBreve: 'RH8 non usate' }),
          mostra(2, 'Reddito', r.guadagno, { formulaBreve: 'RH7 col. 2 − RH8, almeno i minimi' }),
        ]),
        rigo(10, 'Perdite d’impresa dell’anno', [
          mostra(1, 'Importo', impresa.perditaUsataQuote, { formulaBreve: 'di RF e RG' }),
        ]),
        rigo(11, 'Differenza', [
          mostra(1, 'Importo', impresa.quoteNette, { formulaBreve: 'RH9 col. 2 − RH10' }),
        ]),
        rigo(12, 'Perdite d’impresa precedenti', [
          mostra(1, 'Limitate', impresa.perditeQuote.limitateUsate, { formulaBreve: 'fino all’80%' }),
          mostra(2, 'Piene', impresa.perditeQuote.pieneUsate),
        ]),
        totale(14, 'Redditi di partecipazione in imprese', [
          mostra(1, 'Importo', impresa.redditoQuoteImprese, { formulaBreve: 'RH11 − RH12, a RN1' }),
        ]),
        rigo(15, 'Associazioni fra professionisti', [
          mostra(1, 'Reddito o perdita', r.lordoAssociazioni, { formulaBreve: 'tipi 2 e 7', negativi: true }),
        ]),
        rigo(16, 'Perdite di lavoro autonomo precedenti', [
          inserisce(1, 'Importo', r.perditeAutonomo, { istruzioni: 'Fino al reddito di RH15.' }),
        ]),
        totale(17, 'Redditi di associazioni', [
          mostra(1, 'Importo', r.redditoAssociazioni, { formulaBreve: 'RH15 − RH16, a RN1', negativi: true }),
        ]),
        totale(18, 'Società semplici', [
          mostra(1, 'Redditi', r.redditoSocietaSemplici, { formulaBreve: 'tipi 3, 4, 6 e 8, a RN1' }),
          mostra(2, 'Non imponibile', r.fondiarioNonImponibile, { formulaBreve: 'col. 13' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione IV, riepilogo',
      righi: [
        totale(19, 'Totale ritenute', [
          mostra(1, 'Totale', r.ritenutePartecipazioni, { formulaBreve: 'col. 9, a RN33' }),
        ]),
        totale(20, 'Totale crediti d’imposta', [
          annota(1, 'Fondi comuni', 'euro'),
          mostra(2, 'Totale', r.totali.crediti, { formulaBreve: 'col. 10, a RN32' }),
        ]),
        totale(21, 'Crediti esteri', [
          mostra(1, 'Totale', r.totali.estero, { formulaBreve: 'RH5 e RH6 col. 11, a RN29' }),
        ]),
        totale(22, 'Oneri detraibili', [mostra(1, 'Totale', r.totali.oneri, { formulaBreve: 'col. 12' })]),
        totale(23, 'Eccedenza', [
          mostra(1, 'Totale', r.totali.eccedenza, { formulaBreve: 'RH5 e RH6 col. 13' }),
        ]),
        totale(24, 'Acconti', [mostra(1, 'Totale', r.totali.acconti, { formulaBreve: 'RH5 e RH6 col. 14' })]),
        rigo(25, 'Imposte delle controllate estere', [annota(1, 'Importo', 'euro')]),
        ...(anno < 2026
          ? []
          : [
              rigo(26, 'Quota non imponibile del socio IAP', [
                inserisce(1, 'Importo', r.quotaIap, { max: 12_500 }),
              ]),
            ]),
      ],
    },
    {
      titolo: 'Perdite (dati interni)',
      righi: [
        rigo(901, 'Perdite precedenti', [
          inserisce(1, 'Limitata 80%', impresa.perditeQuote.limitate),
          inserisce(2, 'Piena', impresa.perditeQuote.piene),
          mostra(3, 'Utilizzate', impresa.perditeQuote.usate),
          mostra(4, 'Limitate da riportare', impresa.perditeQuote.limitateResidue),
          mostra(5, 'Piene da riportare', impresa.perditeQuote.pieneResidue),
        ]),
        rigo(902, 'Perdite dell’anno', [
          mostra(1, 'Usate su RF e RG', impresa.perditeQuoteUsate),
          mostra(3, 'Da riportare', impresa.perditaQuoteAnno),
        ]),
      ],
    },
  ],
});

export const quadroRH = makeQuadroRH(2025);
