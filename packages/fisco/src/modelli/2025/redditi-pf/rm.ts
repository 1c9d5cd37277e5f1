import * as a from '../../../regole/imposte-separate.ts';
import * as s from '../../../regole/tassazione-separata.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { findTipi } from './rm-codici.ts';
import * as c from './rm-colonne.ts';

type Sezione = QuadroScheda['sezioni'][number];

/** The total of what is taxed apart, and of what a person chose to tax as the rest. */
const riepilogo = (numero: number, acconto: number): readonly RigoScheda[] => [
  rigo(
    numero,
    'Redditi a tassazione separata',
    [
      mostra(1, 'Redditi', s.baseAcconto, { formulaBreve: 'senza ritenute né opzione' }),
      inserisce(2, 'Trattenuto', s.trattenuto),
      mostra(acconto, 'Acconto', s.acconto, { formulaBreve: '20% di col. 1 − col. 2, a RX12' }),
    ],
    { totale: true },
  ),
  rigo(
    numero + 1,
    'Redditi a tassazione ordinaria',
    [
      mostra(1, 'Redditi', s.redditoOpzione, { formulaBreve: 'a RN1' }),
      mostra(2, 'Ritenute', s.ritenuteOpzione, { formulaBreve: 'a RN33' }),
    ],
    { totale: true },
  ),
];
const obbligazioni = (numero: number, colonne: readonly Colonna[]) =>
  rigo(numero, 'Proventi di obbligazioni', [inserisce(1, 'Reddito', a.provento), ...colonne], {
    raccolta: a.obbligazioni,
  });
const { lezioni } = a;
const importiLezioni = (da: number): readonly Colonna[] => [
  inserisce(da, 'Eccedenza precedente', lezioni.eccedenza),
  inserisce(da + 1, 'Compensata in F24', lezioni.compensata),
  inserisce(da + 2, 'Acconti versati', lezioni.acconti),
  inserisce(da + 3, 'Acconti sospesi', lezioni.sospesi),
];
const saldoLezioni = (debito: number): readonly Colonna[] => [
  mostra(debito, 'A debito', lezioni.debito, { formulaBreve: 'a RX18' }),
  mostra(debito + 1, 'A credito', lezioni.credito, { formulaBreve: 'a RX18' }),
];
const accontiLezioni = (da: number): readonly Colonna[] => [
  mostra(da, 'Primo acconto', lezioni.acconto.primo),
  mostra(da + 1, 'Secondo acconto', lezioni.acconto.secondo),
];
const impostaLezioni = (colonna: number) =>
  mostra(colonna, 'Imposta', lezioni.imposta, { formulaBreve: '15% di col. 1' });

