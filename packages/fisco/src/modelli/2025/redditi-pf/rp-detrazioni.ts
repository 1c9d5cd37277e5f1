import * as altre from '../../../regole/altre-detrazioni.ts';
import * as campione from '../../../regole/campione.ts';
import * as canoni from '../../../regole/canoni.ts';
import * as startUp from '../../../regole/start-up.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { type AnnoRP, sezioniLavori } from './rp-lavori.ts';

const scelta = (codice: number, descrizione: string) => ({ codice: String(codice), descrizione });
const contratti = [
  scelta(1, 'Canone libero'),
  scelta(2, 'Canone concordato'),
  scelta(4, 'Giovane inquilino'),
];

const TIPI_SOCIETA = [
  scelta(1, 'Investimento diretto'),
  scelta(2, 'Per il tramite di un organismo di investimento'),
  scelta(3, 'Per il tramite di una società di capitali'),
  scelta(4, 'Ricevuto da una società di persone'),
  scelta(5, 'Ricevuto da una società trasparente, tramite altra società'),
];
const TIPI_INVESTIMENTO = [
  scelta(1, 'Start-up innovativa'),
  scelta(2, 'PMI innovativa'),
  scelta(3, 'Start-up innovativa, de minimis'),
  scelta(4, 'PMI innovativa, de minimis'),
  scelta(5, 'PMI innovativa, oltre 300.000 euro'),
];
/** RP80: from the form of 2025 what gives a credit beyond the tax stands apart, in the columns with a letter. */
const investimento = (anno: AnnoRP): RigoScheda => {
  const apparte: readonly Colonna[] =
    anno < 2025
      ? []
      : [
          inserisce(92, 'Detrazione de minimis', startUp.detrazioneRimborsabile, {
            istruzioni: `È contata qui dal ${anno === 2025 ? '50%' : '65%'} di col. 3; si indica solo quella ricevuta per trasparenza. Sul modello è la colonna 5A.`,
          }),
          mostra(93, 'Totale de minimis', startUp.totaleMinimis, {
            formulaBreve: 'RP80 col. 5A, tutti i moduli',
            istruzioni: 'Sul modello è la colonna 6A.',
          }),
        ];
  return rigo(
    80,
    'Investimenti in start-up e PMI innovative',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Tipologia', 'codice', { opzioni: TIPI_SOCIETA }),
      inserisce(3, 'Importo', startUp.importo, {
        istruzioni:
          'Non con le tipologie 4 e 5. Entro un milione di euro, 100.000 de minimis (300.000 le PMI).',
      }),
      inserisce(4, 'Codice', startUp.tipo, { opzioni: TIPI_INVESTIMENTO.slice(0, anno < 2026 ? 5 : 3) }),
      inserisce(5, 'Detrazione', startUp.detrazione, {
        istruzioni: 'È contata qui da col. 3 e col. 4; si indica solo quella ricevuta per trasparenza.',
      }),
      mostra(6, 'Totale', startUp.totale, { formulaBreve: 'RP80 col. 5, tutti i moduli' }),
      inserisce(7, 'Decadenza, interessi', startUp.interessiDecaduta),
      inserisce(8, 'Decadenza, detrazione fruita', startUp.decaduta, {
        istruzioni: 'Con gli interessi di col. 7: si somma all’imposta lorda, RN5.',
      }),
      inserisce(9, 'Decadenza, eccedenza', startUp.eccedenzaDecaduta, {
        istruzioni: 'Si toglie dai residui di RN18, RN19 e RN20, col. 1.',
      }),
      annota(91, 'Identificativo estero', 'testo', { istruzioni: 'Sul modello è la colonna 1A.' }),
      ...apparte,
    ],
    { raccolta: startUp.investimenti },
  );
};
const eccedenzaStartUp = rigo(81, 'Eccedenza del credito per start-up', [
  inserisce(1, 'Credito', startUp.creditoPrecedente, { istruzioni: 'RX42, colonna 5, dell’anno prima.' }),
  inserisce(2, 'Compensato in F24', startUp.creditoCompensato),
]);