/** Until the form of 2024: nineteen sections. */
const fino2024 = (anno: number, tipi = findTipi(anno)): readonly Sezione[] => [
  { titolo: 'Sezione I, indennità e anticipazioni', righi: [1, 2].map((n) => c.indennita(n, tipi)) },
  {
    titolo: 'Sezione II, indennità, plusvalenze e redditi',
    righi: [3, 4, 5, 6, 7].map((n) => c.plusvalenza(n, tipi)),
  },
  {
    titolo: 'Sezione III, imposte e oneri rimborsati',
    righi: [c.oneriRimborsati(8, [2, 1]), c.oneriDedotti(9)],
  },
  { titolo: 'Sezione IV, eredi e legatari', righi: [10, 11].map((n) => c.eredi(n)) },
  {
    titolo: 'Sezione V, redditi di capitale',
    righi: [
      c.capitaleEstero(12, { opzione: 7, imposta: 6, casella: 8 }, tipi),
      obbligazioni(13, [inserisce(2, 'Imposta', a.impostaIndicata, { istruzioni: 'A RX8.' })]),
    ],
  },
  { titolo: 'Sezione VI, riepilogo', righi: riepilogo(14, 4) },
  { titolo: 'Sezione VII, depositi a garanzia', righi: [c.depositi(16)] },
  {
    titolo: 'Sezione VIII, imprese estere partecipate',
    righi: [
      c.impresaEstera(17, { aliquota: 3, imposta: 4, estera: 5, dovuta: 6, stabile: 7 }),
      c.saldoEstere(18, 1),
    ],
  },
  { titolo: 'Sezione IX, premi di assicurazioni', righi: [c.premi(19)] },
  { titolo: 'Sezione X, rivalutazione dei terreni', righi: [20, 21, 22].map(c.rivalutazione) },
  { titolo: 'Sezione XI, pignoramento presso terzi', righi: c.pignoramenti(23) },
  {
    titolo: 'Sezione XII, redditi senza ritenute',
    righi: [
      c.tfrDiretto(25),
      rigo(
        26,
        'Arretrati di lavoro dipendente',
        [
          inserisce(1, 'Arretrati', s.importoArretrati),
          inserisce(2, 'Trattenuto', s.trattenutoArretrati),
          mostra(4, 'Acconto', s.accontoArretrati, { formulaBreve: '20% di col. 1 − col. 2, a RX12' }),
        ],
        { raccolta: s.arretrati },
      ),
      rigo(
        27,
        'Fine di collaborazione',
        [
          annota(1, 'Anno', 'intero', { min: 1950, max: 2099 }),
          inserisce(2, 'Indennità', s.importoCollaborazione),
          annota(3, 'Maturato in tutto', 'euro'),
          mostra(4, 'Acconto', s.accontoCollaborazione, { formulaBreve: '20% di col. 2, a RX12' }),
        ],
        { raccolta: s.fineCollaborazioni },
      ),
    ],
  },
  { titolo: 'Sezione XIII, riallineamento dei valori', righi: [c.riallineamento(28)] },
  { titolo: 'Sezione XIV, bonus e stock option', righi: [c.bonus(29, [4, 3])] },
  { titolo: 'Sezione XV, noleggio di imbarcazioni', righi: [c.noleggio(30, [3, 2])] },
  { titolo: 'Sezione XVI, beni sequestrati', righi: [c.sequestrati(31)] },
  {
    titolo: 'Sezione XVII, lezioni private',
    righi: [
      rigo(32, 'Lezioni private', [
        inserisce(1, 'Compensi', lezioni.compensi),
        impostaLezioni(2),
        ...importiLezioni(3),
        ...saldoLezioni(7),
      ]),
      rigo(33, 'Acconti {anno}, lezioni private', accontiLezioni(1)),
    ],
  },
  { titolo: 'Sezione XVIII, pensionati esteri', righi: c.pensionati(34) },
  ...(anno === 2023
    ? [
        {
          titolo: 'Sezione XIX, quote di OICR',
          righi: [
            rigo(38, 'Affrancamento delle quote di OICR', [
              inserisce(1, 'Valore al 31/12/2022', a.valoreOicr),
              inserisce(2, 'Costo', a.costoOicr),
              mostra(3, 'Differenza', a.differenzaOicr, { formulaBreve: 'col. 1 − col. 2' }),
              mostra(4, 'Imposta', a.impostaOicr, { formulaBreve: '14% di col. 3, a RX21' }),
            ]),
          ],
        },
      ]
    : []),
];

/** From the form of 2025: the data first, what is computed after. */
const dal2025 = (anno: number, tipi = findTipi(anno)): readonly Sezione[] => [
  {
    titolo: 'Sezione I-A, redditi a tassazione separata',
    righi: [
      c.indennita(1, tipi),
      c.plusvalenza(2, tipi),
      c.oneriRimborsati(3, [1, 2]),
      c.oneriDedotti(4),
      c.eredi(5, tipi),
      rigo(
        6,
        'Arretrati di lavoro dipendente',
        [
          inserisce(1, 'Arretrati', s.importoArretrati),
          ...(anno === 2025 ? [inserisce(2, 'Trattenuto', s.trattenutoArretrati)] : []),
          mostra(3, 'Acconto', s.accontoArretrati, { formulaBreve: '20% di col. 1, a RX12' }),
        ],
        { raccolta: s.arretrati },
      ),
      rigo(
        7,
        'Fine di collaborazione',
        [
          annota(1, 'Anno', 'intero', { min: 1950, max: 2099 }),
          inserisce(2, 'Indennità', s.redditoSeparato),
          annota(3, 'Maturato in tutto', 'euro'),
        ],
        { raccolta: s.separati },
      ),
    ],
  },
  { titolo: 'Sezione I-B, riepilogo', righi: riepilogo(21, 3) },
  {
    titolo: 'Sezione II-A, redditi a imposta sostitutiva',
    righi: [
      c.capitaleEstero(31, { opzione: 7, imposta: 8, casella: 6 }, tipi),
      obbligazioni(32, [
        inserisce(2, 'Aliquota', a.aliquotaProvento, { max: 100 }),
        mostra(3, 'Imposta', a.impostaProvento, { formulaBreve: 'col. 1 × col. 2, a RX8' }),
      ]),
      c.depositi(33),
      c.bonus(34, [3, 4]),
      c.noleggio(35, [2, 3]),
      c.sequestrati(36),
      rigo(37, 'Lezioni private', [
        inserisce(1, 'Compensi', lezioni.compensi),
        ...importiLezioni(2),
        inserisce(6, 'Tassazione ordinaria', lezioni.ordinaria, {
          istruzioni: 'Da barrare per l’opzione: i compensi vanno a RN1.',
        }),
        impostaLezioni(7),
        ...saldoLezioni(8),
        ...accontiLezioni(10),
      ]),
      rigo(38, 'Frontalieri svizzeri', [
        inserisce(1, 'Redditi', a.svizzeri),
        inserisce(2, 'Imposta in Svizzera', a.impostaSvizzera),
        inserisce(3, 'Contributo detraibile', a.contributoSvizzeri, {
          istruzioni: 'Il 20% di quanto versato al Servizio sanitario.',
        }),
        mostra(4, 'Imposta', a.impostaFrontalieri, { formulaBreve: '25% di col. 2 − col. 3, a RX11' }),
      ]),
      c.riallineamento(39),
    ],
  },
  { titolo: 'Sezione II-B, pensionati esteri', righi: c.pensionati(51) },
  {
    titolo: 'Sezione II-C, imprese estere partecipate',
    righi: [
      c.impresaEstera(61, { estera: 3, stabile: 4, aliquota: 5, imposta: 6, dovuta: 7 }),
      c.saldoEstere(62, 4),
      rigo(
        63,
        'Utile di impresa estera, per opzione',
        [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          inserisce(2, 'Utile', a.utileCfc),
          mostra(3, 'Imposta', a.impostaUtile, { formulaBreve: '15% di col. 2, a RX22' }),
          ...(anno === 2025 ? [] : [inserisce(4, 'Acconti', a.accontiUtile)]),
        ],
        { raccolta: a.utili },
      ),
    ],
  },
  { titolo: 'Sezione III-A, premi di assicurazioni', righi: [c.premi(71)] },
  { titolo: 'Sezione III-B, rivalutazione dei terreni', righi: [76, 77].map(c.rivalutazione) },
  { titolo: 'Sezione III-C, pignoramento presso terzi', righi: c.pignoramenti(81) },
  { titolo: 'Sezione IV, redditi senza ritenute', righi: [c.tfrDiretto(91)] },
];

/** What RM does not count, with the righi of its year. */
const writeNota = ([arretrati, obbligazioni, cfc, terzo, tfr]: readonly number[]): string =>
  [
    `L’imposta a tassazione separata è liquidata dall’ufficio: qui se ne calcola l’acconto, anche in RM${arretrati}.`,
    `Si indicano a mano l’aliquota di RM${cfc}, che per i fondi esteri è del 26%, ${obbligazioni ? `l’imposta di RM${obbligazioni}, di cui il modello non chiede l’aliquota, ` : ''}e le durate di RM${tfr}, in mesi.`,
    `Le altre ritenute di RM${terzo} non riducono nessun importo: ciò che non va versato si toglie dall’F24.`,
  ].join(' ');

/** RM of a form year: it was drawn anew in 2025. */
export const makeQuadroRM = (anno: number): QuadroScheda => ({
  codice: 'RM',
  titolo: 'Tassazione separata e imposta sostitutiva',
  titoloBreve: 'Tassazione separata',
  fascicolo: 2,
  copertura: 'esatto',
  nota: writeNota(anno < 2025 ? [26, 13, 17, 23, 25] : [6, 0, 61, 81, 91]),
  dipendeDa: ['FR', 'LM'],
  sezioni: anno < 2025 ? fino2024(anno) : dal2025(anno),
});

export const quadroRM = makeQuadroRM(2025);