const AGEVOLABILI = [
  scelta(1, 'Dominicali, RA'),
  scelta(2, 'Agrari, RA'),
  scelta(3, 'Fabbricati, RB'),
  scelta(6, 'Capitale e diversi, RL'),
  scelta(7, 'Tassazione ordinaria, RM'),
  scelta(8, 'Plusvalenze a tassazione ordinaria, RT'),
  scelta(9, 'Lavoro autonomo, RE'),
  scelta(10, 'Impresa ordinaria, RF'),
  scelta(11, 'Impresa semplificata, RG'),
  scelta(12, 'Impresa forfetaria, RD'),
  scelta(13, 'Partecipazione, RH'),
];
const sezioneCampione: QuadroScheda['sezioni'][number] = {
  titolo: 'Sezione VII, Campione d’Italia',
  righi: [
    rigo(
      90,
      'Redditi in euro',
      [
        inserisce(1, 'Codice', campione.inEuro.codice, { opzioni: AGEVOLABILI }),
        inserisce(2, 'Importo', campione.inEuro.importo, {
          istruzioni: 'L’agevolazione si toglie in RN1; quella di RF, RG e RD in quei quadri.',
        }),
      ],
      { raccolta: campione.inEuro.raccolta },
    ),
    rigo(91, 'Redditi prodotti a Campione d’Italia', [
      inserisce(1, 'In euro, impresa e lavoro autonomo', campione.prodotti.euro),
      inserisce(2, 'In franchi, altri redditi', campione.prodotti.franchi),
      inserisce(3, 'In franchi, impresa e lavoro autonomo', campione.prodotti.franchiImpresa),
      inserisce(4, 'Dal soggetto trasparente', campione.prodotti.trasparenza),
    ]),
  ],
};

/** Sections III to VII of RP: works on buildings, rents, start-ups and the rest. */
export const sezioniCasa = (anno: AnnoRP): QuadroScheda['sezioni'] => [
  ...sezioniLavori(anno),
  {
    titolo: 'Sezione V, canoni di locazione',
    righi: [
      rigo(
        71,
        'Inquilini',
        [
          inserisce(1, 'Tipologia', canoni.tipologia, { opzioni: contratti }),
          inserisce(2, 'Giorni', canoni.giorni, { max: 365 }),
          inserisce(3, 'Percentuale', canoni.quota, { max: 100 }),
          inserisce(4, 'Canone', canoni.canone, { istruzioni: 'Canone dell’anno: solo con la tipologia 4.' }),
        ],
        { raccolta: canoni.inquilini },
      ),
      rigo(72, 'Lavoratori trasferiti', [
        inserisce(1, 'Giorni', canoni.giorniTrasferito, { max: 365 }),
        inserisce(2, 'Percentuale', canoni.quotaTrasferito, { max: 100 }),
      ]),
      rigo(73, 'Affitto di terreni a giovani agricoltori', [
        inserisce(1, 'Canone', canoni.canoneTerreni, {
          max: 6_318,
          istruzioni: 'Entro il canone che dà 80 euro di detrazione per ettaro.',
        }),
      ]),
    ],
  },
  {
    titolo: 'Sezione VI, altre detrazioni',
    righi: [
      investimento(anno),
      ...(anno < 2026 ? [] : [eccedenzaStartUp]),
      rigo(82, 'Mantenimento del cane guida', [inserisce(1, 'Spetta', altre.caneGuida)]),
      rigo(
        83,
        'Altre detrazioni',
        [
          inserisce(1, 'Codice', altre.codice, {
            opzioni: [
              scelta(1, 'Borse di studio di Regioni e Province autonome'),
              scelta(2, 'Donazioni all’ospedale Galliera di Genova'),
              ...(anno === 2023 ? [scelta(3, 'Credito d’imposta vacanze, 20%')] : []),
            ],
          }),
          inserisce(2, 'Importo', altre.importo, {
            istruzioni: 'Detrazione già determinata; per il codice 2 la donazione.',
          }),
        ],
        { raccolta: altre.conCodice },
      ),
    ],
  },
  sezioneCampione,
];
